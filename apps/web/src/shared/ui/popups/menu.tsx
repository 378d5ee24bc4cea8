import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { CheckIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { Kbd } from '../display/kbd.tsx'
import { usePopupLayer } from '../layers/use-layer.ts'
import popup from './popup.module.css'

export type MenuEntry =
  | {
      readonly kind?: 'action'
      readonly key: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      /** Keys shown at the right; the screen listens for them itself. */
      readonly shortcut?: string
      readonly tone?: 'danger'
      readonly disabled?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'link'
      readonly key: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      readonly to: string
    }
  | {
      readonly kind: 'check'
      readonly key: string
      readonly label: ReactNode
      readonly checked: boolean
      readonly onCheckedChange: (checked: boolean) => void
    }
  | { readonly kind: 'separator'; readonly key: string }
  | { readonly kind: 'label'; readonly key: string; readonly label: ReactNode }

/** A button's list of further actions; the same list may serve as the long-press menu. */
export function Menu({
  trigger,
  entries,
  align = 'end',
  ...steered
}: {
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'end'
  /** Opened by something else as well: a long press on what it belongs to. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}) {
  const [isOpen, setOpen] = usePopupLayer(steered)
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={setOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={popup.positioner}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseMenu.Popup className={classNames(popup.popup, popup.list)}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <BaseMenu.Separator className={popup.separator} />
    case 'label':
      return (
        <div className={popup.groupLabel} role="presentation">
          {entry.label}
        </div>
      )
    case 'link':
      return (
        <BaseMenu.LinkItem className={popup.item} render={<Link to={entry.to} />} closeOnClick>
          {entry.icon}
          <span className={popup.grow}>{entry.label}</span>
        </BaseMenu.LinkItem>
      )
    case 'check':
      return (
        <BaseMenu.CheckboxItem
          className={popup.item}
          checked={entry.checked}
          onCheckedChange={(checked) => entry.onCheckedChange(checked)}
        >
          <span className={popup.grow}>{entry.label}</span>
          <BaseMenu.CheckboxItemIndicator className={popup.mark}>
            <CheckIcon />
          </BaseMenu.CheckboxItemIndicator>
        </BaseMenu.CheckboxItem>
      )
    case 'action':
    case undefined:
      break
  }
  return (
    <BaseMenu.Item
      className={classNames(popup.item, entry.tone === 'danger' && popup.danger)}
      disabled={entry.disabled}
      onClick={entry.onSelect}
    >
      {entry.icon}
      <span className={popup.grow}>{entry.label}</span>
      {entry.shortcut !== undefined && <Kbd>{entry.shortcut}</Kbd>}
    </BaseMenu.Item>
  )
}
