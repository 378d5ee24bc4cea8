import { type ReactNode, useState } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { HiddenIcon, ShownIcon } from '../icons/icons.ts'
import { IconButton } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/fields/field.tsx'
import { NumberField, type NumberFieldProps } from '../ui/fields/number-field.tsx'
import { Select, type SelectOption } from '../ui/pickers/select.tsx'
import { Switch } from '../ui/controls/switch.tsx'
import {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '../ui/fields/text-field.tsx'
import styles from './form-fields.module.css'
import { formTexts } from './forms.texts.ts'

type InputProps<Values extends object> = {
  /** `form.control` of the form it belongs to. */
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
  readonly label: ReactNode
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly className?: string
}

type Rest<Props, Values extends object> = Omit<
  Props,
  keyof InputProps<Values> | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'
>

/** One line of text in a form. */
export function TextInput<Values extends object>({
  control,
  name,
  label,
  hideLabel,
  hint,
  required,
  className,
  ...rest
}: InputProps<Values> & Rest<TextFieldProps, Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field {...{ label, hideLabel, hint, required, className }} error={fieldState.error?.message}>
      <TextField {...rest} {...field} value={textOf(field.value)} />
    </Field>
  )
}

/** A password, with a button that shows it. Pasting and password managers stay allowed. */
export function PasswordInput<Values extends object>({
  autoComplete = 'current-password',
  ...props
}: InputProps<Values> & { autoComplete?: 'current-password' | 'new-password' }) {
  const texts = formTexts
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          size="small"
          label={isShown ? texts.hidePassword : texts.showPassword}
          icon={isShown ? <HiddenIcon /> : <ShownIcon />}
          aria-pressed={isShown}
          className={styles.eye}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

/** Several lines of text in a form. */
export function TextAreaInput<Values extends object>({
  control,
  name,
  label,
  hideLabel,
  hint,
  required,
  className,
  ...rest
}: InputProps<Values> & Rest<TextAreaProps, Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field {...{ label, hideLabel, hint, required, className }} error={fieldState.error?.message}>
      <TextArea {...rest} {...field} value={textOf(field.value)} />
    </Field>
  )
}

/** One of several words in a form. */
export function SelectInput<Values extends object>({
  control,
  name,
  options,
  placeholder,
  disabled,
  ...field
}: InputProps<Values> & {
  options: readonly SelectOption<string>[]
  placeholder?: string
  disabled?: boolean
}) {
  const { field: bound, fieldState } = useController({ control, name })
  const value = textOf(bound.value)
  return (
    <Field {...field} error={fieldState.error?.message}>
      <Select
        value={value === '' ? null : value}
        onChange={bound.onChange}
        name={name}
        {...{ options, placeholder, disabled }}
      />
    </Field>
  )
}

type NumberRest = Pick<
  NumberFieldProps,
  'min' | 'max' | 'step' | 'largeStep' | 'decimals' | 'unit' | 'look' | 'parse' | 'disabled'
>

/** A number in a form. What cannot be read as one stays in sight and is refused on sending. */
export function NumberInput<Values extends object>({
  control,
  name,
  label,
  hideLabel,
  hint,
  required,
  className,
  ...rest
}: InputProps<Values> & NumberRest & { label: string }) {
  const { field, fieldState } = useController({ control, name })
  const given: unknown = field.value
  const [good, setGood] = useState(0)
  if (typeof given === 'number' && !Number.isNaN(given) && given !== good) setGood(given)
  const isUnreadable = typeof given === 'number' && Number.isNaN(given)
  return (
    <Field
      {...{ label, hideLabel, hint, required, className }}
      error={isUnreadable ? undefined : fieldState.error?.message}
    >
      <NumberField
        look="plain"
        block
        {...rest}
        label={label}
        value={good}
        onChange={field.onChange}
        // Not a number: the schema then refuses it, while the field itself says why.
        onInvalid={() => field.onChange(Number.NaN)}
        onCommit={field.onBlur}
      />
    </Field>
  )
}

/** On or off in a form. */
export function SwitchInput<Values extends object>({
  control,
  name,
  label,
  hint,
  disabled,
  className,
}: InputProps<Values> & { disabled?: boolean }) {
  const { field } = useController({ control, name })
  return (
    <Switch
      checked={Boolean(field.value)}
      onChange={field.onChange}
      {...{ label, hint, disabled, className, name }}
    />
  )
}

/** A box to tick in a form. */
export function CheckboxInput<Values extends object>({
  control,
  name,
  label,
  hint,
  className,
}: InputProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const reason = fieldState.error?.message
  return (
    <div className={className} data-refused={reason === undefined ? undefined : ''}>
      <Checkbox
        checked={Boolean(field.value)}
        onChange={field.onChange}
        hint={reason === undefined ? hint : <Reason>{reason}</Reason>}
        {...{ label, name }}
      />
    </div>
  )
}

/** Stands in the hint's place, so that it is read with the box. */
function Reason({ children }: { children: string }) {
  return <span className={styles.reason}>{children}</span>
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
