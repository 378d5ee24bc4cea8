import { withOffice } from '../../app/routes/office-route.tsx'
import { PolicyListScreen } from '../../features/policy/policy-editor-screen.tsx'

export const Component = withOffice(PolicyListScreen)
