import { useState } from 'react'
import { saveFile } from '../../../shared/files/save-file.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

type RecoveryCodesDialogProps = {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/**
 * Recovery codes, shown this once: to copy, to keep as a file. Only the word that they are kept closes it: Esc, Back, the
 * cross and a press beside it say so instead.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const texts = profileTexts.totp
  const text = codes.join('\n')
  const [wasAsked, setAsked] = useState(false)
  return (
    <Dialog
      open
      stays
      title={texts.codesTitle}
      description={texts.codesLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) setAsked(true)
      }}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.codesDone}
        </Button>
      }
    >
      <div className={styles.section}>
        {wasAsked && (
          <div role="alert">
            <HintStrip tone="brass">{texts.codesStay}</HintStrip>
          </div>
        )}
        <ul className={styles.codes} aria-label={texts.codesTitle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <CopyButton text={text}>{texts.copyCodes}</CopyButton>
          <Button
            icon={<DownloadIcon />}
            onClick={() => saveFile(texts.codesFile, new Blob([`${text}\n`]))}
          >
            {texts.saveCodes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
