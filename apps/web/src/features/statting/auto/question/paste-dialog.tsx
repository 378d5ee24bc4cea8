import { useState } from 'react'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../../shared/ui/layers/dialog.tsx'
import { autoTexts } from '../auto.texts.ts'
import type { AutoForm } from './auto-form.ts'

type PasteDialogProps = {
  readonly form: AutoForm
  readonly onApply: (form: AutoForm) => void
  readonly onClose: () => void
}

/** Wanted options as a text; what is not understood stays in the box, with the reason. */
export function PasteDialog({ form, onApply, onClose }: PasteDialogProps) {
  const texts = autoTexts.paste
  const [typed, setTyped] = useState('')
  const [reasons, setReasons] = useState<readonly string[]>([])
  const apply = async () => {
    if (typed.trim() === '') return setReasons([texts.nothing])
    // The words of all searches come with the first text that is read.
    const { withWishes } = await import('./read-wishes.ts')
    const read = withWishes(form, typed)
    onApply(read.form)
    if (read.reasons.length === 0) return onClose()
    setTyped(read.left)
    setReasons(read.reasons)
  }
  return (
    <Dialog
      open
      title={texts.title}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" onClick={() => void apply()}>
          {texts.apply}
        </Button>
      }
    >
      <Field
        label={texts.label}
        hint={texts.hint}
        error={
          reasons.length === 0
            ? undefined
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
    </Dialog>
  )
}
