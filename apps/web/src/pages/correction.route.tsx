import { withOffice } from '../app/routes/office-route.tsx'
import { CorrectionScreen } from '../features/correction/correction-screen.tsx'

export const Component = withOffice(CorrectionScreen)
