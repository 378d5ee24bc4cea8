import { formatDate } from '@gyeol/korean'
import { withDataCache } from '../app/data-cache.tsx'
import { AREA_VIEWS } from '../features/notice/notice-area.ts'
import { noticeBody } from '../features/notice/notice-body.ts'
import { NoticeScreen } from '../features/notice/notice-screen.tsx'
import { listNotices, readNotice } from '../features/notice/notice.api.ts'
import { noticeTitle } from '../shared/texts/notice-title.ts'
import { wordsOf } from './descriptions.ts'
import type { PageRoute } from './page-route.ts'
import { postHead } from './post-page.ts'

export const Component = withDataCache(NoticeScreen)

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([
    ask(readNotice.initiate({ params: { id } })),
    ask(listNotices.initiate({ query: { view: AREA_VIEWS.notion } })),
  ])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const notice = read(readNotice.select({ params: { id } }))
  if (notice === undefined) return postHead('/notion', undefined)
  const { publishedAt, updatedAt } = notice
  const day = formatDate(Date.parse(publishedAt))
  const words = wordsOf(noticeBody(notice.body))
  const title = noticeTitle(notice.title)
  return {
    ...postHead('/notion', { id, title, description: `${day} · ${words}`, lines: [day, words] }),
    article: { publishedAt, updatedAt },
  }
}
