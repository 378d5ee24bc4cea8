import { formatClock, formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { AlertIcon } from '../../../shared/icons/icons.ts'
import { langOf } from '../../../shared/texts/lang-of.ts'
import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { hrefOf } from '../recurrence/event-occurrence.ts'
import { eventPlanSaved, toggleSkip } from './event-plan.saved.ts'
import { MarkEvent } from './mark-event.tsx'
import styles from './event-plan.module.css'
import { planTexts } from './plan.texts.ts'
import type { PlannedTime } from './week-plan.ts'

/** One time of a day of the plan: when, what, and whether one goes. */
export function PlannedTimeRow({ time }: { readonly time: PlannedTime }) {
  const texts = planTexts
  const { event, isOver, isSkipped, clashes, maintenance } = time
  const isOut = isOver || isSkipped
  return (
    <li
      className={styles.time}
      data-out={isOut || undefined}
      data-clash={clashes.length > 0 || undefined}
    >
      <span className={styles.clock}>{clockWords(time)}</span>
      <span className={styles.words}>
        <Link to={hrefOf(event)} className={styles.title} lang={langOf(event.title)}>
          {event.title}
        </Link>
        {isOut && <span className={styles.sub}>{isOver ? texts.over : texts.skipped}</span>}
        {clashes.length > 0 && (
          <span className={styles.clash}>
            <AlertIcon aria-hidden="true" />
            {texts.clashWith(clashes.join(', '))}
          </span>
        )}
        {!isOut && maintenance !== null && (
          <span className={styles.clash}>
            <AlertIcon aria-hidden="true" />
            {texts.maintenance(maintenance.title)}
          </span>
        )}
      </span>
      <span className={styles.go}>
        {!isOver && (
          <CheckRow
            look="box"
            label={texts.go}
            name={texts.goTo(event.title, formatListDate(time.startAt))}
            checked={!isSkipped}
            onChange={() => eventPlanSaved.update((plan) => toggleSkip(plan, time.key))}
          />
        )}
      </span>
      <span className={styles.mark}>
        <MarkEvent event={event} />
      </span>
    </li>
  )
}

/** `20:00–22:00`; an end at midnight is 24:00 of the day that ends. */
export function clockWords({ startAt, endAt }: Pick<PlannedTime, 'startAt' | 'endAt'>): string {
  const end = formatClock(endAt)
  return `${formatClock(startAt)}–${end === '00:00' ? '24:00' : end}`
}
