import { CaseRoute } from '../../app/routes/case-route.tsx'
import { withOffice } from '../../app/routes/office-route.tsx'

export const Component = withOffice(CaseRoute)
