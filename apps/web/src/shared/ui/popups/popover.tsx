import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './popover.module.css'
import popup from './popup.module.css'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

export interface PopoverProps {
  /** The button it hangs on. */
  trigger: ReactElement
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children: ReactNode
}

/** A small panel beside the thing it belongs to; the page stays usable. */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popup.positioner}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <BasePopover.Popup className={classNames(styles.popup, className)}>
            <BasePopover.Title className={hideTitle ? undefined : styles.title}>
              {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
