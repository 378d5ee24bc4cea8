import { savedDataTexts } from '../../shared/saved-data/saved-data.texts.ts'
import type { Notice } from '../../shared/saved-data/storage-status.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import styles from './storage-note.module.css'

/** Why changes live in memory only, and what helps. */
export function StorageNoteWords({ notice }: { notice: Notice }) {
  const texts = savedDataTexts
  return (
    <div className={styles.note}>
      <HintStrip>{texts[notice]}</HintStrip>
      {notice === 'newer' && (
        <Button size="small" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      )}
    </div>
  )
}
