/// <reference lib="esnext.temporal" />
import { EVENT_KINDS, PRODUCT_NAME } from '@gyeol/contract'
import { formatDate, startOfDay } from '@gyeol/korean'
import { type Occurrence, occurrenceOn, type Series, toRRule } from '@gyeol/recurrence'
import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { EventTable } from '../../database/schema-posts.ts'
import { toSeries } from '../event/event-series.ts'
import { toArticleText } from './article-text.ts'

const TIME_ZONE = 'Asia/Seoul'

/** Korea's time zone as calendars read it: nine hours ahead, all year. */
const TIME_ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** How often calendars should look again. */
const REFRESH_SECONDS = 3600

/** Ids outlive addresses: a site that moves must not double everybody's calendar. */
const UID_HOST = 'gyeoljeongpan'

/** Far more than a schedule holds; every occurrence that is not as its rule says is one more. */
const MOST_ENTRIES = 500

/** What a calendar of many events tells of each; its page has the rest. */
const DESCRIPTION_LENGTH = 400

type Options = {
  readonly origin: string
  readonly name: string
  /** The first are kept where they are too many. */
  readonly events: readonly EventTable[]
}

/** Events as an iCalendar file (RFC 5545). One by itself is told in full. */
export function toCalendar({ origin, name, events }: Options): string {
  // The calendar itself has no zone: with one the library would write UTC stamps as local times.
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: '이벤트', language: 'KO' },
    name,
    timezone: { name: null, generator: () => TIME_ZONE_RULES },
    ttl: REFRESH_SECONDS,
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
  const length = events.length === 1 ? Number.POSITIVE_INFINITY : DESCRIPTION_LENGTH
  for (const event of events) {
    if (calendar.length() >= MOST_ENTRIES) break
    const series = toSeries(event)
    addEvent(calendar, event, { origin, length, repeating: series && toRepeating(series) })
    if (series !== null) addChanged(calendar, { event, series, origin, length })
  }
  return `${calendar.toString()}\r\n`
}

type Entry = {
  readonly origin: string
  /** Most characters of its description. */
  readonly length: number
  /** Lines of the rule, for the whole of what repeats. */
  readonly repeating?: string | null
  /** The time the rule has, for one that is not as it says. */
  readonly insteadOf?: number
}

function addEvent(
  calendar: ICalCalendar,
  event: EventTable,
  { origin, length, repeating = null, insteadOf }: Entry,
): void {
  const stamp = new Date(event.updated_at)
  const hasSpan = event.end_at !== null && event.end_at > event.start_at
  calendar.createEvent({
    id: `event-${event.id}@${UID_HOST}`,
    sequence: event.version - 1,
    stamp,
    lastModified: stamp,
    created: new Date(event.created_at),
    timezone: TIME_ZONE,
    start: toZoned(event.start_at),
    ...(hasSpan ? { end: toZoned(event.end_at ?? 0) } : {}),
    repeating,
    ...(insteadOf === undefined ? {} : { recurrenceId: toZoned(insteadOf) }),
    summary: toTitle(event),
    description: shortened(toDescription(event, origin), length),
    categories: [{ name: EVENT_KINDS[event.kind].name }],
    transparency: ICalEventTransparency.TRANSPARENT,
    url: `${origin}/event/${event.id}`,
  })
}

type Repeated = {
  readonly event: EventTable
  readonly series: Series
  readonly origin: string
  readonly length: number
}

/** The occurrences that are not as the rule says: entries of their own under the same id. */
function addChanged(calendar: ICalCalendar, { event, series, ...entry }: Repeated): void {
  for (const { on } of series.recurrence.exceptions) {
    const occurrence = occurrenceOn(series, on)
    if (occurrence === null) continue
    const row = toRow(event, occurrence)
    addEvent(calendar, row, { ...entry, insteadOf: startOn(series, on) })
  }
}

function toRow(event: EventTable, { startAt, endAt, title, body }: Occurrence): EventTable {
  const words = { title: title ?? event.title, body: body ?? event.body }
  return { ...event, ...words, start_at: startAt, end_at: endAt }
}

/** The rule, and the days that are left out. */
function toRepeating(series: Series): string {
  const left = series.recurrence.exceptions.filter(({ change }) => change === null)
  const times = left.map(({ on }) => localStamp(startOn(series, on)))
  const lines = times.length === 0 ? [] : [`EXDATE;TZID=${TIME_ZONE}:${times.join()}`]
  return [toRRule(series), ...lines].join('\r\n')
}

/** When the rule begins on a day: at the time of day of the first. */
function startOn({ startAt }: Series, on: string): number {
  return startOfDay(on) + startAt - startOfDay(formatDate(startAt))
}

/** `20261203T140000`, as clocks in Korea show it. */
function localStamp(time: number): string {
  return toZoned(time)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replaceAll(/[-:]/g, '')
}

const toZoned = (time: number) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(TIME_ZONE)

function toTitle({ title, end_kind }: EventTable): string {
  return end_kind === 'maintenance' ? `${title} (점검 전까지)` : title
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text

function toDescription({ body, rewards, end_kind, end_at }: EventTable, origin: string): string {
  // Written by the event service as a list of texts.
  const list = JSON.parse(rewards) as string[]
  const parts = [
    end_kind === 'maintenance' && end_at === null ? '끝나는 때: 점검 전까지' : '',
    list.length > 0 ? `보상\n${list.map((reward) => `- ${reward}`).join('\n')}` : '',
    toArticleText(body, origin),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
