import { NoticeListScreen } from '../../features/notice/notice-list-screen.tsx'
import { NoticeScreen } from '../../features/notice/notice-screen.tsx'
import { withDataCache } from '../data-cache.tsx'

/** The screens on which notices are read. */
export const NoticeList = withDataCache(NoticeListScreen)
export const NoticeDetail = withDataCache(NoticeScreen)
