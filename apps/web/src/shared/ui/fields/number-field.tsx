import { type ReactNode, useId, useRef } from 'react'
import { MinusIcon, PlusIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { useFieldControl } from './field-context.ts'
import fieldStyles from './field.module.css'
import { FieldReason } from './field-reason.tsx'
import styles from './number-field.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'
import { handleNumberKey, type NumberFieldState, useNumberField } from './use-number-field.ts'
import { useRepeatPress } from './use-repeat-press.ts'
import { useWheelSteps } from './use-wheel-steps.ts'

export type NumberFieldProps = Omit<NumberFieldState, 'isLocked'> & {
  /** What is being counted; names the field and its buttons. Inside a Field the label names it. */
  readonly label: string
  /** `stepper` (− value +) or `plain`, a full-width box without buttons. */
  readonly look?: 'stepper' | 'plain'
  /** Shows the MAX button; needs `max`. */
  readonly showMax?: boolean
  /** Shows ± for phones whose number pad has no minus; `touch`: only under a thumb. */
  readonly showSignFlip?: boolean | 'touch'
  /** Behind the number in the plain look. */
  readonly unit?: string
  /** Where the reason of a refused text stands; `none` when the screen shows it itself. */
  readonly reasonPlacement?: 'below' | 'none'
  /** A reason the screen found itself. */
  readonly error?: string
  /** What the Enter key of a phone's keyboard is called; default: done. */
  readonly enterKeyHint?: 'next' | 'done'
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly block?: boolean
  readonly name?: string
  readonly className?: string
}

/** A number with − and +, typing, arrow keys and wheel. Own behaviour: see {@link useNumberField}. */
export function NumberField(props: NumberFieldProps) {
  const { label, look = 'stepper', showMax = false, disabled = false, readOnly = false } = props
  const field = useFieldControl()
  const texts = uiTexts
  const reasonId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const state = { ...props, isLocked: disabled || readOnly }
  const number = useNumberField(state)
  const reason = number.reason ?? props.error ?? null
  const showsReason = reason !== null && props.reasonPlacement !== 'none'
  const isInvalid = reason !== null || (field?.isInvalid ?? false)
  const step = props.step ?? 1
  useWheelSteps(inputRef, (direction) => number.moveBy(direction * step))
  const input = (
    <input
      ref={inputRef}
      id={field?.id}
      name={props.name}
      className={look === 'plain' ? fieldStyles.input : styles.input}
      type="text"
      inputMode={props.decimals === true ? 'decimal' : 'numeric'}
      autoComplete="off"
      enterKeyHint={props.enterKeyHint ?? 'done'}
      role="spinbutton"
      aria-label={field === null ? label : undefined}
      aria-valuenow={props.value}
      aria-valuetext={number.text}
      aria-valuemin={props.min}
      aria-valuemax={props.max}
      aria-invalid={isInvalid || undefined}
      aria-required={field?.isRequired || undefined}
      aria-describedby={classNames(field?.describedBy, showsReason && reasonId)}
      data-sign={props.signed === true && !isInvalid ? signOf(props.value) : undefined}
      disabled={disabled}
      readOnly={readOnly}
      value={number.text}
      onChange={(event) => number.type(event.currentTarget.value)}
      onKeyDown={(event) => handleNumberKey(event, state, number)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={number.finish}
    />
  )
  const marks = {
    'data-invalid': isInvalid || undefined,
    'data-disabled': disabled || undefined,
  }
  return (
    <div className={classNames(props.block && styles.block, props.className)}>
      {look === 'plain' ? (
        <div className={fieldStyles.box} {...marks}>
          {input}
          {props.unit !== undefined && <span className={fieldStyles.affix}>{props.unit}</span>}
        </div>
      ) : (
        <div className={styles.row}>
          <div className={styles.stepper} {...marks}>
            <StepButton
              label={texts.decrease(label)}
              isSpent={disabled || props.value === props.min}
              step={() => number.moveBy(-step)}
              icon={<MinusIcon />}
            />
            {input}
            <StepButton
              label={texts.increase(label)}
              isSpent={disabled || props.value === props.max}
              step={() => number.moveBy(step)}
              icon={<PlusIcon />}
            />
          </div>
          {(props.showSignFlip ?? false) !== false && (
            <button
              type="button"
              className={classNames(styles.side, props.showSignFlip === 'touch' && styles.touch)}
              aria-label={texts.flipSign(label)}
              disabled={disabled || readOnly}
              onClick={() => {
                if (number.flipSign()) inputRef.current?.focus()
              }}
            >
              ±
            </button>
          )}
          {showMax && (
            <button
              type="button"
              className={styles.side}
              aria-label={texts.toMax(label)}
              disabled={disabled || readOnly}
              onClick={() => props.max !== undefined && number.set(props.max)}
            >
              {texts.max}
            </button>
          )}
        </div>
      )}
      {showsReason && <FieldReason id={reasonId}>{reason}</FieldReason>}
    </div>
  )
}

type StepButtonProps = {
  readonly label: string
  readonly isSpent: boolean
  readonly step: () => boolean
  readonly icon: ReactNode
}

/** Out of the tab order: from the keyboard the arrow keys of the field do the same. */
function StepButton({ label, isSpent, step, icon }: StepButtonProps) {
  const press = useRepeatPress(step)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      aria-disabled={isSpent || undefined}
      {...press}
    >
      {icon}
    </button>
  )
}

function signOf(value: number): 'positive' | 'negative' | undefined {
  if (value === 0) return undefined
  return value > 0 ? 'positive' : 'negative'
}
