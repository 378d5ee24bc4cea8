import { classNames } from '../../theme/class-names.ts'
import styles from './skeleton.module.css'

/** Grey bars in the place of what is coming, so that nothing jumps. Decoration: no words inside. */
export function Skeleton({
  lines = 1,
  shape = 'text',
  className,
}: {
  lines?: number
  shape?: 'text' | 'title' | 'block'
  className?: string
}) {
  return (
    <span aria-hidden="true" className={classNames(styles.stack, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.bar, styles[shape])} />
      ))}
    </span>
  )
}
