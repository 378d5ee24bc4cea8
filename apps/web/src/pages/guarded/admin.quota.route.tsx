import { withOffice } from '../../app/routes/office-route.tsx'
import { QuotaScreen } from '../../features/admin/quota/quota-screen.tsx'

export const Component = withOffice(QuotaScreen)
