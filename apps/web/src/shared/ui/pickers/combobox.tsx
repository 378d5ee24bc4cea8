import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { createSearchIndex } from '@gyeol/korean'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { groupItems, type ItemGroup } from './combobox-groups.ts'
import styles from './combobox.module.css'
import { ComboboxSearch } from './combobox-search.tsx'
import { usePopupLayer } from '../layers/use-layer.ts'
import { useFieldControl } from '../fields/field-context.ts'
import fieldStyles from '../fields/field.module.css'
import popup from '../popups/popup.module.css'
import selectStyles from './select.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'

export type ComboboxProps<Item> = {
  /** What is being chosen; names the search field, and the button where no Field does. */
  readonly label: string
  readonly items: readonly Item[]
  readonly value: Item | null
  readonly onChange: (item: Item) => void
  readonly getKey: (item: Item) => string
  readonly getLabel: (item: Item) => string
  /** Heading an item stands under while nothing is typed. */
  readonly groupOf?: (item: Item) => string
  /** Hits, best first, for a query that is not empty. Without it the labels are searched. */
  readonly search?: (query: string) => readonly Item[]
  /** Told what is typed, for items that are asked for; `search` then gives what has come. */
  readonly onQuery?: (query: string) => void
  /** What a row shows instead of the bare label. */
  readonly renderItem?: (item: Item) => ReactNode
  readonly isDisabled?: (item: Item) => boolean
  readonly placeholder?: string
  readonly searchPlaceholder?: string
  readonly emptyText?: string
  /** Own button instead of the box; its children are the screen's. */
  readonly trigger?: ReactElement
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly disabled?: boolean
  readonly className?: string
}

/** A button that opens a searchable list. The search follows the syllable being typed. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onChange, getKey, getLabel, groupOf, search } = props
  const texts = uiTexts
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = usePopupLayer(props)
  const wanted = query.trim()
  const labels = useMemo(
    () => (search === undefined && isOpen ? createSearchIndex(items, toNames(getLabel)) : null),
    [search, isOpen, items, getLabel],
  )
  const groups = useMemo(() => {
    if (wanted === '') return groupItems(items, groupOf)
    const hits = search?.(wanted) ?? labels?.search(wanted).map((hit) => hit.item) ?? []
    return hits.length === 0 ? [] : groupItems(hits, undefined)
  }, [items, wanted, groupOf, search, labels])

  function choose(item: Item) {
    onChange(item)
    setOpen(false)
  }

  return (
    <BaseCombobox.Root<Item, false, Item>
      items={groups}
      filteredItems={groups}
      value={value}
      disabled={props.disabled}
      open={isOpen}
      autoHighlight
      itemToStringLabel={getLabel}
      itemToStringValue={getKey}
      isItemEqualToValue={(left, right) => getKey(left) === getKey(right)}
      onOpenChange={setOpen}
      onOpenChangeComplete={(open) => {
        if (open) return
        setQuery('')
        props.onQuery?.('')
      }}
      onValueChange={(item) => {
        if (item !== null) onChange(item)
      }}
    >
      {props.trigger === undefined ? (
        <BoxTrigger {...props} />
      ) : (
        <BaseCombobox.Trigger render={props.trigger} />
      )}
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner
          className={popup.positioner}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseCombobox.Popup
            aria-label={props.label}
            className={classNames(popup.popup, styles.popup)}
          >
            <ComboboxSearch
              label={props.label}
              placeholder={props.searchPlaceholder}
              onQuery={(text) => {
                setQuery(text)
                props.onQuery?.(text)
              }}
              firstHit={wanted === '' ? undefined : groups[0]?.items[0]}
              onChoose={choose}
            />
            <BaseCombobox.Empty className={styles.empty}>
              {groups.length === 0 && (props.emptyText ?? texts.noMatch)}
            </BaseCombobox.Empty>
            <BaseCombobox.List className={styles.list}>
              {(group: ItemGroup<Item>) => (
                <BaseCombobox.Group key={group.label ?? ''} items={group.items}>
                  {group.label !== null && (
                    <BaseCombobox.GroupLabel className={popup.groupLabel}>
                      {group.label}
                    </BaseCombobox.GroupLabel>
                  )}
                  <BaseCombobox.Collection>
                    {(item: Item) => (
                      <BaseCombobox.Item
                        key={getKey(item)}
                        value={item}
                        disabled={props.isDisabled?.(item)}
                        className={popup.item}
                      >
                        <span className={popup.grow}>
                          {props.renderItem?.(item) ?? getLabel(item)}
                        </span>
                        <BaseCombobox.ItemIndicator className={popup.mark}>
                          <CheckIcon />
                        </BaseCombobox.ItemIndicator>
                      </BaseCombobox.Item>
                    )}
                  </BaseCombobox.Collection>
                </BaseCombobox.Group>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}

function toNames<Item>(getLabel: (item: Item) => string) {
  return (item: Item) => ({ name: getLabel(item) })
}

function BoxTrigger<Item>({ label, value, getLabel, placeholder, className }: ComboboxProps<Item>) {
  const field = useFieldControl()
  const shown = value === null ? (placeholder ?? '') : getLabel(value)
  return (
    <BaseCombobox.Trigger
      id={field?.id}
      aria-label={field === null ? `${label}: ${shown}` : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.isInvalid || undefined}
      data-invalid={field?.isInvalid || undefined}
      className={classNames(fieldStyles.box, selectStyles.trigger, className)}
    >
      <span className={selectStyles.value} data-placeholder={value === null || undefined}>
        {shown}
      </span>
      <span className={selectStyles.arrow}>
        <ChevronDownIcon />
      </span>
    </BaseCombobox.Trigger>
  )
}
