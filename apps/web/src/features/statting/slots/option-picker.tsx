import { describeRefusal, type OptionDefinition, type Session } from '@gyeol/statting'
import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { type KeyboardEvent, useId, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { useTexts } from '../../../shared/texts/texts.ts'
import { useEnterAction } from '../../../shared/text-input/use-enter-action.ts'
import { categoryName } from './option-labels.ts'
import styles from './option-picker.module.css'
import { type PickerOption, pickerGroups } from './option-search.ts'
import { stattingTexts } from '../statting.texts.ts'

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
  readonly onPick: (option: string) => void
  /** Empties the slot; absent where nothing is in it. */
  readonly onRemove?: (() => void) | undefined
  readonly onClose: () => void
}

/** Finds an option by name, 초성 or slang; what cannot be picked says why. */
export function OptionPicker({ slot, title, onClose, onRemove, ...body }: OptionPickerProps) {
  const texts = useTexts(stattingTexts)
  return (
    <Sheet
      title={slot === null ? '' : (title ?? texts.picker.title(slot + 1))}
      focusOn="input"
      open={slot !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        onRemove && (
          <Button block icon={<CloseIcon />} onClick={onRemove}>
            {texts.slot.remove}
          </Button>
        )
      }
    >
      {slot !== null && <PickerBody slot={slot} {...body} />}
    </Sheet>
  )
}

type PickerBodyProps = Omit<OptionPickerProps, 'slot' | 'title' | 'onClose' | 'onRemove'> & {
  readonly slot: number
}

function PickerBody(props: PickerBodyProps) {
  const { session, slot, category, onCategory, onPick, isOffered } = props
  const texts = useTexts(stattingTexts).picker
  const listId = useId()
  const [query, setQuery] = useState('')
  const [cursor, setCursor] = useState(0)
  const groups = pickerGroups(session, slot, { query, category, isOffered })
  const open = groups.flatMap((group) => group.options).filter((item) => item.refusal === null)
  const active = open[Math.min(cursor, open.length - 1)]
  const enter = useEnterAction(() => {
    if (active) onPick(active.option.key)
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
          enter.onKeyDown(event)
        }}
      />
      <div className={styles.chips} role="group" aria-label={texts.all}>
        <Chip pressed={category === null} onPressedChange={() => onCategory(null)}>
          {texts.all}
        </Chip>
        {OPTION_CATEGORIES.map((name) => (
          <Chip
            key={name}
            pressed={category === name}
            onPressedChange={(isOn) => onCategory(isOn ? name : null)}
          >
            {categoryName(name)}
          </Chip>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {texts.results(groups.reduce((sum, group) => sum + group.options.length, 0))}
      </p>
      {groups.length === 0 && <EmptyState title={texts.empty} line={texts.emptyHint} />}
      <div id={listId} role="listbox" aria-label={texts.search} className={styles.list}>
        {groups.map((group) => (
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
                onPick={onPick}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type OptionItemProps = Pick<OptionPickerProps, 'session' | 'onPick'> & {
  readonly id: string
  readonly item: PickerOption
  readonly isActive: boolean
}

function OptionItem({ id, item, session, isActive, onPick }: OptionItemProps) {
  const texts = useTexts(stattingTexts).picker
  const isRefused = item.refusal !== null
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isRefused || undefined}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={() => {
        if (!isRefused) onPick(item.option.key)
      }}
      onKeyDown={undefined}
    >
      <span>{item.name}</span>
      <small>
        {item.refusal
          ? describeRefusal(session, item.refusal)
          : texts.potential(item.option.potential * multiplier(item, session))}
      </small>
    </div>
  )
}

function multiplier({ option }: PickerOption, { settings }: Session): number {
  return option.scope === settings.equipment ||
    option.scope === 'universal' ||
    option.scope === 'element'
    ? 1
    : 2
}
