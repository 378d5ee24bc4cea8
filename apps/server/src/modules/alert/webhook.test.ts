import { expect, it } from 'vitest'
import { postWebhook } from './webhook.ts'

const message = { title: 'a', body: 'b', data: {} }

it.each([
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3:8443/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://[::ffff:127.0.0.1]/x',
])('nothing is sent to %s, which leads into somebody’s own network', async (address) => {
  const signal = AbortSignal.timeout(4000)
  expect(await postWebhook(address, { message, signal, testTarget: undefined })).toBe('private')
})

it('nothing is sent to a name that only this machine knows, whether or not it is found', async () => {
  const signal = AbortSignal.timeout(4000)
  const sent = await postWebhook('https://localhost/x', { message, signal, testTarget: undefined })
  expect(['private', 'unreachable']).toContain(sent)
})

it.each(['https://hooks.example:abc/h', 'https://[', 'https://x:99999/h'])(
  'of %s, which is no address, it says that nobody is there',
  async (address) => {
    const signal = AbortSignal.timeout(4000)
    const sent = await postWebhook(address, { message, signal, testTarget: undefined })
    expect(sent).toBe('unreachable')
  },
)
