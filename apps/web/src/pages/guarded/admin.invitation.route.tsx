import { withOffice } from '../../app/routes/office-route.tsx'
import { InvitationScreen } from '../../features/member/invitation/invitation-screen.tsx'

export const Component = withOffice(InvitationScreen)
