import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { createBrowser } from '../../../test/push-service.ts'
import { openReminderDesk, WANTED } from '../../../test/reminder-desk.ts'
import { startNameServer } from '../../../test/name-server.ts'
import { signIn, visitor } from '../../../test/people.ts'
import { createHostResolver } from './host-resolver.ts'
import type { PushSender } from './push-sender.ts'

describeWithDatabase('push services that hang', () => {
  const desk = openReminderDesk()
  const rows = () => desk.test.database.kysely.selectFrom('push_subscription').selectAll().execute()
  /** Subscriptions whose service takes a message and never answers. */
  const hang = async (count: number, hostOf: (index: number) => string) => {
    const { p256dh, auth } = createBrowser('/x').subscription.keys
    const row = { p256dh, auth, member_id: null, kinds: ',event,', minutes_before: 10 as const }
    const times = { quiet_from: 0, quiet_to: 0, active_from: 0, created_at: 0, updated_at: 0 }
    const hanging = Array.from({ length: count }, (_, index) => {
      desk.service.answers.set(`/hang${index}`, 0)
      const endpoint = `https://${hostOf(index)}/hang${index}`
      const untold = { notices: 'off' as const, notices_until: 0 }
      const service = {
        endpoint,
        timeouts: 0,
        address_hash: null,
        session_id: null,
        is_silenced: 0,
        own_news: ',',
      }
      return { id: `${index}`, ...service, ...row, ...times, ...untold }
    })
    await desk.test.database.kysely.insertInto('push_subscription').values(hanging).execute()
  }
  const toGood = async (sending: Promise<void>) => {
    const startedAt = performance.now()
    await expect.poll(desk.paths, { interval: 20, timeout: 60_000 }).toContain('/good')
    const took = performance.now() - startedAt
    await sending
    return took
  }

  it.each([
    ['one host', () => 'slow.example.net'],
    ['hosts of their own', (index: number) => `slow${index}.example.net`],
  ])(
    'delay no reminder to another: 120 of %s',
    async (_, hostOf) => {
      await hang(120, hostOf)
      await desk.subscribe('/good')
      desk.advance(HOUR_MS)
      await desk.plan(5 * MINUTE_MS)
      // One after the other, or by tens, it would be half a minute.
      expect(await toGood(desk.send())).toBeLessThan(8000)
    },
    60_000,
  )

  it('delay no reminder to another: 80 names nobody answers for', async () => {
    const silent = (name: string) => name.startsWith('dead')
    const server = await startNameServer((name) => (silent(name) ? 'silent' : ['8.8.8.8']))
    const resolve = createHostResolver({ servers: [server.address] })
    // What the sender does on its way to a push service; the test's own has no name.
    const byName =
      (send: PushSender): PushSender =>
      async (delivery) => {
        const { hostname } = new URL(delivery.address.endpoint)
        return resolve(hostname).then(
          () => send(delivery),
          () => 'late',
        )
      }
    await hang(80, (index) => `dead${index}.example.net`)
    await desk.subscribe('/good')
    desk.advance(HOUR_MS)
    await desk.plan(5 * MINUTE_MS)
    expect(await toGood(desk.send('here', byName))).toBeLessThan(1500)
    expect(desk.paths()).toEqual(['/good'])
    await server.close()
  }, 60_000)

  it('are asked a few times, not for each of their browsers', async () => {
    await hang(60, () => 'slow.example.net')
    desk.advance(HOUR_MS)
    await desk.plan(5 * MINUTE_MS)
    await desk.send()
    expect(desk.paths().length).toBeLessThan(12)
  }, 60_000)

  it('lose a browser after three times in a row', async () => {
    await desk.subscribe('/slow')
    desk.advance(HOUR_MS)
    for (let times = 1; times <= 3; times += 1) {
      desk.service.answers.set('/slow', 0)
      await desk.plan(5 * MINUTE_MS)
      await desk.send()
      expect((await rows()).map(({ timeouts }) => timeouts)).toEqual(times < 3 ? [times] : [])
    }
  }, 60_000)

  it('are forgiven once they answer again', async () => {
    await desk.subscribe('/slow')
    desk.service.answers.set('/slow', 0)
    desk.advance(HOUR_MS)
    await desk.plan(5 * MINUTE_MS)
    await desk.send()
    desk.service.answers.clear()
    await desk.plan(5 * MINUTE_MS)
    await desk.send()
    expect((await rows()).map(({ timeouts }) => timeouts)).toEqual([0])
  }, 60_000)

  it('are few: so many browsers of one address, of one member, of one unknown host', async () => {
    const save = (call: ReturnType<typeof visitor>, path: string, host: string) =>
      call('POST', '/api/push/subscription', {
        ...createBrowser(path, host).subscription,
        preferences: WANTED,
      })
    const great = 'updates.push.services.mozilla.com'
    const stranger = visitor(desk.test)
    for (let count = 0; count < 50; count += 1)
      expect((await save(stranger, `/${count}`, great)).statusCode).toBe(201)
    expect((await save(stranger, '/more', great)).json()).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    })
    expect((await save(stranger, '/49', great)).statusCode).toBe(201)
    const member = await signIn(desk.test, 'MEMBER')
    for (let count = 0; count < 22; count += 1) {
      desk.advance(1)
      expect((await save(member.call, `/own${count}`, great)).statusCode).toBe(201)
    }
    const own = (await rows()).filter(({ member_id }) => member_id === member.id)
    expect(own).toHaveLength(20)
    expect(own.some(({ endpoint }) => endpoint.endsWith('/own0'))).toBe(false)
    await hang(200, () => 'slow.example.net')
    expect((await save(member.call, '/one-more', 'slow.example.net')).json()).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    })
    expect((await save(member.call, '/other', 'other.example.net')).statusCode).toBe(201)
  }, 60_000)
})
