import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './popover.module.css'
import popup from './popup.module.css'
import { usePopupLayer } from '../layers/use-layer.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

export type PopoverProps = {
  /** The button it hangs on. */
  readonly trigger: ReactElement
  readonly title: ReactNode
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly className?: string
  readonly children: ReactNode
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
  const [isOpen, setOpen] = usePopupLayer({ open, onOpenChange })
  return (
    <BasePopover.Root open={isOpen} onOpenChange={setOpen}>
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
