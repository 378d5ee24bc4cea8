import { withOffice } from '../../app/routes/office-route.tsx'
import { ModerationScreen } from '../../features/moderation/moderation-screen.tsx'

export const Component = withOffice(ModerationScreen)
