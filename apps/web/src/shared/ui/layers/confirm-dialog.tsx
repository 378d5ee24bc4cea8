import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './dialog.module.css'
import { useTexts } from '../../texts/texts.ts'
import { uiTexts } from '../../texts/ui.texts.ts'

export interface ConfirmDialogProps {
  title: ReactNode
  /** What will happen, in one or two sentences. */
  description?: ReactNode
  /** Says the deed, not "확인": 지우기, 확정하고 끝내기. */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  onConfirm: () => void
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
}

/** Asks before something that is hard to take back. A press beside it does not answer. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  open,
  onOpenChange,
  trigger,
}: ConfirmDialogProps) {
  const texts = useTexts(uiTexts)
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger !== undefined && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={classNames(styles.popup, styles.small)}>
            <div className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </div>
            {description !== undefined && (
              <AlertDialog.Description className={styles.description}>
                {description}
              </AlertDialog.Description>
            )}
            <div className={styles.footer}>
              <AlertDialog.Close render={<Button>{cancelLabel ?? texts.cancel}</Button>} />
              <AlertDialog.Close
                render={
                  <Button variant={tone} onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                }
              />
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
