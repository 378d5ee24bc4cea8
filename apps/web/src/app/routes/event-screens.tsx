import { EventDetailScreen } from '../../features/event/detail/event-detail-screen.tsx'
import { EventScreen } from '../../features/event/event-screen.tsx'
import { PushSettings } from '../../features/push/push-settings.tsx'
import { withDataCache } from '../data-cache.tsx'

/** The schedule, with the reminders of it. */
export const EventList = withDataCache(() => <EventScreen reminders={<PushSettings />} />)
export const EventDetail = withDataCache(EventDetailScreen)
