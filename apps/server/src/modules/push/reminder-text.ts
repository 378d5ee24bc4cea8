import { EVENT_KINDS, type PushMessage } from '@gyeol/contract'
import type { StartingEvent } from '../event/event-calendar.service.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const momentFormat = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What a reminder of an event says at a moment. */
export function toReminder(event: StartingEvent, now: number): PushMessage {
  const kind = EVENT_KINDS[event.kind].name
  const minutes = Math.ceil((event.start_at - now) / MINUTE_MS)
  const when = minutes > 0 ? `${toDuration(minutes)} 뒤 시작해요` : '시작했어요'
  return {
    title: event.title,
    body: `${kind} · ${when} (${momentFormat.format(event.start_at)})`,
    path: `/event/${event.id}`,
    tag: `event-${event.id}`,
  }
}

function toDuration(minutes: number): string {
  if (minutes >= DAY_MINUTES) return '하루'
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  return [hours > 0 ? `${hours}시간` : '', rest > 0 ? `${rest}분` : ''].filter(Boolean).join(' ')
}
