import { withOffice } from '../../app/routes/office-route.tsx'
import { PolicyEditorScreen } from '../../features/policy/policy-editor-screen.tsx'

export const Component = withOffice(PolicyEditorScreen)
