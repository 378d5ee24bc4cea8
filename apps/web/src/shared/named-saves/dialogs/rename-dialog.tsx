import { tidyName } from '@gyeol/korean'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { namedSavesTexts } from '../named-saves.texts.ts'
import styles from '../save-tabs.module.css'

type RenameDialogProps = {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** Gives a save another name; a name nobody would see is refused where it is typed. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const texts = namedSavesTexts
  const [draft, setDraft] = useState(name)
  const [isTried, setIsTried] = useState(false)
  const meant = tidyName(draft)
  const isEmpty = meant === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isEmpty) onRename(meant)
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.rename}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.renameLabel} error={isTried && isEmpty ? texts.nameRequired : null}>
          <TextField
            value={draft}
            maxLength={40}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          {texts.rename}
        </Button>
      </form>
    </Dialog>
  )
}
