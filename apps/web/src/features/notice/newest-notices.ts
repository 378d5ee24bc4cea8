import { formatDate } from '@gyeol/korean'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { noticeTitle } from '../../shared/texts/notice-title.ts'
import { shortDay } from '../../shared/texts/short-day.ts'

const LIST_NOTICES = routeOf<'listNotices'>('GET', '/api/notification')

const COUNT = 3

/** A notice in short, as home shows it. */
export type NoticeLine = {
  readonly key: string
  /** `11.20` */
  readonly date: string
  readonly title: string
  readonly href: string
}

/** The first public notices: pinned ones, then the newest. Throws `HttpFailure`. */
export async function loadNewestNotices(): Promise<NoticeLine[]> {
  const query = { view: 'public', pageSize: COUNT } as const
  const { items } = await callRoute(LIST_NOTICES, { query }, { background: true })
  return items.map(({ id, title, publishedAt }) => ({
    key: id,
    title: noticeTitle(title),
    date: shortDay(formatDate(Date.parse(publishedAt))),
    href: `/notion/${id}`,
  }))
}
