import { withOffice } from '../../app/routes/office-route.tsx'
import { StatusScreen } from '../../features/admin/status-screen.tsx'

export const Component = withOffice(StatusScreen)
