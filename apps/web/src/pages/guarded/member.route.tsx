import { withOffice } from '../../app/routes/office-route.tsx'
import { MemberListScreen } from '../../features/member/admin/member-list-screen.tsx'

export const Component = withOffice(MemberListScreen)
