import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { currentSubscription, inputOf, pushSupport } from './push-browser.ts'

const SAVE = routeOf<'savePushSubscription'>('POST', '/api/push/subscription')
const REMOVE = routeOf<'removePushSubscription'>('DELETE', '/api/push/subscription')

/**
 * Tells the server of this browser's subscription again: subscriptions change and vanish without a
 * word, and it belongs to who is logged in now. One that is told nothing any more, because its login was
 * ended or its member turned it off from afar, is given up: then the page says that reminders are off.
 * Nothing happens where reminders were never asked for.
 */
export async function syncPush(): Promise<void> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return
  try {
    const subscription = await currentSubscription()
    const body = subscription === null ? null : inputOf(subscription)
    if (subscription === null || body === null) return
    const { isSilent } = await callRoute(SAVE, { body }, { background: true })
    if (!isSilent) return
    await subscription.unsubscribe()
    await callRoute(REMOVE, { body: { endpoint: body.endpoint } }, { background: true })
  } catch {
    // The next page tries again.
  }
}
