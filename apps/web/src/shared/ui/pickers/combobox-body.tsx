import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { createSearchIndex } from '@gyeol/korean'
import { useEffect, useMemo, useState } from 'react'
import { CheckIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { groupItems, type ItemGroup } from './combobox-groups.ts'
import styles from './combobox.module.css'
import type { ComboboxProps } from './combobox-props.ts'
import { ComboboxSearch } from './combobox-search.tsx'
import { useBoxTrigger } from './use-box-trigger.tsx'
import { usePopupLayer } from '../layers/use-layer.ts'
import popup from '../popups/popup.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'

type ComboboxBodyProps<Item> = ComboboxProps<Item> & {
  /** It was tapped before its code was there. */
  readonly startsOpen: boolean
}

/** The living {@link Combobox}. */
export function ComboboxBody<Item>(props: ComboboxBodyProps<Item>) {
  const { items, value, onChange, getKey, getLabel, groupOf, search } = props
  const texts = uiTexts
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = usePopupLayer(props)
  const { startsOpen } = props
  useEffect(() => {
    if (startsOpen) setOpen(true)
    // Once: whoever closes it again wants it closed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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
                          {props.renderItem?.(item, wanted) ?? getLabel(item)}
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

function BoxTrigger<Item>(props: ComboboxProps<Item>) {
  return <BaseCombobox.Trigger {...useBoxTrigger(props)} />
}
