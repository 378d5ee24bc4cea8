import type { MainQuestSetting, QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useState } from 'react'
import { CopyIcon, ImageIcon, LinkIcon, QrCodeIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { QrCode } from '../../shared/ui/qr-code.tsx'
import { questMoreSaved } from './main-quest-more.saved.ts'
import { writePlanHash } from './plan-link.ts'
import { planText } from './plan-text.ts'
import { planTexts } from './plan.texts.ts'
import styles from './share-dialog.module.css'

type ShareDialogProps = {
  readonly quest: QuestIndex
  readonly setting: MainQuestSetting
  readonly plan: QuestPlan
  readonly onImage: () => void
  readonly onClose: () => void
}

const PATH = '/guide/main-quest'

/** Every way to hand a plan on: link, text, picture, QR, system share. */
export function ShareDialog({ quest, setting, plan, onImage, onClose }: ShareDialogProps) {
  const texts = useTexts(planTexts).share
  const [{ isFirstPassNatural }] = useSaved(questMoreSaved)
  const [refused, setRefused] = useState<string | null>(null)
  const [showsQr, setShowsQr] = useState(false)
  const link = `${location.origin}${PATH}${writePlanHash(quest, setting)}`
  async function copy(content: string, done: string) {
    try {
      await navigator.clipboard.writeText(content)
      setRefused(null)
      showToast(done, { kind: 'success' })
    } catch {
      // No permission, or an in-app browser: the words stand there to be copied by hand.
      setRefused(content)
    }
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
        <Button block icon={<LinkIcon />} onClick={() => void copy(link, texts.linkCopied)}>
          {texts.link}
        </Button>
        <Button
          block
          icon={<CopyIcon />}
          onClick={() =>
            void copy(`${planText(quest, plan, { isFirstPassNatural })}\n${link}`, texts.textCopied)
          }
        >
          {texts.text}
        </Button>
        <Button block icon={<ImageIcon />} onClick={onImage}>
          {texts.image}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            block
            icon={<ShareIcon />}
            onClick={() => void shareBySystem(texts.fileName, link)}
          >
            {texts.system}
          </Button>
        )}
        <Button
          block
          icon={<QrCodeIcon />}
          aria-expanded={showsQr}
          onClick={() => setShowsQr(!showsQr)}
        >
          {texts.qr}
        </Button>
      </div>
      {showsQr && (
        <div className={styles.qr}>
          <QrCode text={link} label={texts.qr} />
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

/** A reader who changes their mind in the system's own sheet is no failure. */
async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
