import { type FormEvent, useState } from 'react'
import { withLongLink } from '../../../shared/share/short-link.ts'
import { UnreadLinesDialog } from '../../../shared/share/unread-lines-dialog.tsx'
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
  const [unread, setUnread] = useState<readonly string[]>([])
  const read = async () => {
    const incoming = readIncoming(await withLongLink(typed), level, texts.lineOf)
    if (!incoming.ok) return setReasons(incoming.reasons)
    if (!onImport(incoming)) return
    if (incoming.unread.length === 0) onClose()
    else setUnread(incoming.unread)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read()
  }
  if (unread.length > 0) return <UnreadLinesDialog lines={unread} onClose={onClose} />
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
