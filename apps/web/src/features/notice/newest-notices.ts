import type { NoticePage } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { requestJson } from '../../shared/http/request.ts'

const COUNT = 3

/** A notice in short, as home shows it. */
export interface NoticeLine {
  readonly key: string
  /** `11.20` */
  readonly date: string
  readonly title: string
  readonly href: string
}

/** The first public notices: pinned ones, then the newest. Throws `HttpFailure`. */
export async function loadNewestNotices(): Promise<NoticeLine[]> {
  const answer = await requestJson({
    path: '/api/notification',
    query: { view: 'public', pageSize: COUNT },
    background: true,
  })
  // The server has checked it against the schema of this type.
  return (answer as NoticePage).items.map(({ id, title, publishedAt }) => ({
    key: id,
    title,
    date: formatListDate(Date.parse(publishedAt)).slice(0, 'MM.DD'.length),
    href: `/notion/${id}`,
  }))
}
