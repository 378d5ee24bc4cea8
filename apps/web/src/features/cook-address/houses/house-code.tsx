import { classNames } from '../../../shared/theme/class-names.ts'
import { groupCode } from './houses.ts'
import styles from './house.module.css'

type HouseCodeProps = {
  readonly code: string
  readonly isClosed?: boolean
  readonly className?: string
}

/**
 * A code in two groups for the eye. The gap is drawn, not written, so that what is selected and copied
 * is the bare code; translators leave it alone.
 */
export function HouseCode({ code, isClosed = false, className }: HouseCodeProps) {
  const [first = '', second = ''] = groupCode(code).split(' ')
  const Element = isClosed ? 's' : 'span'
  return (
    <Element translate="no" className={classNames(styles.code, className)}>
      {first}
      <span className={styles.second}>{second}</span>
    </Element>
  )
}
