import { Drawer } from '@base-ui/react/drawer'
import { type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { CloseIcon } from '../../icons/icons.ts'
import { IconButton } from '../buttons/button.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './sheet.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { useLastShown } from './use-last-shown.ts'
import { useLayer } from './use-layer.ts'

export type SheetProps = {
  readonly title: ReactNode
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean
  /** `bottom`: a sheet on phones, a dialog from 600 px. `right`: the side drawer. */
  readonly side?: 'bottom' | 'right'
  /**
   * CSS selector of what gets the focus first. Not under a thumb: there the keyboard would cover the sheet unasked.
   */
  readonly focusOn?: string
  /** Stays at the lower edge while the content scrolls. */
  readonly footer?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly trigger?: ReactElement
  /** Off where the address opens it: the entry of the history that it is closes it by itself. */
  readonly isClosedByBack?: boolean
  readonly children: ReactNode
}

/** A panel that slides in; a swipe, Esc or a press beside it sends it away. */
export function Sheet({
  title,
  hideTitle = false,
  side = 'bottom',
  focusOn,
  footer,
  open,
  onOpenChange,
  trigger,
  isClosedByBack,
  children,
}: SheetProps) {
  const texts = uiTexts
  const [isOpen, setOpen] = useLayer({ open, onOpenChange, isClosedByBack })
  const given = useMemo(() => ({ title, footer, children }), [title, footer, children])
  const shown = useLastShown(given, isOpen)
  const popup = useRef<HTMLDivElement>(null)
  const firstFocus = () => {
    if (focusOn === undefined || matchMedia('(pointer: coarse)').matches) return true
    const wanted = popup.current?.querySelector(focusOn)
    return wanted instanceof HTMLElement ? wanted : true
  }
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={setOpen}
      swipeDirection={side === 'bottom' ? 'down' : 'right'}
    >
      {trigger !== undefined && <Drawer.Trigger render={trigger} />}
      <Drawer.Portal>
        <Drawer.Backdrop className={classNames(styles.backdrop, styles[side])} />
        <Drawer.Viewport className={classNames(styles.viewport, styles[side])}>
          <Drawer.Popup
            ref={popup}
            initialFocus={firstFocus}
            className={classNames(styles.popup, styles[side])}
          >
            {side === 'bottom' && <div className={styles.handle} aria-hidden="true" />}
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>
                {hideTitle ? <VisuallyHidden>{shown.title}</VisuallyHidden> : shown.title}
              </Drawer.Title>
              <Drawer.Close
                render={<IconButton label={texts.close} icon={<CloseIcon />} size="small" />}
              />
            </div>
            <Drawer.Content className={styles.body}>{shown.children}</Drawer.Content>
            {shown.footer !== undefined && <div className={styles.footer}>{shown.footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
