import { type EventRecurrence, RECURRENCE_LIMITS } from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import styles from './recurrence.module.css'
import { recurrenceTexts } from './recurrence.texts.ts'

const END_KINDS = ['never', 'until', 'count'] as const

const USUAL_COUNT = 10

type RuleProps = {
  readonly rule: EventRecurrence
  readonly onChange: (rule: EventRecurrence) => void
}

/** Every so many days, weeks or months. */
export function IntervalInput({ rule, onChange }: RuleProps) {
  const texts = recurrenceTexts
  return (
    <Field label={texts.interval} hideLabel>
      <NumberField
        label={texts.interval}
        value={Number.isNaN(rule.interval) ? 1 : rule.interval}
        parse={parseKoreanNumber}
        min={1}
        max={RECURRENCE_LIMITS.interval}
        unit={texts.units[rule.every]}
        look="plain"
        block
        onChange={(interval) => onChange({ ...rule, interval })}
        // Not a number: the schema refuses it, while the field itself says why.
        onInvalid={() => onChange({ ...rule, interval: Number.NaN })}
      />
    </Field>
  )
}

type RecurrenceEndProps = RuleProps & { readonly untilError: string | undefined }

/** When it stops: never, on a day, after a number of times. */
export function RecurrenceEnd({ rule, untilError, onChange }: RecurrenceEndProps) {
  const texts = recurrenceTexts
  const kind = kindOf(rule)
  const choose = (next: (typeof END_KINDS)[number]) =>
    onChange({
      ...rule,
      // A day that is still to be written: the schema refuses it until it is.
      until: next === 'until' ? '' : null,
      count: next === 'count' ? USUAL_COUNT : null,
    })
  return (
    <div className={styles.row}>
      <SegmentedControl
        block
        label={texts.ends}
        value={kind}
        onChange={choose}
        segments={END_KINDS.map((value) => ({ value, label: texts.endKinds[value] }))}
      />
      {kind === 'until' && (
        <Field label={texts.until} hideLabel error={untilError}>
          <TextField
            type="date"
            aria-label={texts.until}
            value={rule.until ?? ''}
            max="2999-12-31"
            onChange={({ currentTarget: { value } }) => onChange({ ...rule, until: value })}
          />
        </Field>
      )}
      {kind === 'count' && (
        <Field label={texts.count} hideLabel>
          <NumberField
            label={texts.count}
            value={rule.count === null || Number.isNaN(rule.count) ? USUAL_COUNT : rule.count}
            parse={parseKoreanNumber}
            min={1}
            max={RECURRENCE_LIMITS.count}
            unit={texts.countUnit}
            look="plain"
            block
            onChange={(count) => onChange({ ...rule, count })}
            onInvalid={() => onChange({ ...rule, count: Number.NaN })}
          />
        </Field>
      )}
    </div>
  )
}

function kindOf({ until, count }: EventRecurrence) {
  if (count !== null) return 'count'
  return until === null ? 'never' : 'until'
}
