import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { UploadIcon } from '../../../shared/icons/icons.ts'
import { withLongLink } from '../../../shared/share/short-link.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import type { CharacterBody } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { readIncoming } from './character-file.ts'

type ImportDialogProps = {
  readonly onImport: (name: string, body: CharacterBody) => void
  readonly onClose: () => void
}

/** Takes a file or a link; what cannot be read stays in the field with the reason. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const texts = characterTexts.import
  const [text, setText] = useState('')
  const [reason, setReason] = useState<string | undefined>()
  const file = useRef<HTMLInputElement>(null)
  const read = async (content: string) => {
    const incoming = readIncoming(await withLongLink(content))
    if (incoming.kind === 'character') onImport(incoming.name, incoming.body)
    else setReason(texts.reasons[incoming.kind])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read(text)
  }
  const readChosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (chosen) await read(await chosen.text())
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
        <>
          <Button icon={<UploadIcon />} onClick={() => file.current?.click()}>
            {texts.file}
          </Button>
          <Button variant="primary" onClick={() => void read(text)}>
            {texts.take}
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <Field label={texts.label} error={reason}>
          <TextArea
            rows={6}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setReason(undefined)
            }}
          />
        </Field>
        <input
          ref={file}
          type="file"
          accept="application/json,.json,text/plain"
          hidden
          aria-label={texts.file}
          onChange={(event) => void readChosen(event)}
        />
      </form>
    </Dialog>
  )
}
