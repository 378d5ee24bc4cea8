import { type ReactNode, useId, useMemo } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { FieldContext } from './field-context.ts'
import styles from './field.module.css'
import { FieldReason } from './field-reason.tsx'
import { uiTexts } from '../../texts/ui.texts.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

export type FieldProps = {
  readonly label: ReactNode
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  /** Why the value cannot be taken; turns the control red and is read with it. */
  readonly error?: ReactNode
  readonly required?: boolean
  /** Beside the label, at the right. */
  readonly trailing?: ReactNode
  readonly className?: string
  /** One control of the kit: TextField, NumberField, Select, Combobox … */
  readonly children: ReactNode
}

/** Label, control, hint and reason, tied together for screen readers. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  trailing,
  className,
  children,
}: FieldProps) {
  const texts = uiTexts
  const id = useId()
  const hasHint = hint !== undefined && hint !== null
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  const control = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: classNames(hasHint && `${id}-hint`, hasError && `${id}-reason`),
      isInvalid: hasError,
      isRequired: required,
    }),
    [id, hasHint, hasError, required],
  )
  const labelElement = (
    <label id={control.labelId} htmlFor={id} className={styles.label}>
      {label}
      {required && <span className={styles.required}>{texts.required}</span>}
    </label>
  )
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {labelElement}
          {trailing}
        </div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {hasHint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasError && <FieldReason id={`${id}-reason`}>{error}</FieldReason>}
    </div>
  )
}
