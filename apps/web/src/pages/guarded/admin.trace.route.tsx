import { withOffice } from '../../app/routes/office-route.tsx'
import { TraceScreen } from '../../features/member/trace/trace-screen.tsx'

export const Component = withOffice(TraceScreen)
