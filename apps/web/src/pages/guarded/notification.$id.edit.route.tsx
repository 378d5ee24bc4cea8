import { withDataCache } from '../../app/data-cache.tsx'
import { NoticeEditScreen } from '../../features/notice/notice-editor-screen.tsx'

export const Component = withDataCache(NoticeEditScreen)
