import { caseFigureName } from '../../features/character/case/case-words.ts'
import { CorrectionNews } from '../../features/correction/news/correction-news.tsx'
import { NoticeListScreen } from '../../features/notice/notice-list-screen.tsx'

/** The inbox: notices, and the answers to one's proposals. Features do not know one another; the route does. */
export function NotificationRoute() {
  return <NoticeListScreen news={<CorrectionNews figureName={caseFigureName} />} />
}
