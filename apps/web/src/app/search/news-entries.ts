import type { EventSummary, NoticePage } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import type { SearchEntry } from '../../features/search/lookup/search-entry.ts'
import { requestJson } from '../../shared/http/request.ts'

/** The newest ones; older ones are looked for on their own pages. */
const MOST = 50

/** Notices and events this reader may see. What cannot be had now is left out quietly. */
export async function loadNewsEntries(isMember: boolean): Promise<readonly SearchEntry[]> {
  const answers = await Promise.allSettled([loadNotices(isMember), loadEvents()])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

async function loadNotices(isMember: boolean): Promise<readonly SearchEntry[]> {
  const answer = await requestJson({
    path: '/api/notification',
    query: { view: isMember ? 'inbox' : 'public', pageSize: MOST },
    background: true,
  })
  const folder = isMember ? '/notification' : '/notion'
  // The server has checked it against the schema of this type.
  return (answer as NoticePage).items.map(({ id, title, publishedAt }) => ({
    key: `notice/${id}`,
    kind: 'notice',
    name: title,
    aliases: [],
    detail: formatListDate(Date.parse(publishedAt)),
    href: `${folder}/${id}`,
  }))
}

async function loadEvents(): Promise<readonly SearchEntry[]> {
  const answer = await requestJson({
    path: '/api/event',
    query: { sort: '-startAt', pageSize: MOST },
    background: true,
  })
  // The server has checked it against the schema of this type.
  const { items } = answer as { readonly items: readonly EventSummary[] }
  return items.map(({ id, title, startAt, endAt }) => ({
    key: `event/${id}`,
    kind: 'event',
    name: title,
    aliases: [],
    detail: [startAt, endAt]
      .map((moment) => (moment === null ? '' : formatListDate(Date.parse(moment))))
      .join(' – '),
    href: `/event/${id}`,
  }))
}
