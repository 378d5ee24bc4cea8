import { formatNumber } from '@gyeol/korean'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { priceTexts } from '../prices.texts.ts'
import styles from './amount.module.css'
import { addToAmount, AMOUNT_STEPS, amountText, readAmount } from './amount-text.ts'

type AmountFieldProps = {
  readonly label: ReactNode
  /** NaN where what is typed is no amount: it stays in the field, and is not sent. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** The field was left, or Enter was pressed: now questions may be asked. */
  readonly onCommit?: () => void
  /** A reason from outside; what cannot be read has its own. */
  readonly error?: string | undefined
  /** In place of the number spelled out below. */
  readonly hint?: ReactNode
  /** Draws the field as one with a question, which is no error. */
  readonly isAsked?: boolean
  readonly hasSteps?: boolean
  /** 0 where something may be given away. */
  readonly least?: 0 | 1
  readonly name?: string
  readonly enterKeyHint?: ComponentPropsWithRef<'input'>['enterKeyHint']
  readonly className?: string | undefined
}

/**
 * An amount of spina. It reads 3,675만, 1억2천 and digits, keeps what is typed until the field is
 * left, and says the number below.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, onCommit, error, isAsked = false, hasSteps = false } = props
  const texts = priceTexts
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const shown = typed ?? (isAmount(value) ? amountText(value) : (left ?? ''))
  const read = readAmount(shown, props.least)
  // What cannot be read is said once the field is left: half a number is no mistake.
  const reason = typed === null ? read.reason : null
  const type = (next: string) => {
    setTyped(next)
    setLeft(null)
    const { value: amount, reason: why } = readAmount(next, props.least)
    onChange(why === null ? amount : Number.NaN)
  }
  const leave = () => {
    setLeft(read.reason === null ? null : shown)
    setTyped(null)
    onCommit?.()
  }
  const add = (step: number) => {
    setTyped(null)
    setLeft(null)
    onChange(addToAmount(read.value, step))
  }
  const spelled = read.value === null ? undefined : texts.typed(formatNumber(read.value))
  return (
    <div className={props.className}>
      <Field
        label={label}
        error={reason ?? error}
        hint={props.hint ?? spelled}
        className={classNames(styles.field, isAsked && styles.asked)}
      >
        <TextField
          name={props.name}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint={props.enterKeyHint}
          maxLength={40}
          trailing={texts.spina}
          value={shown}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      </Field>
      {hasSteps && (
        <div className={styles.steps}>
          {AMOUNT_STEPS.map((step) => (
            <button key={step} type="button" className={styles.step} onClick={() => add(step)}>
              {texts.steps[step]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function isAmount(value: number | null): value is number {
  return value !== null && !Number.isNaN(value)
}
