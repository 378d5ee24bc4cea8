import { EventScreen } from '../../features/event/event-screen.tsx'
import { latePart } from '../../shared/loading/late-part.tsx'

/** Where the site has reminders is known late; nobody waits for their button. */
const PushSettings = latePart(
  async () => (await import('../../features/push/push-settings.tsx')).PushSettings,
  { isExtra: true },
)

/** The schedule, with the reminders of it. Features do not know one another; the route brings them together. */
export function EventRoute() {
  return <EventScreen reminders={<PushSettings />} />
}
