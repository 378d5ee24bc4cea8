import { type EventRecurrence, MONTH_BYS, RECURRENCE_UNITS } from '@gyeol/contract'
import { weekdayAt, withoutException } from '@gyeol/recurrence'
import { kstParts } from '@gyeol/korean'
import { useEffect, useRef } from 'react'
import { type Control, type FieldError, useController, useWatch } from 'react-hook-form'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import type { EventValues } from '../editing/event-form.ts'
import { ExceptionRows } from './exception-rows.tsx'
import { monthDayWords, ruleSentence } from './recurrence-words.ts'
import { IntervalInput, RecurrenceEnd } from './recurrence-numbers.tsx'
import styles from './recurrence.module.css'
import { recurrenceTexts } from './recurrence.texts.ts'

const CHOICES = ['none', ...RECURRENCE_UNITS] as const

/** A rule that has just been chosen: once a unit, on the day of the first. */
function newRule(every: EventRecurrence['every'], start: number): EventRecurrence {
  const weekdays = every === 'week' && !Number.isNaN(start) ? [weekdayAt(start)] : []
  const ends = { until: null, count: null, exceptions: [] }
  return { every, interval: 1, weekdays, monthBy: 'day', ...ends }
}

/** How an event comes again, and in a sentence what that means. */
export function RecurrenceInput({ control }: { control: Control<EventValues> }) {
  const texts = recurrenceTexts
  const { field, fieldState } = useController({ control, name: 'recurrence' })
  const [startAt, endAt] = useWatch({ control, name: ['startAt', 'endAt'] })
  const rule = field.value
  const start = Date.parse(startAt)
  useFollowingStart(rule, start, field.onChange)
  const choose = (choice: (typeof CHOICES)[number]) => {
    if (choice === 'none') return field.onChange(null)
    const exceptions = rule?.exceptions ?? []
    return field.onChange({ ...newRule(choice, start), exceptions })
  }
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>{texts.label}</legend>
      <div className={styles.row}>
        <Field label={texts.label} hideLabel error={fieldState.error?.message}>
          <Select
            value={rule?.every ?? 'none'}
            onChange={choose}
            name="recurrence"
            options={CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
          />
        </Field>
        {rule !== null && <IntervalInput rule={rule} onChange={field.onChange} />}
      </div>
      {rule !== null && (
        <>
          <DayChoice rule={rule} start={start} onChange={field.onChange} />
          <RecurrenceEnd
            rule={rule}
            untilError={untilErrorOf(fieldState.error)}
            onChange={field.onChange}
          />
          <RuleHint rule={rule} startAt={startAt} endAt={endAt} />
          <ExceptionRows
            exceptions={rule.exceptions}
            onPutBack={(on) => field.onChange(withoutException(rule, on))}
          />
        </>
      )}
    </fieldset>
  )
}

/** The library types the error of a whole by its own message; those of its parts lie in it. */
function untilErrorOf(error: FieldError | undefined): string | undefined {
  return (error as { readonly until?: FieldError } | undefined)?.until?.message
}

/** A first day on another weekday takes the rule along, as calendars do. */
function useFollowingStart(
  rule: EventRecurrence | null,
  start: number,
  onChange: (rule: EventRecurrence) => void,
): void {
  const weekday = Number.isNaN(start) ? null : weekdayAt(start)
  const before = useRef(weekday)
  useEffect(() => {
    const last = before.current
    before.current = weekday
    if (rule?.every !== 'week' || weekday === null || rule.weekdays.includes(weekday)) return
    const others = rule.weekdays.filter((day) => day !== last)
    onChange({ ...rule, weekdays: inOrder([...others, weekday]) })
  }, [rule, weekday, onChange])
}

const inOrder = (weekdays: readonly number[]) => weekdays.toSorted((one, other) => one - other)

type DayChoiceProps = {
  readonly rule: EventRecurrence
  readonly start: number
  readonly onChange: (rule: EventRecurrence) => void
}

function DayChoice({ rule, start, onChange }: DayChoiceProps) {
  const texts = recurrenceTexts
  if (Number.isNaN(start) || rule.every === 'day') return null
  if (rule.every === 'month') {
    return (
      <Field label={texts.monthBy}>
        <Select
          value={rule.monthBy}
          onChange={(monthBy) => onChange({ ...rule, monthBy })}
          options={monthBysOf(start, rule.monthBy).map((value) => ({
            value,
            label: monthDayWords(value, start),
          }))}
        />
      </Field>
    )
  }
  const first = weekdayAt(start)
  const toggle = (day: number, isOn: boolean) =>
    onChange({
      ...rule,
      weekdays: isOn
        ? inOrder([...rule.weekdays, day])
        : rule.weekdays.filter((other) => other !== day),
    })
  return (
    <div role="group" aria-label={texts.weekdays} className={styles.weekdays}>
      {texts.weekdayNames.map((name, day) => (
        <Chip
          key={name}
          className={styles.weekday}
          pressed={rule.weekdays.includes(day)}
          disabled={day === first}
          onPressedChange={(isOn) => toggle(day, isOn)}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}

/** A fifth weekday, which few months have, is offered as the last only. */
function monthBysOf(start: number, chosen: EventRecurrence['monthBy']) {
  const { day } = kstParts(start)
  const { day: weekLater } = kstParts(start + 7 * 86_400_000)
  const offers = { day: true, weekday: day <= 28, 'last-weekday': weekLater < day }
  return MONTH_BYS.filter((by) => offers[by] || by === chosen)
}

type RuleHintProps = Pick<EventValues, 'startAt' | 'endAt'> & { readonly rule: EventRecurrence }

function RuleHint({ rule, startAt, endAt }: RuleHintProps) {
  const texts = recurrenceTexts
  if (startAt === '') return <HintStrip live>{texts.needsStart}</HintStrip>
  const { day } = kstParts(Date.parse(startAt))
  const leavesOut = rule.every === 'month' && rule.monthBy === 'day' && day > 28
  const repeating = { startAt, endAt: endAt === '' ? null : endAt, recurrence: rule }
  return (
    <HintStrip tone="primary" live>
      {ruleSentence(repeating)}
      {leavesOut && ` (${texts.missingDay(day)})`}
    </HintStrip>
  )
}
