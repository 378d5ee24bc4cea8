import { withOffice } from '../../app/routes/office-route.tsx'
import { TodayRoute } from '../../app/routes/today-route.tsx'

export const Component = withOffice(TodayRoute)
