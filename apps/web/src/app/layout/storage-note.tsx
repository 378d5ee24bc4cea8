import { latePart } from '../../shared/loading/late-part.tsx'
import { useIsOutdated, useStorageStatus } from '../../shared/saved-data/storage-status.ts'

const StorageNoteWords = latePart(
  async () => (await import('./storage-note-words.tsx')).StorageNoteWords,
  { isExtra: true },
)

/** Stays in sight as long as changes live in memory only. */
export function StorageNote() {
  const status = useStorageStatus()
  const notice = useIsOutdated() ? 'newer' : status
  return notice === 'ok' ? null : <StorageNoteWords notice={notice} />
}
