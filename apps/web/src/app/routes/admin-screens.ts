import { createElement } from 'react'
import { AdminScreen } from '../../features/admin/admin-screen.tsx'
import { MemberActivity } from '../../features/admin/member-activity.tsx'
import { MemberDetailScreen } from '../../features/member/admin/member-detail-screen.tsx'
import { MemberListScreen } from '../../features/member/admin/member-list-screen.tsx'
import { withDataCache } from '../data-cache.tsx'

/** The screens of administrators. Features do not know one another; here they meet. */
export const Admin = withDataCache(AdminScreen)
export const MemberList = withDataCache(MemberListScreen)
export const MemberDetail = withDataCache(() =>
  createElement(MemberDetailScreen, {
    activityOf: (memberId, view) => createElement(MemberActivity, { memberId, view }),
  }),
)
