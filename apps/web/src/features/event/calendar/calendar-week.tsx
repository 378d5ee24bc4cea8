import type { EventSummary } from '@gyeol/contract'
import { parseDate } from '@gyeol/korean'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Popover } from '../../../shared/ui/popups/popover.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { daysOf, hiddenCounts, type Month, type Week, type WeekBar } from './event-calendar.ts'
import { dayText, rangeText } from '../event-time.ts'
import { hrefOf, keyOf } from '../recurrence/event-occurrence.ts'
import { eventTexts } from '../event.texts.ts'
import { eventTitle } from '../../../shared/texts/event-title.ts'
import { langOf } from '../../../shared/texts/lang-of.ts'
import styles from './month-calendar.module.css'

type CalendarWeekProps = {
  readonly week: Week
  readonly month: Month
  readonly today: string
  readonly events: readonly EventSummary[]
  readonly bars: readonly WeekBar<EventSummary>[]
  /** Bars above one another; what does not fit is behind a button. */
  readonly lanes: number
  /** Shown by a week above already: one stop for keyboard and reader is enough. */
  readonly repeated: ReadonlySet<string>
}

/** Seven days side by side, and under them the events that run on them. */
export function CalendarWeek(props: CalendarWeekProps) {
  const { week, month, today, events, bars, lanes, repeated } = props
  const texts = eventTexts.calendar
  const hidden = hiddenCounts(bars, lanes)
  const shown = bars.filter(({ lane }) => lane < lanes)
  const label = texts.week(labelOf(week[0]), labelOf(week.at(-1)))
  return (
    <div
      className={styles.week}
      role="group"
      aria-label={label}
      data-current={week.includes(today) ? '' : undefined}
    >
      {week.map((day, index) => (
        <span
          key={day}
          className={styles.day}
          data-outside={day.startsWith(month) ? undefined : ''}
          data-sunday={index === 0 ? '' : undefined}
          data-saturday={index === week.length - 1 ? '' : undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <span className={styles.number}>{Number(day.slice(-2))}</span>
          {day === today && <VisuallyHidden>{texts.todayMark}</VisuallyHidden>}
        </span>
      ))}
      {shown.map((bar) => (
        <Bar key={keyOf(bar.event)} bar={bar} isRepeated={repeated.has(keyOf(bar.event))} />
      ))}
      {week.map((day, index) => {
        const count = hidden[index] ?? 0
        return count === 0 ? null : (
          <MoreOfDay
            key={day}
            day={day}
            count={count}
            place={{ '--column': index + 1, '--row': lanes + 2 }}
            events={events.filter((event) => runsOn(event, day, today))}
          />
        )
      })}
    </div>
  )
}

type Place = CSSProperties & Readonly<Record<`--${string}`, number>>

type BarProps = {
  readonly bar: WeekBar<EventSummary>
  readonly isRepeated: boolean
}

function Bar({ bar, isRepeated }: BarProps) {
  const texts = eventTexts
  const { event, from, to, lane, isContinued, goesOn } = bar
  const title = eventTitle(event.title)
  // the only parts that no class can say: where the bar lies
  const place: Place = { '--column': from, '--span': to - from + 1, '--row': lane + 2 }
  return (
    <Link
      to={hrefOf(event)}
      className={classNames(styles.bar, styles[event.kind])}
      style={place}
      data-continued={isContinued || undefined}
      data-goes-on={goesOn || undefined}
      title={`${title} · ${rangeText(event, texts.time)}`}
      {...(isRepeated ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      <span lang={langOf(title)}>{title}</span>
      <VisuallyHidden>
        {` ${texts.kinds[event.kind]}, ${rangeText(event, texts.time)}`}
      </VisuallyHidden>
    </Link>
  )
}

type MoreOfDayProps = {
  readonly day: string
  readonly count: number
  readonly place: Place
  readonly events: readonly EventSummary[]
}

function MoreOfDay({ day, count, place, events }: MoreOfDayProps) {
  const texts = eventTexts
  const label = labelOf(day)
  return (
    <Popover
      title={texts.calendar.dayTitle(label)}
      trigger={
        <button type="button" className={styles.more} style={place}>
          {texts.calendar.more(count)}
          <VisuallyHidden> {texts.calendar.moreLabel(label)}</VisuallyHidden>
        </button>
      }
    >
      <ul className={styles.moreList}>
        {events.map((event) => (
          <li key={keyOf(event)}>
            <Link to={hrefOf(event)} className={classNames(styles.bar, styles[event.kind])}>
              <span lang={langOf(eventTitle(event.title))}>{eventTitle(event.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function runsOn(event: EventSummary, day: string, today: string): boolean {
  const { start, end } = daysOf(event, today)
  return start <= day && end >= day
}

function labelOf(day: string | undefined): string {
  return dayText(parseDate(day ?? '') ?? Number.NaN)
}
