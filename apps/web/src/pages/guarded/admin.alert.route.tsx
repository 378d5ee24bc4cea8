import { withOffice } from '../../app/routes/office-route.tsx'
import { AlertScreen } from '../../features/admin/alert/alert-screen.tsx'

export const Component = withOffice(AlertScreen)
