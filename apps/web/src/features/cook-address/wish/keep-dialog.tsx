import { tidyName } from '@gyeol/korean'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from '../writing/writing.module.css'
import { wishTexts } from './wish.texts.ts'

type KeepDialogProps = {
  readonly onKeep: (name: string) => void
  readonly onClose: () => void
}

/** Keeps the chosen dishes under a name. */
export function KeepDialog({ onKeep, onClose }: KeepDialogProps) {
  const texts = wishTexts.saves
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = tidyName(name) === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty) onKeep(tidyName(name))
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.save}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.name} error={isTried && isEmpty ? texts.nameRequired : null}>
          <TextField
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          {texts.keep}
        </Button>
      </form>
    </Dialog>
  )
}
