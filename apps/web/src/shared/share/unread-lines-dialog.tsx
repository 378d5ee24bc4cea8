import { type FormEvent, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextArea } from '../ui/fields/text-field.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import styles from './share-dialog.module.css'
import { shareTexts } from './share.texts.ts'
import { leftLines, withCorrected } from './unread-lines.ts'

/** A pasted text with the lines of it that were left out, and a sentence for each reason. */
export type UnreadText = {
  readonly text: string
  readonly at: readonly number[]
  readonly reasons: readonly string[]
}

type UnreadLinesDialogProps = {
  readonly unread: UnreadText
  /** Reads the whole text once more, with the lines as they were corrected. */
  readonly onAgain: (text: string) => void
  readonly onClose: () => void
}

/** What of a pasted text was left out, once the rest has become a build: it stays in a box, to be corrected. */
export function UnreadLinesDialog({ unread, onAgain, onClose }: UnreadLinesDialogProps) {
  const texts = shareTexts
  const { text, at, reasons } = unread
  const [left, setLeft] = useState(() => leftLines(text, at))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAgain(withCorrected(text, at, left))
  }
  return (
    <Dialog
      open
      title={texts.unreadTitle}
      description={texts.unreadLine}
      closeOnOutsidePress={false}
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
        {reasons.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form className={styles.left} onSubmit={submit}>
        <Field label={texts.unreadLeft}>
          <TextArea
            rows={Math.min(7, Math.max(2, at.length))}
            value={left}
            onChange={(event) => setLeft(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" disabled={left === leftLines(text, at)}>
          {texts.unreadAgain}
        </Button>
      </form>
    </Dialog>
  )
}
