import { NotionRoute } from '../app/routes/notion-route.tsx'
import { withOffice } from '../app/routes/office-route.tsx'
import { noticesAsked } from '../features/notice/notice-inbox.tsx'
import { listNotices } from '../features/notice/notice.api.ts'
import { readPage } from '../shared/router/use-filters.ts'
import { noticeTitle } from '../shared/texts/notice-title.ts'
import type { AskedPage, PageRoute } from './page-route.ts'
import { postListHead } from './post-page.ts'

export const Component = withOffice(NotionRoute)

export const searchParams = ['search', 'view', 'page']

const asked = ({ search }: AskedPage) =>
  noticesAsked('notion', { search: search.get('search') ?? '', page: readPage(search) })

export const loader: PageRoute['loader'] = (page) => page.ask(listNotices.initiate(asked(page)))

export const head: PageRoute['head'] = (page) => {
  const data = page.read(listNotices.select(asked(page)))
  const { items = [], total = 0 } = data ?? {}
  const rows = items.map(({ id, title }) => ({ name: noticeTitle(title), path: `/notion/${id}` }))
  return postListHead('/notion', rows, total)
}
