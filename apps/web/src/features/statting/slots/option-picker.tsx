import type { OptionDefinition, Session } from '@gyeol/statting'
import type { OptionCategory } from '@gyeol/terms'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { useEnterAction } from '../../../shared/text-input/use-enter-action.ts'
import { OptionItem } from './option-item.tsx'
import { categoryName } from './option-labels.ts'
import styles from './option-picker.module.css'
import { firstOptions, pickerGroups } from './option-search.ts'
import { PickerFilters } from './picker-filters.tsx'
import { emptySlots, severalOf } from './several.ts'
import { stattingTexts } from '../statting.texts.ts'

/** More than any sheet shows before it is scrolled. */
const FIRST_SIGHT = 18

/** An option for a slot. */
export type OptionForSlot = { readonly slot: number; readonly option: string }

type OptionPickerProps = {
  readonly session: Session
  /** The slot to fill, or null when the picker is closed. */
  readonly slot: number | null
  /** What is being picked, where that is not a numbered slot. */
  readonly title?: string
  /** Leaves options out that make no sense here. */
  readonly isOffered?: (option: OptionDefinition) => boolean
  /** The category it was left at, kept by the screen. */
  readonly category: OptionCategory | null
  readonly onCategory: (category: OptionCategory | null) => void
  /** One option for the slot, or several for it and the empty ones after it. */
  readonly onPick: (options: readonly OptionForSlot[]) => void
  /** Empties the slot; absent where nothing is in it. */
  readonly onRemove?: (() => void) | undefined
  readonly onClose: () => void
}

/**
 * Finds an option by name, 초성 or slang; what cannot be picked says why. A tap picks one at once, unless several are to
 * be chosen: then they are ticked and go in together. Left without putting them in (Back, ✕), they are still ticked
 * when an empty slot is opened again.
 */
export function OptionPicker({
  slot,
  title,
  onClose,
  onRemove,
  onPick,
  ...body
}: OptionPickerProps) {
  const texts = stattingTexts
  const [kept, setKept] = useState<{
    title?: string | undefined
    ticked: readonly string[] | null
  }>()
  // What was ticked for other rows (of the automatic plan) is not meant here.
  const own = kept?.title === title ? (kept?.ticked ?? null) : null
  const ticked = slot === null ? null : usable(own, body.session, slot)
  const setTicked = (next: readonly string[] | null) => setKept({ title, ticked: next })
  const close = () => {
    if (ticked !== null && ticked.length === 0) setTicked(null)
    onClose()
  }
  const put = (options: readonly OptionForSlot[]) => {
    setTicked(null)
    onPick(options)
  }
  const several = slot !== null && ticked !== null ? severalOf(body.session, slot, ticked) : null
  const putTicked = () => {
    const options = (several?.slots ?? []).flatMap((place, index): OptionForSlot[] => {
      const option = ticked?.[index]
      return option === undefined ? [] : [{ slot: place, option }]
    })
    if (options.length > 0) put(options)
  }
  return (
    <Sheet
      title={slot === null ? '' : (title ?? texts.picker.title(slot + 1))}
      focusOn="input"
      open={slot !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      footer={
        several ? (
          <div className={styles.foot}>
            <span role="status">{texts.picker.left(several.left)}</span>
            <Button variant="primary" disabled={several.slots.length === 0} onClick={putTicked}>
              {texts.picker.put(several.slots.length)}
            </Button>
          </div>
        ) : (
          onRemove && (
            <Button block icon={<CloseIcon />} onClick={onRemove}>
              {texts.slot.remove}
            </Button>
          )
        )
      }
    >
      {slot !== null && (
        <PickerBody
          slot={several ? several.next : slot}
          ticked={ticked}
          canTick={emptySlots(body.session, slot).length > 1}
          onTick={setTicked}
          onPick={(option) => put([{ slot, option }])}
          onPut={putTicked}
          {...body}
          session={several?.session ?? body.session}
        />
      )}
    </Sheet>
  )
}

/** What was ticked and stands in no slot yet; null where one option fills the slot at a tap. */
function usable(ticked: readonly string[] | null, session: Session, slot: number) {
  if (ticked === null || emptySlots(session, slot).length === 0) return null
  const granted = new Set(session.slots.map(({ option }) => option))
  return ticked.filter((key) => !granted.has(key))
}

type PickerBodyProps = Pick<
  OptionPickerProps,
  'session' | 'isOffered' | 'category' | 'onCategory'
> & {
  /** The slot the next option goes into, or null when none is left. */
  readonly slot: number | null
  /** Options that go in together, or null where a tap picks at once. */
  readonly ticked: readonly string[] | null
  readonly canTick: boolean
  readonly onTick: (ticked: readonly string[] | null) => void
  readonly onPick: (option: string) => void
  readonly onPut: () => void
}

function PickerBody(props: PickerBodyProps) {
  const { session, slot, category, onCategory, isOffered, ticked, canTick, onTick } = props
  const texts = stattingTexts.picker
  const listId = useId()
  const [query, setQuery] = useState('')
  const [cursor, setCursor] = useState(0)
  const groups = pickerGroups(session, slot ?? 0, { query, category, isOffered })
  // What lies below follows in a moment: the sheet opens as soon as its first sight is drawn.
  const isWhole = useDeferredValue(true, false)
  const shown = isWhole ? groups : firstOptions(groups, FIRST_SIGHT)
  const isTicked = (key: string) => ticked?.includes(key) ?? false
  const open = groups
    .flatMap((group) => group.options)
    .filter(({ option, refusal }) => isTicked(option.key) || (refusal === null && slot !== null))
  const active = open[Math.min(cursor, open.length - 1)]
  const tick = (key: string) => {
    onTick(
      isTicked(key) ? (ticked ?? []).filter((other) => other !== key) : [...(ticked ?? []), key],
    )
  }
  const press = ticked === null ? props.onPick : tick
  const enter = useEnterAction(() => {
    if (active) press(active.option.key)
  })

  function search(text: string) {
    setQuery(text)
    setCursor(0)
  }
  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const by = steps[event.key]
    if (by === undefined || event.nativeEvent.isComposing || open.length === 0) return
    event.preventDefault()
    const next = (Math.min(cursor, open.length - 1) + by + open.length) % open.length
    setCursor(next)
    document
      .getElementById(`${listId}-${open[next]?.option.key}`)
      ?.scrollIntoView({ block: 'nearest' })
  }
  /** Shift+Enter ticks what Enter would pick, Ctrl+Enter puts in what is ticked. True when something was ticked. */
  function choose(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
    const isPut = event.ctrlKey || event.metaKey
    const isTick = !isPut && event.shiftKey && canTick
    if (isPut || isTick) event.preventDefault()
    if (isPut) props.onPut()
    if (!isTick || !active) return false
    tick(active.option.key)
    return true
  }

  return (
    <div className={styles.body}>
      <TextField
        type="search"
        role="combobox"
        aria-label={texts.search}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${active.option.key}`}
        placeholder={texts.placeholder}
        leading={<SearchIcon />}
        autoComplete="off"
        enterKeyHint="done"
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        {...enter}
        onKeyDown={(event) => {
          move(event)
          const isTicking = choose(event) || (enter.onKeyDown(event) && ticked !== null)
          // What was found is ticked; the next thing typed is another search.
          if (isTicking) event.currentTarget.select()
        }}
      />
      <PickerFilters
        category={category}
        onCategory={onCategory}
        count={groups.reduce((sum, group) => sum + group.options.length, 0)}
        canTick={canTick}
        ticks={ticked !== null}
        onTicks={(ticks) => onTick(ticks ? [] : null)}
      />
      {groups.length === 0 && <EmptyState title={texts.empty} line={texts.emptyHint} />}
      <div
        id={listId}
        role="listbox"
        aria-label={texts.search}
        aria-multiselectable={ticked !== null || undefined}
        aria-busy={!isWhole || undefined}
        className={styles.list}
      >
        {shown.map((group) => (
          <div key={group.category} role="group" aria-label={categoryName(group.category)}>
            <div className={styles.heading} aria-hidden="true">
              {categoryName(group.category)}
            </div>
            {group.options.map((item) => (
              <OptionItem
                key={item.option.key}
                id={`${listId}-${item.option.key}`}
                item={item}
                session={session}
                isActive={item === active}
                isTicked={ticked === null ? undefined : isTicked(item.option.key)}
                isCrowdedOut={slot === null}
                onPress={press}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
