import { withDataCache } from '../app/data-cache.tsx'
import { NoticeScreen } from '../features/notice/notice-screen.tsx'

export const Component = withDataCache(NoticeScreen)
