import { withOffice } from '../app/routes/office-route.tsx'
import { MemberCreateScreen } from '../features/member/admin/member-create-screen.tsx'

export const Component = withOffice(MemberCreateScreen)
