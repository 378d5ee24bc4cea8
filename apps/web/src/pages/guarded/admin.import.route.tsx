import { withOffice } from '../../app/routes/office-route.tsx'
import { ImportScreen } from '../../features/import/import-screen.tsx'

export const Component = withOffice(ImportScreen)
