import type { Task } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronRightIcon } from '../../../shared/icons/icons.ts'
import { wayOf } from './task-ways.ts'
import styles from './today.module.css'
import { taskTexts, todayTexts } from './today.texts.ts'

type TaskRowProps = {
  readonly task: Task
  /** The first of those that wait. */
  readonly detail?: ReactNode
}

/** One kind of thing that waits: what, since when, how many, and the way to it. */
export function TaskRow({ task, detail }: TaskRowProps) {
  const texts = todayTexts
  const words = taskTexts[task.code]
  const { icon: Icon, to } = wayOf(task)
  const { count, oldestAt, failure } = task
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.task}>
        <Icon aria-hidden="true" />
        <span className={styles.words}>
          <b>{words?.name ?? task.code}</b>
          <span>
            {failure === null
              ? [words?.line, oldestAt && texts.oldest(formatListDate(Date.parse(oldestAt)))]
                  .filter(Boolean)
                  .join(' · ')
              : texts.failure(failure)}
          </span>
        </span>
        <span className={styles.count}>
          {count === null ? texts.uncounted : formatNumber(count)}
        </span>
        <ChevronRightIcon aria-hidden="true" />
      </Link>
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </li>
  )
}
