import { withOffice } from '../../app/routes/office-route.tsx'
import { AuditScreen } from '../../features/admin/audit/audit-screen.tsx'

export const Component = withOffice(AuditScreen)
