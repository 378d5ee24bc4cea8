import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import styles from './share-dialog.module.css'
import { shareTexts } from './share.texts.ts'

type UnreadLinesDialogProps = {
  /** A sentence for each. */
  readonly lines: readonly string[]
  readonly onClose: () => void
}

/** What of a pasted text was left out, once the rest has become a build. */
export function UnreadLinesDialog({ lines, onClose }: UnreadLinesDialogProps) {
  const texts = shareTexts
  return (
    <Dialog
      open
      title={texts.unreadTitle}
      description={texts.unreadLine}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.unreadClose}
        </Button>
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ul className={styles.unread}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}
