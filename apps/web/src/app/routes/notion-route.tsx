import { NoticeListScreen } from '../../features/notice/notice-list-screen.tsx'
import { NoticeFollow } from '../../features/push/notices/notice-follow.tsx'

/** Notices, with how soon one is told of new ones. Features do not know one another; the route brings them together. */
export function NotionRoute() {
  return <NoticeListScreen follow={<NoticeFollow />} />
}
