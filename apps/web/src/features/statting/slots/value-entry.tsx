import { formatSigned, parseKoreanNumber } from '@gyeol/korean'
import {
  limitsOf,
  type OptionDefinition,
  type Settings,
  stepsFromValue,
  valueOf,
} from '@gyeol/statting'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { stattingTexts } from '../statting.texts.ts'
import styles from './value-entry.module.css'

type ValueEntryProps = {
  readonly option: OptionDefinition
  readonly settings: Settings
  readonly label: string
  /** Shown value; what is not reachable stays as typed until the player is done. */
  readonly value: number
  /** Why the value cannot stay. */
  readonly issue: string | undefined
  /** Values outside are reported like any other wrong value; default: the option's own limits. */
  readonly min?: number
  readonly max?: number
  /** Where the slot keys lead (`data-slot-focus`). */
  readonly focusMark?: number
  readonly enterKeyHint?: 'next' | 'done'
  /** Fills the width it is given. */
  readonly block?: boolean
  readonly onChange: (value: number) => void
  readonly onInvalidText: (text: string) => void
  /** Buttons beside the number. */
  readonly children?: ReactNode
}

/** A shown value of an option: typing, −/+ by one step; an unreachable one is corrected when done, in words. */
export function ValueEntry(props: ValueEntryProps) {
  const { option, settings, value, issue } = props
  const texts = stattingTexts.slot
  const reasonId = useId()
  const [correction, setCorrection] = useState<{ text: string; value: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The dock may stand over what comes below the field.
  useEffect(() => {
    if (issue !== undefined && box.current?.contains(document.activeElement))
      box.current.scrollIntoView({ block: 'nearest' })
  }, [issue])
  const limits = limitsOf(option, settings)
  const { min = limits.minValue, max = limits.maxValue } = props

  function finish(done: number) {
    const reachable = valueOf(option, settings, stepsFromValue(option, settings, done).steps)
    if (reachable === done || issue !== undefined) return
    const text = texts.corrected(formatSigned(done), formatSigned(reachable))
    setCorrection({ text, value: reachable })
    props.onChange(reachable)
  }
  const nextValue = (from: number, steps: number) => {
    const at = stepsFromValue(option, settings, from).steps + steps
    const next = valueOf(option, settings, Math.min(limits.maxSteps, Math.max(limits.minSteps, at)))
    return Math.min(max, Math.max(min, next))
  }

  return (
    <div ref={box} className={classNames(styles.box, props.block && styles.block)}>
      <div className={styles.entry} data-slot-focus={props.focusMark}>
        <NumberField
          label={props.label}
          value={value}
          min={min}
          max={max}
          limits="report"
          move={nextValue}
          signed
          block={props.block === true}
          showSignFlip={min < 0 ? 'touch' : false}
          emptyValue={0}
          enterKeyHint={props.enterKeyHint ?? 'done'}
          parse={parseKoreanNumber}
          reasonPlacement="none"
          error={issue}
          onChange={props.onChange}
          onCommit={finish}
          onInvalid={(text) => props.onInvalidText(text)}
        />
        {props.children}
      </div>
      {issue !== undefined ? (
        <FieldReason id={reasonId}>{issue}</FieldReason>
      ) : (
        correction?.value === value && <p className={styles.correction}>{correction.text}</p>
      )}
    </div>
  )
}

type End = {
  readonly label: string
  /** A choice that stays, not only a value that is entered once. */
  readonly isPressed?: boolean
  readonly onPress: () => void
}

type ValueEndsProps = {
  /** Absent where the value has no such end, or no room. */
  readonly min?: End | false | undefined
  readonly max?: End | false | undefined
}

/** The two squares beside a value that lead to its ends. */
export function ValueEnds({ min, max }: ValueEndsProps) {
  const texts = stattingTexts.slot
  const ends = [
    { end: min, words: texts.min },
    { end: max, words: texts.max },
  ]
  return (
    <div className={styles.pair}>
      {ends.map(({ end, words }) => {
        return (
          end && (
            <button
              key={words}
              type="button"
              className={styles.extreme}
              aria-label={end.label}
              aria-pressed={end.isPressed}
              onClick={end.onPress}
            >
              {words}
            </button>
          )
        )
      })}
    </div>
  )
}
