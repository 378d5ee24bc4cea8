import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { classNames } from '../../theme/class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type ButtonLook = {
  /** `secondary` (outlined) unless told; one `primary` per screen area. */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Fills the width it is given. */
  readonly block?: boolean
  /** Icon before the words. */
  readonly icon?: ReactNode
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shows that work runs; presses are ignored but the button keeps the focus. */
    readonly busy?: boolean
  }

export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={lookOf({ variant, size, block }, className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link
      {...rest}
      className={lookOf(
        { variant, size, block },
        typeof className === 'string' ? className : undefined,
      )}
    >
      {icon}
      {children}
    </Link>
  )
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What the button does; read aloud and shown on hover. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(lookOf({ variant, size }, className), styles.square)}
    >
      {icon}
    </button>
  )
}

/** Buttons of one kind joined into a strip (undo, redo, repeat). */
export function ButtonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset aria-label={label} className={classNames(styles.group, className)}>
      {children}
    </fieldset>
  )
}

function lookOf(look: Omit<ButtonLook, 'icon'>, className: string | undefined) {
  const { variant = 'secondary', size = 'medium', block = false } = look
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className)
}
