import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freshName } from './people/accounts.ts'

/** A browser's public key as a subscription carries it: an uncompressed point in base64url. */
function browserKey(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return publicKey.export({ type: 'spki', format: 'der' }).subarray(-65).toString('base64url')
}

/** Stands in for the push service of the browser's maker, which cannot be reached here. */
export async function withPushService(
  page: Page,
  permission: NotificationPermission,
): Promise<string> {
  const endpoint = `https://push.example.com/${freshName()}`
  const keys = { p256dh: browserKey(), auth: randomBytes(16).toString('base64url') }
  await page.addInitScript(
    ({ endpoint, keys, permission }) => {
      let isOn = localStorage.getItem('fake-push') === 'on'
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          isOn = false
          localStorage.removeItem('fake-push')
          return true
        },
      }
      const given = isOn ? 'granted' : 'default'
      let now: NotificationPermission = permission === 'denied' ? 'denied' : given
      Object.defineProperty(Notification, 'permission', { get: () => now })
      Notification.requestPermission = async () => {
        now = permission
        return now
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn ? subscription : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          // What a real service checks as well.
          if (applicationServerKey.length !== 65) throw new Error('no key')
          isOn = true
          localStorage.setItem('fake-push', 'on')
          return subscription
        },
      })
    },
    { endpoint, keys, permission },
  )
  return endpoint
}
