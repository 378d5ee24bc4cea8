import type { EventSummary } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import type { SearchEntry } from '../../features/search/lookup/search-entry.ts'
import { listedRule } from '../../features/event/recurrence/recurrence-words.ts'
import { eventTitle } from '../../shared/texts/event-title.ts'
import { noticeTitle } from '../../shared/texts/notice-title.ts'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'

const LIST_NOTICES = routeOf<'listNotices'>('GET', '/api/notification')
const LIST_EVENTS = routeOf<'listEvents'>('GET', '/api/event')

/** The newest ones; older ones are looked for on their own pages. */
const MOST = 50

/** Notices and events this viewer may see. What cannot be had now is left out quietly. */
export async function loadNewsEntries(isMember: boolean): Promise<readonly SearchEntry[]> {
  const answers = await Promise.allSettled([loadNotices(isMember), loadEvents()])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

async function loadNotices(isMember: boolean): Promise<readonly SearchEntry[]> {
  const query = { view: isMember ? 'inbox' : 'public', pageSize: MOST } as const
  const { items } = await callRoute(LIST_NOTICES, { query }, { background: true })
  const folder = isMember ? '/notification' : '/notion'
  return items.map(({ id, title, publishedAt }) => ({
    key: `notice/${id}`,
    kind: 'notice',
    name: noticeTitle(title),
    aliases: [],
    detail: formatListDate(Date.parse(publishedAt)),
    href: `${folder}/${id}`,
  }))
}

async function loadEvents(): Promise<readonly SearchEntry[]> {
  const query = { sort: '-startAt', pageSize: MOST } as const
  const { items } = await callRoute(LIST_EVENTS, { query }, { background: true })
  return items.map((event) => ({
    key: `event/${event.id}`,
    kind: 'event',
    name: eventTitle(event.title),
    aliases: [],
    detail: listedRule(event) || spanOf(event),
    href: `/event/${event.id}`,
  }))
}

function spanOf({ startAt, endAt }: EventSummary): string {
  return [startAt, endAt]
    .map((utc) => (utc === null ? '' : formatListDate(Date.parse(utc))))
    .join(' – ')
}
