import { IMAGE_LIMITS, type KeptImage } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Meter } from '../../ui/display/meter.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldReason } from '../../ui/fields/field-reason.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import styles from './tools.module.css'
import { toolsTexts } from './tools.texts.ts'
import { type PictureUpload, usePictureUpload } from './use-picture-upload.ts'

/** A picture with its words, to be put into the text. */
export type WordedPicture = { readonly path: string; readonly words: string }

type PictureDialogProps = {
  readonly files: readonly File[]
  readonly onInsert: (pictures: readonly WordedPicture[]) => void
  readonly onCancel: () => void
}

/** Sends pictures one after another and asks for the words of each while it is on its way. */
export function PictureDialog({ files, onInsert, onCancel }: PictureDialogProps) {
  const texts = toolsTexts.dialog
  const [ready, setReady] = useState<readonly WordedPicture[]>([])
  const file = files[ready.length]
  const insert = (picture: WordedPicture) => {
    const pictures = [...ready, picture]
    if (pictures.length < files.length) setReady(pictures)
    else onInsert(pictures)
  }
  // What is done already is put in: it was asked for.
  const close = () => (ready.length > 0 ? onInsert(ready) : onCancel())
  return (
    <Dialog
      title={files.length > 1 ? texts.counted(ready.length + 1, files.length) : texts.title}
      size="small"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      closeOnOutsidePress={false}
    >
      {file !== undefined && (
        <OnePicture key={ready.length} file={file} onInsert={insert} onCancel={close} />
      )}
    </Dialog>
  )
}

type OnePictureProps = {
  readonly file: File
  readonly onInsert: (picture: WordedPicture) => void
  readonly onCancel: () => void
}

function OnePicture({ file, onInsert, onCancel }: OnePictureProps) {
  const texts = toolsTexts.dialog
  const [upload, retry] = usePictureUpload(file)
  const [words, setWords] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const isMissing = words.trim() === ''
  const image = upload.state === 'done' ? upload.image : null
  const field = useRef<HTMLInputElement>(null)
  const isRefused = upload.state === 'refused'
  const insert = () => {
    setPressed(true)
    if (isMissing) field.current?.focus()
    else if (image !== null) onInsert({ path: image.path, words })
  }
  return (
    <div className={styles.picture}>
      <Preview file={file} />
      <Progress upload={upload} onRetry={retry} />
      {/* Nobody describes a picture that does not come; what was written stays for the next try. */}
      {!isRefused && (
        <Field
          label={texts.words}
          required
          hint={texts.wordsHint}
          error={wasPressed && isMissing ? texts.wordsMissing : undefined}
        >
          <TextField
            ref={field}
            value={words}
            placeholder={texts.wordsExample}
            maxLength={IMAGE_LIMITS.words}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) insert()
            }}
          />
        </Field>
      )}
      <div className={styles.answers}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button
          variant="primary"
          busy={upload.state === 'sending'}
          disabled={isRefused}
          onClick={insert}
        >
          {texts.insert}
        </Button>
      </div>
    </div>
  )
}

/** The picture as it lies on this device; of what cannot be drawn the name, and below why it is refused. */
function Preview({ file }: { file: File }) {
  const [address] = useState(() => URL.createObjectURL(file))
  const [isDrawable, setDrawable] = useState(true)
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  if (!isDrawable) return <p className={styles.fileName}>{file.name}</p>
  return (
    <div className={styles.sight}>
      <img src={address} alt="" onError={() => setDrawable(false)} />
    </div>
  )
}

function Progress({ upload, onRetry }: { upload: PictureUpload; onRetry: () => void }) {
  const texts = toolsTexts.dialog
  switch (upload.state) {
    case 'sending': {
      const percent = Math.round(upload.share * 100)
      return (
        <div className={styles.progress}>
          <Meter label={texts.progress} value={percent} text={texts.percent(percent)} isProgress />
          <p>{percent === 100 ? texts.made : `${texts.progress} ${texts.percent(percent)}`}</p>
        </div>
      )
    }
    case 'done':
      return (
        <p className={styles.told} role="status">
          {sizeOf(upload.image, texts.done)}
        </p>
      )
    case 'refused':
      return (
        <div className={styles.refused} role="alert">
          <FieldReason>{upload.words}</FieldReason>
          {!upload.isFinal && (
            <Button size="small" onClick={onRetry}>
              {texts.again}
            </Button>
          )}
        </div>
      )
  }
}

function sizeOf({ width, height }: KeptImage, say: (width: string, height: string) => string) {
  return say(formatNumber(width), formatNumber(height))
}
