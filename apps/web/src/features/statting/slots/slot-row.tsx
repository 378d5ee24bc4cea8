import { formatSigned } from '@gyeol/korean'
import type { Slot } from '@gyeol/statting'
import { useState } from 'react'
import { ChevronDownIcon, CloseIcon, EditIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { SlotNumber } from '../../../shared/ui/display/slot-number.tsx'
import { BELOW_MD, useMedia } from '../../../shared/ui/layout/use-media.ts'
import { categoryName, optionName } from './option-labels.ts'
import { SlotCostCell, slotCostNotes } from './slot-cost.tsx'
import type { SlotActions } from './slot-actions.ts'
import styles from './slot-row.module.css'
import { focusSlotWhenDrawn } from './slot-focus.ts'
import { SlotValueField } from './slot-value-field.tsx'
import { stattingTexts } from '../statting.texts.ts'
import { findOption, shownValue, type StattingView } from '../sessions/statting-view.ts'

type SlotRowProps = SlotActions & {
  readonly index: number
  readonly slot: Slot
  readonly view: StattingView
  readonly typed: number | null
  readonly isLocked: boolean
}

/** One slot: its option, its value now and next, and what the change costs. */
export function SlotRow(props: SlotRowProps) {
  const { index, slot, view, isLocked } = props
  const texts = stattingTexts.slot
  const { session } = view
  const isPending = slot.option !== null && slot.pendingSteps !== slot.steps
  const isOpen = slot.option !== null && !isLocked
  const fold = useFold(props)
  const current = slot.option === null ? 0 : shownValue(session, slot.option, slot.steps)
  const cost = view.preview.costs.find((item) => item.slot === index)
  const state =
    slot.option === null ? 'empty' : isPending ? 'edit' : slot.confirmed ? 'done' : 'new'
  return (
    <li
      className={classNames(styles.row, styles[state], isOpen && !fold.isFolded && styles.open)}
      aria-label={`${texts.label(index + 1)}${slot.option === null ? '' : ` ${optionName(slot.option)}`}`}
    >
      <SlotNumber
        number={index + 1}
        tone={isPending ? 'active' : slot.confirmed ? 'done' : 'idle'}
      />
      <div className={styles.name}>
        <SlotName {...props} />
        {slot.option !== null && (
          <small className={styles.detail}>
            <span>{categoryName(findOption(slot.option)?.category ?? 'other')}</span>
            {cost && slotCostNotes(cost, view, texts).map((note) => <b key={note}>{note}</b>)}
          </small>
        )}
      </div>
      <span className={classNames(styles.current, signClass(current))}>
        {slot.option !== null && formatSigned(current)}
      </span>
      <div className={styles.next}>
        {slot.option !== null && isOpen && !fold.isFolded && (
          <SlotValueField {...props} option={slot.option} />
        )}
        {slot.option !== null && isOpen && fold.isFolded && (
          <button
            type="button"
            className={classNames(styles.fixed, styles.unfold, signClass(current))}
            data-slot-focus={index}
            aria-label={texts.editValue(optionName(slot.option), formatSigned(current))}
            onClick={fold.onUnfold}
          >
            <EditIcon aria-hidden="true" /> {formatSigned(current)}
          </button>
        )}
        {slot.option !== null && !isOpen && (
          <span className={classNames(styles.fixed, signClass(current))}>
            {formatSigned(current)}
          </span>
        )}
      </div>
      <SlotCostCell cost={cost} steps={slot.pendingSteps} isVisible={slot.option !== null} />
    </li>
  )
}

/** On a narrow screen what was confirmed shows its value only; a tap opens it until the next step. */
function useFold({ index, slot, view }: SlotRowProps) {
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const stepCount = view.session.history.length
  const isAtRest = slot.confirmed && slot.pendingSteps === slot.steps && !view.issues[index]
  // The others are the same on every screen: none is drawn again for the width.
  const isFoldable = useMedia(isAtRest ? BELOW_MD : 'not all')
  return {
    isFolded: isFoldable && openedAt !== stepCount,
    onUnfold: () => {
      setOpenedAt(stepCount)
      // A thumb goes on to the buttons; the keyboard would cover them unasked.
      if (!matchMedia('(pointer: coarse)').matches) focusSlotWhenDrawn(index)
    },
  }
}

function signClass(value: number): string | undefined {
  if (value === 0) return undefined
  return value > 0 ? styles.positive : styles.negative
}

function SlotName({ index, slot, isLocked, ...actions }: SlotRowProps) {
  const texts = stattingTexts.slot
  if (slot.option === null) {
    return (
      <button
        type="button"
        className={styles.pick}
        data-slot-focus={index}
        disabled={isLocked}
        onClick={() => actions.onPickOpen(index)}
      >
        <PlusIcon aria-hidden="true" /> {texts.pick}
      </button>
    )
  }
  const name = optionName(slot.option)
  if (slot.confirmed || isLocked) {
    return <span className={styles.title}>{name}</span>
  }
  return (
    <span className={styles.title}>
      <button
        type="button"
        className={styles.change}
        aria-label={texts.change(name)}
        onClick={() => actions.onPickOpen(index)}
      >
        {name} <ChevronDownIcon aria-hidden="true" />
      </button>
      <IconButton
        size="small"
        className={styles.remove}
        label={`${name} ${texts.remove}`}
        icon={<CloseIcon />}
        onClick={() => actions.onRemove(index)}
      />
    </span>
  )
}
