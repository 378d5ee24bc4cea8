import { MemberDetailRoute } from '../../app/routes/member-detail-route.tsx'
import { withOffice } from '../../app/routes/office-route.tsx'

export const Component = withOffice(MemberDetailRoute)
