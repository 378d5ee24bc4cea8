import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './dialog.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'
import { useLayer } from './use-layer.ts'

export type ConfirmDialogProps = {
  readonly title: ReactNode
  /** What will happen, in one or two sentences. */
  readonly description?: ReactNode
  /** Says the action, not "확인": 지우기, 확정하고 끝내기. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'primary' | 'danger'
  readonly onConfirm: () => void
  /** What there is to know before answering. */
  readonly children?: ReactNode
  /** Nothing can be confirmed yet, or at all: then the button that would is not there. */
  readonly waits?: 'busy' | 'refused' | undefined
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly trigger?: ReactElement
}

/** Asks before something that is hard to take back. A press beside it does not answer. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  children,
  waits,
  open,
  onOpenChange,
  trigger,
}: ConfirmDialogProps) {
  const texts = uiTexts
  const [isOpen, setOpen] = useLayer({ open, onOpenChange })
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
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
            {children !== undefined && <div className={styles.body}>{children}</div>}
            <div className={styles.footer}>
              <AlertDialog.Close render={<Button>{cancelLabel ?? texts.cancel}</Button>} />
              {waits !== 'refused' && (
                <AlertDialog.Close
                  render={
                    <Button variant={tone} disabled={waits === 'busy'} onClick={onConfirm}>
                      {confirmLabel}
                    </Button>
                  }
                />
              )}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
