import { savedDataTexts } from '../../shared/saved-data/saved-data.texts.ts'
import { useStorageStatus } from '../../shared/saved-data/storage-status.ts'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import styles from './storage-note.module.css'

/** Stays in sight as long as changes live in memory only. */
export function StorageNote() {
  const status = useStorageStatus()
  const texts = savedDataTexts
  if (status === 'ok') return null
  return (
    <div className={styles.note}>
      <HintStrip>{texts[status]}</HintStrip>
    </div>
  )
}
