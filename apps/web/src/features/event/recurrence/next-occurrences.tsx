import type { EventDetail } from '@gyeol/contract'
import { formatListRange } from '@gyeol/korean'
import { nextOccurrences, type Series } from '@gyeol/recurrence'
import { Link } from 'react-router'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { hrefOf } from './event-occurrence.ts'
import { ruleSentence } from './recurrence-words.ts'
import styles from './recurrence.module.css'
import { recurrenceTexts } from './recurrence.texts.ts'

const SHOWN = 5

type NextOccurrencesProps = {
  readonly event: Pick<EventDetail, 'id' | 'startAt' | 'endAt' | 'recurrence'>
  readonly series: Series
  readonly now: number
  /** The one the page is about. */
  readonly current: string | undefined
}

/** How an event repeats, and when it comes next. */
export function NextOccurrences({ event, series, now, current }: NextOccurrencesProps) {
  const texts = recurrenceTexts
  const next = nextOccurrences(series, now, SHOWN)
  const { id, startAt, endAt, recurrence } = event
  return (
    <section aria-label={texts.next}>
      <SectionTitle>{texts.next}</SectionTitle>
      <Card padding="medium" className={styles.next}>
        {recurrence && (
          <p className={styles.sentence}>{ruleSentence({ startAt, endAt, recurrence })}</p>
        )}
        {next.length === 0 && <p>{texts.noneLeft}</p>}
        <ul>
          {next.map(({ on, startAt: start, endAt: end, title, isChanged }) => (
            <li key={on}>
              <Link
                to={hrefOf({ id, occurrence: on })}
                aria-current={on === current ? 'true' : undefined}
              >
                {formatListRange(start, end)}
              </Link>
              {isChanged && <Tag tone="brass">{title ?? texts.isChanged}</Tag>}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
