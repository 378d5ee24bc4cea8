import type { HTMLAttributes, Ref } from 'react'
import styles from './card.module.css'
import { classNames } from '../../theme/class-names.ts'

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element it is: `section` needs an `aria-label` or `aria-labelledby`. */
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'li' | 'form'
  readonly padding?: 'none' | 'medium' | 'large'
  readonly ref?: Ref<HTMLElement>
}

/** A sheet of porcelain: surface, hairline, no shadow. */
export function Card({
  as: Element = 'div',
  padding = 'none',
  className,
  ref,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      // the union of elements makes their ref types exclude each other; every one is an HTMLElement
      ref={ref as Ref<never>}
      className={classNames(styles.card, padding !== 'none' && styles[padding], className)}
    />
  )
}
