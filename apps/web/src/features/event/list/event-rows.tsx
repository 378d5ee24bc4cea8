import type { EventSummary } from '@gyeol/contract'
import { Link } from 'react-router'
import { DayBox } from '../../../shared/ui/display/day-box.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import styles from './event-rows.module.css'
import { phaseOf } from '../event-time.ts'
import { eventWords } from '../event-words.ts'
import { MarkEvent } from '../plan/mark-event.tsx'
import { hrefOf, keyOf } from '../recurrence/event-occurrence.ts'
import { listedRule } from '../recurrence/recurrence-words.ts'
import { eventTitle } from '../../../shared/texts/event-title.ts'
import { langOf } from '../../../shared/texts/lang-of.ts'
import { eventTexts } from '../event.texts.ts'

type EventRowsProps = {
  readonly label: string
  readonly events: readonly EventSummary[]
  readonly now: number
  readonly isStale?: boolean
}

/** Events with how long they still run, or how soon they start. */
export function EventRows({ label, events, now, isStale = false }: EventRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label} aria-busy={isStale || undefined}>
      {events.map((event) => (
        <li key={keyOf(event)} className={styles.line}>
          <EventRow event={event} now={now} />
          {phaseOf(event, now) !== 'past' && <MarkEvent event={event} />}
        </li>
      ))}
    </ul>
  )
}

function EventRow({ event, now }: { event: EventSummary; now: number }) {
  const texts = eventTexts
  const words = eventWords(event, now)
  const title = eventTitle(event.title)
  return (
    <Link to={hrefOf(event)} className={styles.row}>
      <DayBox count={words.count} day={words.day} tone={words.isClose ? 'brass' : 'neutral'} />
      <span className={styles.words}>
        <span className={styles.title}>
          <span lang={langOf(title)}>{title}</span>
          <Tag className={styles.kind}>{texts.kinds[event.kind]}</Tag>
        </span>
        <span className={styles.range}>
          {words.range}
          {event.recurrence && ` · ${listedRule(event)}`}
        </span>
        {words.progress !== null && (
          <Meter
            label={title}
            value={words.progress}
            text={words.progressText}
            tone="brass"
            size="thin"
          />
        )}
      </span>
    </Link>
  )
}
