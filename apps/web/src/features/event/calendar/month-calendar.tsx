import type { EventKind, EventSummary } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { useEffect, useRef, useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { useMedia } from '../../../shared/ui/layout/use-media.ts'
import { CalendarWeek } from './calendar-week.tsx'
import { type Month, layOutMonth, monthAt, partsOf, shiftMonth, weeksOf } from './event-calendar.ts'
import { useListEventsQuery } from '../event.api.ts'
import { eventTexts } from '../event.texts.ts'
import styles from './month-calendar.module.css'

/** More events than this in the weeks of one month is nobody's calendar. */
const MOST_EVENTS = 100

const LANES = { narrow: 3, wide: 4 } as const

type MonthCalendarProps = {
  readonly now: number
  /** Null for the month that is now. */
  readonly month: Month | null
  readonly kind: EventKind | undefined
  /** An empty text goes back to the month that is now. */
  readonly onMonth: (month: Month) => void
}

/** A month in Korean days, with a bar for every event. */
export function MonthCalendar({ now, month, kind, onMonth }: MonthCalendarProps) {
  const texts = eventTexts.calendar
  const current = monthAt(now)
  const shown = month ?? current
  const { year, number } = partsOf(shown)
  const weeks = weeksOf(shown)
  const { data, error, isFetching, refetch } = useListEventsQuery({
    query: {
      from: weeks[0]?.[0],
      to: weeks.at(-1)?.at(-1),
      pageSize: MOST_EVENTS,
      occurrences: 'all',
      ...(kind === undefined ? {} : { kind }),
    },
  })
  const lanes = useMedia('(min-width: 600px)') ? LANES.wide : LANES.narrow
  const today = formatDate(now)
  const rows = layOutMonth(weeks, data?.items ?? NOTHING, { today, lanes })
  const turn = (count: number) => {
    const next = shiftMonth(shown, count)
    onMonth(next === current ? '' : next)
  }
  const sheet = useRef<HTMLDivElement>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const goToToday = () => {
    if (shown !== current) onMonth('')
    setTimesAsked(timesAsked + 1)
  }
  // The week of today may lie below the window where its month has many events. It is there once
  // its month is drawn.
  useEffect(() => {
    if (timesAsked === 0) return
    sheet.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [timesAsked, shown])
  const label = texts.label(year, number)
  return (
    <section className={styles.calendar} aria-label={label}>
      <div className={styles.head}>
        <IconButton label={texts.previous} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
        <h2 className={styles.month} aria-live="polite">
          {label}
        </h2>
        <IconButton label={texts.next} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
        <Button size="small" className={styles.back} onClick={goToToday}>
          {texts.today}
        </Button>
      </div>
      {error === undefined || data !== undefined ? (
        <div ref={sheet} className={styles.sheet} aria-busy={isFetching || undefined}>
          <div className={styles.weekdays} aria-hidden="true">
            {texts.weekdays.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          {rows.map(({ week, bars, repeated }) => (
            <CalendarWeek
              key={week[0]}
              week={week}
              bars={bars}
              repeated={repeated}
              month={shown}
              today={today}
              events={data?.items ?? NOTHING}
              lanes={lanes}
            />
          ))}
        </div>
      ) : (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <p className={styles.empty}>{texts.empty}</p>}
    </section>
  )
}

const NOTHING: readonly EventSummary[] = []
