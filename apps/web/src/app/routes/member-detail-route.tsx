import type { ComponentProps } from 'react'
import { MemberActivity } from '../../features/admin/audit/member-activity.tsx'
import { MemberDetailScreen } from '../../features/member/admin/member-detail-screen.tsx'

const activityOf: ComponentProps<typeof MemberDetailScreen>['activityOf'] = (memberId, view) => (
  <MemberActivity memberId={memberId} view={view} />
)

/** A member, with what the audit log says of them. Features do not know one another; the route brings them together. */
export function MemberDetailRoute() {
  return <MemberDetailScreen activityOf={activityOf} />
}
