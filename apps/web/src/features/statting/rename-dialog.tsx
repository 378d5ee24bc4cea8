import { type FormEvent, useState } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './rename-dialog.module.css'
import { stattingTexts } from './statting.texts.ts'

type RenameDialogProps = {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** Gives a session another name; a name of spaces is refused where it is typed. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const texts = useTexts(stattingTexts)
  const [draft, setDraft] = useState(name)
  const [isTried, setIsTried] = useState(false)
  const isEmpty = draft.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isEmpty) onRename(draft)
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.tabs.rename}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={texts.tabs.renameLabel}
          error={isTried && isEmpty ? texts.tabs.nameRequired : null}
        >
          <TextField
            value={draft}
            maxLength={40}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          {texts.tabs.rename}
        </Button>
      </form>
    </Dialog>
  )
}
