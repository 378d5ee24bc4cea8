import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { CloseIcon } from '../../icons/icons.ts'
import { IconButton } from '../buttons/button.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './dialog.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'
import { useLayer } from './use-layer.ts'

export type DialogProps = {
  readonly title: ReactNode
  /** One line under the title. */
  readonly description?: ReactNode
  /** Buttons at the bottom, main one last. */
  readonly footer?: ReactNode
  readonly size?: 'small' | 'medium' | 'large'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** The button that opens it, when the screen does not steer `open` itself. */
  readonly trigger?: ReactElement
  /** Off for work that must not be lost by a press beside the dialog. */
  readonly closeOnOutsidePress?: boolean
  /** Only what is in it closes it: whoever steers it keeps it open and says so. */
  readonly stays?: boolean
  readonly children?: ReactNode
}

/** A question or form over the page; Esc closes it and the focus returns to where it was. */
export function Dialog({
  title,
  description,
  footer,
  size = 'medium',
  open,
  onOpenChange,
  trigger,
  closeOnOutsidePress = true,
  stays = false,
  children,
}: DialogProps) {
  const texts = uiTexts
  const [isOpen, setOpen] = useLayer({ open, onOpenChange, stays })
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={setOpen}
      disablePointerDismissal={!closeOnOutsidePress}
    >
      {trigger !== undefined && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={classNames(styles.popup, styles[size])}>
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              <BaseDialog.Close
                render={<IconButton label={texts.close} icon={<CloseIcon />} size="small" />}
              />
            </div>
            {description !== undefined && (
              <BaseDialog.Description className={styles.description}>
                {description}
              </BaseDialog.Description>
            )}
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
