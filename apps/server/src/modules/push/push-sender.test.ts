import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBrowser, type PushService, startPushService } from '../../../test/push-service.ts'
import { createPushSender } from './push-sender.ts'
import { makePushKeys } from './web-push-message.ts'

const MESSAGE = { title: '봄 축제', body: '시작했어요', path: '/event/spring', tag: 'event-spring' }

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.received.length = 0
})

/** Sends one message to a browser of a host, and gives what arrived there. */
async function receive(host: string, publicUrl?: string) {
  const browser = createBrowser('/a', host)
  const { endpoint, keys } = browser.subscription
  const send = createPushSender({
    keys: makePushKeys(),
    contact: 'mailto:a@b.example',
    publicUrl,
    testTarget: service.origin,
  })
  const { signal } = new AbortController()
  expect(await send({ address: { endpoint, ...keys }, message: MESSAGE, signal })).toBe('sent')
  const [received] = service.received
  if (!received) throw new Error('nothing came')
  return { type: received.headers['content-type'], message: browser.open(received) }
}

it('sends what browsers show by themselves, and the service worker can still read', async () => {
  const { type, message } = await receive('web.push.apple.com', 'https://gyeol.example')
  expect(type).toBe('application/notification+json')
  expect(message).toMatchObject({
    ...MESSAGE,
    web_push: 8030,
    notification: { title: '봄 축제', navigate: 'https://gyeol.example/event/spring' },
  })
})

it('says the same to every other push service, under the usual type', async () => {
  const { type, message } = await receive('fcm.googleapis.com', 'https://gyeol.example')
  expect(type).toBe('application/octet-stream')
  expect(message).toMatchObject({ ...MESSAGE, web_push: 8030 })
})

it('leaves it to the service worker where the site does not know its own address', async () => {
  const { type, message } = await receive('web.push.apple.com')
  expect(type).toBe('application/octet-stream')
  expect(message).toEqual(MESSAGE)
})
