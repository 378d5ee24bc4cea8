import type { PushSubscriptionInput } from '@gyeol/contract'
import { SERVICE_WORKER_PATH } from '../../shared/service-worker-path.ts'

/** What a browser can do about reminders. `needs-install`: only as an app on the home screen (iOS). */
export type PushSupport = 'ready' | 'needs-install' | 'none'

/** Whether this browser can be sent reminders. */
export function pushSupport(): PushSupport {
  const isReady =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isReady) return 'ready'
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
  return isApple && 'serviceWorker' in navigator ? 'needs-install' : 'none'
}

/** The subscription this browser has now, or null. Asks for nothing and installs nothing. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const manager =
    managerOfWindow() ?? (await navigator.serviceWorker.getRegistration('/'))?.pushManager
  return (await manager?.getSubscription()) ?? null
}

/**
 * Browsers that show messages by themselves subscribe without a service worker, and keep the
 * subscription when they throw the worker away. The subscription is the one the worker has.
 */
function managerOfWindow(): PushManager | undefined {
  const { pushManager } = window as { readonly pushManager?: PushManager } // not in the DOM's types yet
  return pushManager
}

/** Why reminders were not turned on. */
export type PushRefusal = 'denied' | 'dismissed'

/**
 * Asks for the permission and subscribes, in the press of a button: iOS wants both in one. Gives
 * the subscription, or why there is none. Throws when the push service cannot be had.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | PushRefusal> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH)
  const pushManager = managerOfWindow() ?? (await navigator.serviceWorker.ready).pushManager
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // Subscribed with a key the site had before: that one hears nothing any more.
    const old = await pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** A subscription as the server takes it; null for one that is not whole. */
export function inputOf(
  subscription: PushSubscription,
): Pick<PushSubscriptionInput, 'endpoint' | 'keys'> | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { endpoint, keys: { p256dh, auth } }
}

/** base64url to bytes: Safari takes no text. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
