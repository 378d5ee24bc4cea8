import { type FormEvent, useState } from 'react'
import { withLongLink } from '../../../shared/share/short-link.ts'
import { type UnreadText, UnreadLinesDialog } from '../../../shared/share/unread-lines-dialog.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import styles from '../dialogs.module.css'
import { type Incoming, readIncoming } from './read-incoming.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

type ImportDialogProps = {
  /** Character level of a text that names none. */
  readonly level: number
  /** False when no more builds can be kept. */
  readonly onImport: (incoming: Extract<Incoming, { readonly ok: true }>) => boolean
  readonly onClose: () => void
}

/** A link, a code or a text becomes a build of its own; what is not understood is said by line. */
export function ImportDialog({ level, onImport, onClose }: ImportDialogProps) {
  const texts = skillPointTexts.share
  const [typed, setTyped] = useState('')
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [unread, setUnread] = useState<UnreadText | null>(null)
  const read = async (content: string) => {
    const brought = await withLongLink(content)
    const incoming = readIncoming(brought, level, texts.lineOf)
    if (!incoming.ok) {
      // A corrected text goes back into the box, as it is now.
      if (unread !== null) setTyped(brought)
      setUnread(null)
      return setReasons(incoming.reasons)
    }
    if (!onImport(incoming)) return
    const { unread: left, unreadAt: at = [] } = incoming
    if (left.length === 0) onClose()
    else setUnread({ text: brought, at, reasons: left })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read(typed)
  }
  if (unread !== null) {
    return (
      <UnreadLinesDialog
        key={unread.text}
        unread={unread}
        onAgain={(corrected) => void read(corrected)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      open
      title={texts.import}
      description={texts.importLine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={texts.importLabel}
          error={
            reasons.length === 0
              ? null
              : reasons.map((reason) => <span key={reason}>{reason} </span>)
          }
        >
          <TextArea
            rows={6}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setReasons([])
            }}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          {texts.importRun}
        </Button>
      </form>
    </Dialog>
  )
}
