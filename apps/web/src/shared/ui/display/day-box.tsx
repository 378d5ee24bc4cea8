import { classNames } from '../../theme/class-names.ts'
import styles from './day-box.module.css'

/** How many days are left, over the day itself. */
export function DayBox({
  count,
  day,
  tone = 'neutral',
}: {
  /** `D-1` */
  count: string
  /** `일요일` */
  day?: string
  /** `brass` for what is close. */
  tone?: 'neutral' | 'brass'
}) {
  return (
    <span className={classNames(styles.box, styles[tone])}>
      <b className={styles.count}>{count}</b>
      {day !== undefined && <span className={styles.day}>{day}</span>}
    </span>
  )
}
