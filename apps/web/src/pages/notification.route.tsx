import { withDataCache } from '../app/data-cache.tsx'
import { NotificationRoute } from '../app/routes/notification-route.tsx'

export const Component = withDataCache(NotificationRoute)
