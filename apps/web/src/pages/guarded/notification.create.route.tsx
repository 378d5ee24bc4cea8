import { withDataCache } from '../../app/data-cache.tsx'
import { NoticeCreateScreen } from '../../features/notice/notice-editor-screen.tsx'

export const Component = withDataCache(NoticeCreateScreen)
