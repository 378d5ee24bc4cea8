import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { UploadIcon } from '../../../shared/icons/icons.ts'
import { withLongLink } from '../../../shared/share/short-link.ts'
import { type UnreadText, UnreadLinesDialog } from '../../../shared/share/unread-lines-dialog.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { dropReceived, receivedFor } from '../../../shared/files/received.ts'
import type { IncomingReading } from './read-incoming.ts'
import styles from './import-dialog.module.css'
import { stattingTexts } from '../statting.texts.ts'
import type { IncomingBuild } from '../sessions/begin-session.ts'

type ImportDialogProps = {
  readonly onImport: (builds: readonly IncomingBuild[], broken: number) => void
  readonly onClose: () => void
}

/**
 * Takes a pasted text, a link or a JSON file; what cannot be read stays in the field with the reason, and lines that
 * were left out are told once the rest is there.
 */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const texts = stattingTexts.share
  const [text, setText] = useState(() => receivedFor('/statting') ?? '')
  useEffect(dropReceived, [])
  const [reason, setReason] = useState<string | null>(null)
  const [unread, setUnread] = useState<UnreadText | null>(null)
  const file = useRef<HTMLInputElement>(null)

  async function read(content: string) {
    const brought = (await withLongLink(content)).trim()
    // The words of all searches come with the first text that is read.
    const { readIncoming } = await import('./read-incoming.ts')
    const reading = await readIncoming(brought)
    if (reading.kind !== 'builds') {
      // A corrected text goes back into the box, as it is now.
      if (unread !== null) setText(brought)
      setUnread(null)
      return setReason(reasonText(reading, texts))
    }
    onImport(reading.builds, reading.broken)
    const { unread: reasons, unreadAt: at = [] } = reading
    if (reasons.length === 0) onClose()
    else setUnread({ text: brought, at, reasons })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') setReason(texts.importEmpty)
    else void read(text)
  }
  async function readChosen(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (chosen) await read(await chosen.text())
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
      title={texts.importTitle}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.importLabel} error={reason}>
          <TextArea
            rows={7}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setReason(null)
            }}
          />
        </Field>
        <input
          ref={file}
          type="file"
          accept="application/json,.json,text/plain"
          hidden
          aria-label={texts.importFile}
          onChange={(event) => void readChosen(event)}
        />
        <div className={styles.actions}>
          <Button icon={<UploadIcon />} onClick={() => file.current?.click()}>
            {texts.importFile}
          </Button>
          <Button type="submit" variant="primary">
            {texts.import}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Texts = (typeof stattingTexts)['share']

function reasonText(reading: Exclude<IncomingReading, { kind: 'builds' }>, texts: Texts): string {
  switch (reading.kind) {
    case 'newer':
      return texts.newer
    case 'too-large':
      return texts.tooLarge
    case 'foreign':
      return texts.foreign
    case 'unreadable':
      return texts.importUnreadable
    case 'text':
      return reading.reason
  }
}
