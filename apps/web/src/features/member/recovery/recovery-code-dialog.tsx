import { useState } from 'react'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { saveFile } from '../../../shared/files/save-file.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './recovery.module.css'
import { recoveryTexts } from './recovery.texts.ts'

type RecoveryCodeDialogProps = { readonly code: string; readonly onClose: () => void }

/** The code, shown this once. Only the word that it is kept closes it, as with those of the second step. */
export function RecoveryCodeDialog({ code, onClose }: RecoveryCodeDialogProps) {
  const texts = recoveryTexts
  const [wasAsked, setAsked] = useState(false)
  const save = () => {
    saveFile(texts.file, new Blob([texts.fileText(location.origin, code)]))
  }
  return (
    <Dialog
      open
      stays
      title={texts.title}
      description={texts.codeLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) setAsked(true)
      }}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles.section}>
        {wasAsked && (
          <div role="alert">
            <HintStrip tone="brass">{texts.stays}</HintStrip>
          </div>
        )}
        <p className={styles.code}>{code}</p>
        <div className={styles.actions}>
          <CopyButton text={code}>{texts.copy}</CopyButton>
          <Button icon={<DownloadIcon />} onClick={save}>
            {texts.save}
          </Button>
          <Button onClick={() => window.print()}>{texts.print}</Button>
        </div>
      </div>
    </Dialog>
  )
}
