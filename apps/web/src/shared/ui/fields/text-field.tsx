import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { useFieldControl } from './field-context.ts'
import styles from './field.module.css'

export type TextFieldProps = ComponentPropsWithRef<'input'> & {
  /** Icon or unit before the text. */
  readonly leading?: ReactNode
  /** Unit or button after the text. */
  readonly trailing?: ReactNode
  /** For a field that stands outside {@link Field}. */
  readonly invalid?: boolean
}

/** One line of text. Inside a `Field` it takes label, hint and reason from there. */
export function TextField({
  leading,
  trailing,
  invalid = false,
  className,
  ...rest
}: TextFieldProps) {
  const field = useFieldControl()
  const isInvalid = invalid || (field?.isInvalid ?? false)
  return (
    <div
      className={classNames(styles.box, className)}
      data-invalid={isInvalid || undefined}
      data-disabled={rest.disabled || undefined}
    >
      {leading !== undefined && <span className={styles.affix}>{leading}</span>}
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-required={field?.isRequired || undefined}
        type="text"
        {...rest}
        aria-invalid={isInvalid || undefined}
        className={styles.input}
      />
      {trailing !== undefined && <span className={styles.affix}>{trailing}</span>}
    </div>
  )
}

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & { readonly invalid?: boolean }

/** Several lines of text. */
export function TextArea({ invalid = false, className, ...rest }: TextAreaProps) {
  const field = useFieldControl()
  const isInvalid = invalid || (field?.isInvalid ?? false)
  return (
    <div
      className={classNames(styles.box, styles.area, className)}
      data-invalid={isInvalid || undefined}
      data-disabled={rest.disabled || undefined}
    >
      <textarea
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-required={field?.isRequired || undefined}
        {...rest}
        aria-invalid={isInvalid || undefined}
        className={styles.input}
      />
    </div>
  )
}
