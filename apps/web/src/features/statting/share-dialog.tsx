import { useCallback, useState } from 'react'
import {
  CopyIcon,
  DownloadIcon,
  ImageIcon,
  LinkIcon,
  QrCodeIcon,
  ShareIcon,
} from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { showToast } from '../../shared/toast/toast.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { copyText, downloadFile } from './clipboard.ts'
import { QrCode } from './qr-code.tsx'
import styles from './share-dialog.module.css'
import { writeFile } from './statting-file.ts'
import { stattingTexts } from './statting.texts.ts'
import type { StattingDocument } from './statting-document.ts'

type ShareDialogProps = {
  readonly doc: StattingDocument
  readonly all: readonly StattingDocument[]
  /** The address that opens this session, or null while it is being written. */
  readonly link: string | null
  readonly text: string
  readonly onImage: () => void
  readonly onClose: () => void
}

/** Every way to hand a session on: link, text, picture, QR, system share, file. */
export function ShareDialog({ doc, all, link, text, onImage, onClose }: ShareDialogProps) {
  const texts = useTexts(stattingTexts).share
  const [refused, setRefused] = useState<string | null>(null)
  const [showsQr, setShowsQr] = useState(false)
  async function copy(content: string, done: string) {
    const isCopied = await copyText(content)
    setRefused(isCopied ? null : content)
    if (isCopied) showToast(done, { kind: 'success' })
  }
  function save(docs: readonly StattingDocument[]) {
    const content = new Blob([writeFile(docs)], { type: 'application/json' })
    downloadFile(`${docs.length === 1 ? doc.name : texts.title}.json`, content)
  }
  const canSystemShare = typeof navigator.share === 'function'
  return (
    <Dialog
      open
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.ways}>
        <Button
          block
          icon={<LinkIcon />}
          disabled={link === null}
          onClick={() => void copy(link ?? '', texts.linkCopied)}
        >
          {texts.link}
        </Button>
        <Button block icon={<CopyIcon />} onClick={() => void copy(text, texts.textCopied)}>
          {texts.text}
        </Button>
        <Button block icon={<ImageIcon />} onClick={onImage}>
          {texts.image}
        </Button>
        {canSystemShare && (
          <Button
            block
            icon={<ShareIcon />}
            disabled={link === null}
            onClick={() => void shareBySystem(doc.name, link ?? '')}
          >
            {texts.system}
          </Button>
        )}
        <Button
          block
          icon={<QrCodeIcon />}
          disabled={link === null}
          aria-expanded={showsQr}
          onClick={() => setShowsQr(!showsQr)}
        >
          {texts.qr}
        </Button>
        <Button block icon={<DownloadIcon />} onClick={() => save([doc])}>
          {texts.file}
        </Button>
        {all.length > 1 && (
          <Button block icon={<DownloadIcon />} onClick={() => save(all)}>
            {texts.fileAll}
          </Button>
        )}
      </div>
      {showsQr && link !== null && (
        <QrCode text={link} label={texts.qr} tooLong={texts.qrTooLong} />
      )}
      {refused !== null && (
        <label className={styles.refused}>
          {texts.copyFailed}
          <textarea readOnly rows={4} value={refused} />
        </label>
      )}
    </Dialog>
  )
}

/** A reader who changes their mind in the system's own sheet is no failure. */
async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

type PictureDialogProps = {
  readonly picture: Blob
  readonly name: string
  readonly onClose: () => void
}

/** The finished picture, to save, to send, or to press long where downloads do not work. */
export function PictureDialog({ picture, name, onClose }: PictureDialogProps) {
  const texts = useTexts(stattingTexts).share
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  const file = new File([picture], `${name}.png`, { type: 'image/png' })
  const canShareFile =
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  return (
    <Dialog
      open
      size="large"
      title={texts.image}
      description={texts.imageHint}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          {canShareFile && (
            <Button icon={<ShareIcon />} onClick={() => void navigator.share({ files: [file] })}>
              {texts.system}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            onClick={() => downloadFile(file.name, picture)}
          >
            {texts.image}
          </Button>
        </>
      }
    >
      <img ref={show} className={styles.picture} alt={name} />
    </Dialog>
  )
}
