import type { ReactNode } from 'react'
import type { FormRecord } from '../forms/version-merge.ts'
import { Dialog } from '../ui/layers/dialog.tsx'
import { ChangeRows, changedFields, type Readings } from './change-rows.tsx'
import { editingTexts } from './editing.texts.ts'

type ChangesDialogProps = {
  readonly readings: Readings
  readonly stored: FormRecord
  readonly written: FormRecord
  readonly onClose: () => void
  /** What saves. */
  readonly save: ReactNode
}

/** What saving would change: the stored values beside the written ones. */
export function ChangesDialog({ readings, stored, written, onClose, save }: ChangesDialogProps) {
  const texts = editingTexts
  return (
    <Dialog
      open
      size="large"
      title={texts.changesTitle}
      description={texts.changesLine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={save}
    >
      <ChangeRows
        readings={readings}
        names={changedFields(readings, stored, written)}
        left={stored}
        right={written}
        leftLabel={texts.stored}
        rightLabel={texts.written}
      />
    </Dialog>
  )
}
