import { saveFile } from '../../../shared/files/save-file.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

type RecoveryCodesDialogProps = {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Recovery codes, shown this once: to copy, to keep as a file. A press beside it does not close. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const texts = useTexts(profileTexts).totp
  const text = codes.join('\n')
  return (
    <Dialog
      open
      title={texts.codesTitle}
      description={texts.codesLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.codesDone}
        </Button>
      }
    >
      <div className={styles.section}>
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
