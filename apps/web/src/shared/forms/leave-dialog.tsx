import { useRef } from 'react'
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx'
import { leaveTexts } from './leave.texts.ts'

export type LeaveDialogProps = {
  readonly isKept: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** The question of the leave guard. */
export function LeaveDialog({ isKept, onStay, onLeave }: LeaveDialogProps) {
  const texts = leaveTexts
  const isLeaving = useRef(false)
  const leave = () => {
    isLeaving.current = true
    onLeave()
  }
  return (
    <ConfirmDialog
      open
      title={texts.title}
      description={isKept ? texts.kept : texts.lost}
      cancelLabel={texts.stay}
      confirmLabel={texts.go}
      tone={isKept ? 'primary' : 'danger'}
      onConfirm={leave}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isLeaving.current) onStay()
      }}
    />
  )
}
