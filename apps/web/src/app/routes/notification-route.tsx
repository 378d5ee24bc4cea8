import { NoticeListScreen } from '../../features/notice/notice-list-screen.tsx'
import { NoticeFollow } from '../../features/push/notices/notice-follow.tsx'
import { latePart } from '../../shared/loading/late-part.tsx'

const InboxNews = latePart(async () => (await import('./inbox-news.tsx')).InboxNews)

/** The inbox: notices, how soon one is told of them, and the answers to one's proposals. Features do not know one another; the route does. */
export function NotificationRoute() {
  return <NoticeListScreen news={<InboxNews />} follow={<NoticeFollow />} />
}
