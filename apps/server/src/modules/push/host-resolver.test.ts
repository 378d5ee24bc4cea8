import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type NameServer, startNameServer } from '../../../test/name-server.ts'
import { createHostResolver, type HostResolver } from './host-resolver.ts'

const HONEST = { address: '8.8.8.8', family: 4 }
const UNKNOWN_MS = 5 * 60_000
const UNTOLD_MS = 30_000

let server: NameServer
let now = 0
let resolve: HostResolver
beforeAll(async () => {
  server = await startNameServer((name) => {
    if (name.startsWith('dead')) return 'silent'
    return name.startsWith('none') ? 'unknown' : [HONEST.address]
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
  resolve = createHostResolver({ servers: [server.address], clock: () => now })
})

const fails = async (host: string) => {
  await expect(resolve(host)).rejects.toMatchObject({ name: 'DeadNameError' })
}
const askedFor = (host: string) => server.asked.filter((name) => name === host).length

it('finds a host at once while eighty names get no answer', async () => {
  const dead = Array.from({ length: 80 }, (_, index) => fails(`dead${index}.example.net`))
  const startedAt = performance.now()
  expect(await resolve('honest.example.net')).toEqual([HONEST])
  // By the system's own resolver it would be their fourth part, one after the other.
  expect(performance.now() - startedAt).toBeLessThan(1000)
  await Promise.all(dead)
  expect(performance.now() - startedAt).toBeLessThan(4000)
}, 20_000)

it('asks once for a host many messages go to', async () => {
  const answers = Array.from({ length: 50 }, () => resolve('honest.example.net'))
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => [HONEST]))
  // One question for each kind of address.
  expect(askedFor('honest.example.net')).toBe(2)
})

it.each([
  ['none.example.net', UNKNOWN_MS],
  ['dead.example.net', UNTOLD_MS],
])(
  'remembers for a while that %s leads nowhere',
  async (host, ms) => {
    await fails(host)
    const asked = askedFor(host)
    now += ms - 1
    await fails(host)
    expect(askedFor(host)).toBe(asked)
    now += 1
    await fails(host)
    expect(askedFor(host)).toBeGreaterThan(asked)
  },
  20_000,
)

it('says so when there is nobody to ask: then no name is dead', async () => {
  const lonely = createHostResolver({ servers: ['127.0.0.1:1'] })
  await expect(lonely('honest.example.net')).rejects.not.toMatchObject({ name: 'DeadNameError' })
}, 20_000)
