import { EventScreen } from '../../features/event/event-screen.tsx'
import { PushSettings } from '../../features/push/push-settings.tsx'

/** The schedule, with the reminders of it. Features do not know one another; the route brings them together. */
export function EventRoute() {
  return <EventScreen reminders={<PushSettings />} />
}
