import { type DigestPace, EVENT_KINDS, type PushMessage } from '@gyeol/contract'
import { formatNumber, kstParts, MINUTE_MS } from '@gyeol/korean'
import type { ToldNews } from '../../context/contributions.ts'
import type { StartingEvent } from '../event/event-calendar.service.ts'
import type { OutNotice } from '../notice/digest.service.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** What browsers are told of once: an event that begins, something of a member's own, notices. */
export type ReminderSubject = {
  readonly id: string
  readonly at: number
  readonly messageAt: (now: number) => PushMessage
}

/** An event to be reminded of. */
export function eventSubject(event: StartingEvent): ReminderSubject {
  return { id: event.id, at: event.start_at, messageAt: (now) => toReminder(event, now) }
}

/** Something a member is told of their own. */
export function newsSubject({ at, message }: ToldNews): ReminderSubject {
  return { id: message.tag, at, messageAt: () => message }
}

/** A notice that has come out. */
export function noticeSubject({ id, title, level, out_at: at }: OutNotice): ReminderSubject {
  const tag = `notice-${id}`
  // Those for some are read in their inbox, those for everybody where everybody reads them.
  const path = level === 0 ? `/notion/${id}` : `/notification/${id}`
  const message = { title: '새 공지', body: title, path, tag }
  return { id: tag, at, messageAt: () => message }
}

/** What gathered notices of a pace are taken up as; each time of it is another `at`. */
export function digestId(pace: DigestPace): string {
  return `notices-${pace}`
}

/** Titles a message of gathered notices tells; the others are counted. */
const MOST_TITLES = 3

type Gathered = {
  readonly pace: DigestPace
  readonly at: number
  readonly notices: readonly OutNotice[]
  readonly isMember: boolean
}

/** Notices that have come out since the last time. */
export function digestSubject({ pace, at, notices, isMember }: Gathered): ReminderSubject {
  const [first] = notices
  if (notices.length === 1 && first) return { ...noticeSubject(first), id: digestId(pace), at }
  const titles = notices.slice(0, MOST_TITLES).map(({ title }) => title)
  const rest = notices.length - titles.length
  const others = rest > 0 ? ` 외 ${formatNumber(rest)}개` : ''
  const message = {
    title: `새 공지 ${formatNumber(notices.length)}개`,
    body: `${titles.join(' · ')}${others}`,
    path: isMember ? '/notification' : '/notion',
    tag: digestId(pace),
  }
  return { id: digestId(pace), at, messageAt: () => message }
}

function toReminder(event: StartingEvent, now: number): PushMessage {
  const kind = EVENT_KINDS[event.kind].name
  const minutes = Math.ceil((event.start_at - now) / MINUTE_MS)
  const when = minutes > 0 ? `${toDuration(minutes)} 뒤 시작해요` : '시작했어요'
  return {
    title: event.title,
    body: `${kind} · ${when} (${toShown(event.start_at)})`,
    path: `/event/${event.id}`,
    tag: `event-${event.id}`,
  }
}

/** `3월 1일 12:30` in Korea. */
function toShown(time: number): string {
  const { month, day, hour, minute } = kstParts(time)
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${month}월 ${day}일 ${clock}`
}

function toDuration(minutes: number): string {
  if (minutes >= DAY_MINUTES) return '하루'
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  return [hours > 0 ? `${hours}시간` : '', rest > 0 ? `${rest}분` : ''].filter(Boolean).join(' ')
}
