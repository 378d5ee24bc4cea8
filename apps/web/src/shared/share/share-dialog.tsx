import { type ReactNode, useState } from 'react'
import { copyText } from '../files/copy-text.ts'
import {
  CopyIcon,
  ImageIcon,
  LinkIcon,
  QrCodeIcon,
  ShareIcon,
  ShortLinkIcon,
} from '../icons/icons.ts'
import { showToast } from '../toast/toast.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './share-dialog.module.css'
import { shareTexts } from './share.texts.ts'
import { shortLinkInput, shortLinkUrl } from './short-link.ts'
import { ShortLinkRow, useShortLink } from './short-link-way.tsx'
import { canShareBySystem, shareBySystem } from './system-share.ts'

type ShareDialogProps = {
  /** What is shared; the system's own sheet shows it. */
  readonly name: string
  /** Address that opens it read-only, or null while it is being written. */
  readonly link: string | null
  readonly text: string
  readonly onImage: () => void
  readonly onClose: () => void
  /** Further ways under the usual ones. */
  readonly children?: ReactNode
}

/** The usual ways to hand a planner's work on: link, text, picture, system share, QR code. */
export function ShareDialog({ name, link, text, onImage, onClose, children }: ShareDialogProps) {
  const texts = shareTexts
  const [refused, setRefused] = useState<string | null>(null)
  const [showsQr, setShowsQr] = useState(false)
  const input = link === null ? null : shortLinkInput({ name, link, text })
  const short = useShortLink(input)
  const best = short.code === null ? link : shortLinkUrl(short.code)
  const copy = async (content: string, done: string) => {
    const isCopied = await copyText(content)
    setRefused(isCopied ? null : content)
    if (isCopied) showToast(done, { kind: 'success' })
  }
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
        {input !== null && (
          <Button block icon={<ShortLinkIcon />} onClick={() => void short.make()}>
            {texts.makeShort}
          </Button>
        )}
        <Button block icon={<CopyIcon />} onClick={() => void copy(text, texts.textCopied)}>
          {texts.text}
        </Button>
        <Button block icon={<ImageIcon />} onClick={onImage}>
          {texts.image}
        </Button>
        {canShareBySystem() && (
          <Button
            block
            icon={<ShareIcon />}
            disabled={link === null}
            onClick={() => void shareBySystem({ title: name, url: best ?? '' })}
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
        {children}
      </div>
      {short.code !== null && <ShortLinkRow code={short.code} onRemoved={short.forget} />}
      {showsQr && best !== null && (
        <div className={styles.qr}>
          <QrCode text={best} label={texts.qr} />
        </div>
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
