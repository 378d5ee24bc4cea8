import type { NoticeView } from '@gyeol/contract'
import { useRouteHandle } from '../../shared/router/route-handle.ts'

/** The two places notices are read in: 공지 and the inbox of the bell. */
export type NoticeArea = 'notion' | 'notification'

/** The area the viewer is in. Both are one implementation under two addresses. */
export function useNoticeArea(): NoticeArea {
  return useRouteHandle()?.pattern.startsWith('/notion') === true ? 'notion' : 'notification'
}

/** What an area lists for reading: whatever the viewer may read. */
export const AREA_VIEWS: Readonly<Record<NoticeArea, NoticeView>> = {
  notion: 'inbox',
  notification: 'inbox',
}
