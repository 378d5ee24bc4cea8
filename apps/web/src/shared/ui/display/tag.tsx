import type { HTMLAttributes } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './tag.module.css'

export type TagTone = 'neutral' | 'primary' | 'brass' | 'danger'

export type TagProps = HTMLAttributes<HTMLSpanElement> & {
  readonly tone?: TagTone
  /** `large` (30 px) is for material and category marks. */
  readonly size?: 'medium' | 'large'
}

/** A short fact about the thing beside it; not a control. */
export function Tag({ tone = 'neutral', size = 'medium', className, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.tag, styles[tone], size === 'large' && styles.large, className)}
    />
  )
}
