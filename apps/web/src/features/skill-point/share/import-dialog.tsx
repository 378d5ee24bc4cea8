import { type FormEvent, useState } from 'react'
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
  readonly onImport: (incoming: Extract<Incoming, { readonly ok: true }>) => void
  readonly onClose: () => void
}

/** A link, a code or a text becomes a build of its own; what is not understood is said by line. */
export function ImportDialog({ level, onImport, onClose }: ImportDialogProps) {
  const texts = skillPointTexts.share
  const [typed, setTyped] = useState('')
  const [reasons, setReasons] = useState<readonly string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const incoming = readIncoming(typed, level, texts.lineOf)
    if (incoming.ok) onImport(incoming)
    else setReasons(incoming.reasons)
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
