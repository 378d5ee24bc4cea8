import {
  NoticeCreateScreen,
  NoticeEditScreen,
} from '../../features/notice/notice-editor-screen.tsx'
import { withDataCache } from '../data-cache.tsx'

/** The screens on which notices are written; the reading ones do without the forms' libraries. */
export const NoticeCreate = withDataCache(NoticeCreateScreen)
export const NoticeEdit = withDataCache(NoticeEditScreen)
