import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { currentSubscription, inputOf, pushSupport } from './push-browser.ts'

const SAVE = routeOf<'savePushSubscription'>('POST', '/api/push/subscription')

/**
 * Tells the server of this browser's subscription again: subscriptions change and vanish without a
 * word, and it belongs to who is logged in now. Nothing happens where reminders were never asked for.
 */
export async function syncPush(): Promise<void> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return
  try {
    const subscription = await currentSubscription()
    const body = subscription === null ? null : inputOf(subscription)
    if (body !== null) await callRoute(SAVE, { body }, { background: true })
  } catch {
    // The next page tries again.
  }
}
