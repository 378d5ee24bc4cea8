import { setTimeout as wait } from 'node:timers/promises'
import type { EventKind, PushPreferences } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import {
  createBrowser,
  type PushService,
  readClaims,
  startPushService,
} from '../../../test/push-service.ts'
import { createPushSender } from './push-sender.ts'
import { sendReminders } from './reminder.service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Noon in Korea on a spring day. */
const NOON = Date.parse('2026-03-01T03:00:00Z')

const wanted: PushPreferences = { kinds: ['event'], minutesBefore: 10, quietHours: null }

describeWithDatabase('reminders', () => {
  let time = createClock(NOON)
  let service: PushService
  let test: TestApp
  let editor: Person
  let publicKey: string
  const clock = () => time.clock()

  beforeAll(async () => {
    service = await startPushService()
    const environment = { PUSH_CONTACT: 'mailto:a@b.example', PUSH_TEST_TARGET: service.origin }
    test = await createApp(environment, { clock })
    editor = await signIn(test, 'EDITOR')
    const answer = await visitor(test)('GET', '/api/push/key')
    publicKey = answer.json<{ publicKey: string }>().publicKey
  })
  afterAll(async () => {
    await test.close()
    await service.close()
  })
  beforeEach(async () => {
    time = createClock(NOON)
    const { kysely } = test.database
    for (const table of ['event', 'push_reminder', 'push_subscription', 'lease'] as const)
      await kysely.deleteFrom(table).execute()
    await kysely.updateTable('session').set({ created_at: NOON, last_seen_at: NOON }).execute()
    service.received.length = 0
    service.answers.clear()
  })

  const subscribe = async (path: string, preferences: Partial<PushPreferences> = {}) => {
    const browser = createBrowser(path)
    const body = { ...browser.subscription, preferences: { ...wanted, ...preferences } }
    const answer = await visitor(test)('POST', '/api/push/subscription', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return browser
  }
  const plan = async (
    inMs: number,
    fields: { kind?: EventKind; title?: string; state?: string; endAt?: string } = {},
  ): Promise<string> => {
    const startAt = new Date(clock() + inMs).toISOString()
    const body = { title: '봄 축제', startAt, ...fields }
    return (await editor.call('POST', '/api/event', body)).json<{ id: string }>().id
  }
  const send = async (holder = 'here') => {
    const { private_key } = await test.database.kysely
      .selectFrom('push_key')
      .select('private_key')
      .executeTakeFirstOrThrow()
    const keys = { publicKey, privateKey: private_key.slice('plain:'.length) }
    const contact = 'mailto:a@b.example'
    await sendReminders({
      database: test.database,
      clock,
      send: createPushSender({ keys, contact, testTarget: service.origin }),
      holder,
      signal: new AbortController().signal,
    })
  }
  const paths = () => service.received.map(({ path }) => path).sort()

  it('come when they are due, signed by the site and readable by that browser alone', async () => {
    const browser = await subscribe('/a')
    const id = await plan(30 * MINUTE_MS)
    await send()
    expect(paths()).toEqual([])
    time.advance(20 * MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/a'])
    const [message] = service.received
    if (!message) throw new Error('nothing came')
    expect(browser.open(message)).toEqual({
      title: '봄 축제',
      body: '이벤트 · 10분 뒤 시작해요 (3월 1일 12:30)',
      path: `/event/${id}`,
      tag: `event-${id}`,
    })
    expect(() => createBrowser('/b').open(message)).toThrow()
    expect(message.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' })
    const claims = readClaims(message, publicKey)
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:a@b.example' })
  })

  it('come once, however often and from however many processes they are looked for', async () => {
    for (let index = 0; index < 25; index += 1) await subscribe(`/${index}`)
    time.advance(HOUR_MS)
    await plan(5 * MINUTE_MS)
    await Promise.all(['a', 'a', 'a', 'b'].map((holder) => send(holder)))
    time.advance(MINUTE_MS)
    await send('a')
    expect(paths()).toHaveLength(25)
    expect(new Set(paths()).size).toBe(25)
  })

  it('are sent by one process at a time; another goes on when it is gone', async () => {
    await plan(5 * MINUTE_MS)
    await send('first')
    await subscribe('/late', { minutesBefore: 0 })
    time.advance(2 * MINUTE_MS)
    await plan(0)
    await send('second')
    expect(paths()).toEqual([])
    time.advance(2 * MINUTE_MS)
    await send('second')
    expect(paths()).toEqual(['/late'])
  })

  it('are about the chosen kinds, and about published events', async () => {
    await subscribe('/event')
    await subscribe('/shop', { kinds: ['shop', 'campaign'] })
    await subscribe('/none', { kinds: [] })
    time.advance(HOUR_MS)
    await plan(5 * MINUTE_MS, { kind: 'shop' })
    await plan(5 * MINUTE_MS, { kind: 'event', state: 'draft' })
    await send()
    expect(paths()).toEqual(['/shop'])
  })

  it.each([
    ['2026-03-01T13:59:00Z', '22:59 in Korea', ['/a']],
    ['2026-03-01T14:00:00Z', '23:00 in Korea', []],
    ['2026-03-01T22:59:00Z', '07:59 in Korea', []],
    ['2026-03-01T23:00:00Z', '08:00 in Korea', ['/a']],
  ])('respect quiet hours from 23 to 8: at %s (%s)', async (start, _name, expected) => {
    await subscribe('/a', { minutesBefore: 0, quietHours: { fromHour: 23, toHour: 8 } })
    const startAt = Date.parse(start)
    await plan(startAt - clock())
    time.advance(startAt - clock())
    await send()
    expect(paths()).toEqual(expected)
  })

  it.each([
    [9, 18, 12, false],
    [13, 18, 12, true],
    [18, 9, 12, true],
    [12, 13, 12, false],
    [11, 12, 12, true],
    [0, 0, 12, true],
  ])(
    'respect quiet hours from %i to %i at %i o’clock: sent %s',
    async (fromHour, toHour, _at, isSent) => {
      await subscribe('/a', { minutesBefore: 0, quietHours: { fromHour, toHour } })
      await plan(0)
      await send()
      expect(paths()).toEqual(isSent ? ['/a'] : [])
    },
  )

  it('that were due in quiet hours come when these end, unless the event is over', async () => {
    const quietHours = { fromHour: 12, toHour: 15 }
    const browser = await subscribe('/a', { quietHours })
    const long = await plan(HOUR_MS, { endAt: new Date(NOON + 24 * HOUR_MS).toISOString() })
    await plan(HOUR_MS, { endAt: new Date(NOON + 2 * HOUR_MS).toISOString() })
    time.advance(HOUR_MS)
    await send()
    expect(paths()).toEqual([])
    time.advance(2 * HOUR_MS)
    await send()
    const messages = service.received.map((message) => browser.open(message))
    expect(messages).toMatchObject([
      { path: `/event/${long}`, body: '이벤트 · 시작했어요 (3월 1일 13:00)' },
    ])
  })

  it('are not sent for what was due before the browser asked for it', async () => {
    await plan(5 * MINUTE_MS)
    time.advance(MINUTE_MS)
    await subscribe('/a')
    await send()
    expect(paths()).toEqual([])
    await subscribe('/b', { minutesBefore: 0 })
    time.advance(4 * MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/b'])
  })

  it('come again when the event is moved', async () => {
    await subscribe('/a')
    time.advance(HOUR_MS)
    const id = await plan(5 * MINUTE_MS)
    await send()
    const startAt = new Date(clock() + HOUR_MS).toISOString()
    await editor.call('PUT', `/api/event/${id}`, { title: '봄 축제', startAt, version: 1 })
    await send()
    expect(paths()).toHaveLength(1)
    time.advance(50 * MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(2)
  })

  it.each([404, 410])('end for a browser whose service answers %i', async (status) => {
    await subscribe('/gone')
    await subscribe('/here')
    service.answers.set('/gone', status)
    time.advance(HOUR_MS)
    await plan(5 * MINUTE_MS)
    await send()
    const rows = await test.database.kysely.selectFrom('push_subscription').selectAll().execute()
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(['https://push.example.com/here'])
    expect(await test.database.kysely.selectFrom('push_reminder').selectAll().execute()).toEqual([
      expect.objectContaining({ state: 'sent' }),
    ])
  })

  it('of what repeats come once for every occurrence, at its new time where it is moved', async () => {
    await subscribe('/a')
    await subscribe('/b', { minutesBefore: 60 })
    const start = NOON + 60 * MINUTE_MS
    const day = 24 * HOUR_MS
    const dayOf = (count: number) =>
      new Date(NOON + count * day + 9 * HOUR_MS).toISOString().slice(0, 10)
    const at = (time: number) => new Date(time).toISOString()
    const exceptions = [
      { on: dayOf(1), change: null },
      {
        on: dayOf(2),
        change: {
          startAt: at(start + 2 * day + HOUR_MS),
          endAt: at(start + 2 * day + 2 * HOUR_MS),
        },
      },
    ]
    const recurrence = { every: 'day', count: 4, exceptions }
    const body = { title: '점검', startAt: at(start), endAt: at(start + HOUR_MS), recurrence }
    expect((await editor.call('POST', '/api/event', body)).statusCode).toBe(201)
    const sent: string[] = []
    const inMinutes = 24 * 60
    const looks = [0, 1, 2, 3, 4].flatMap((count) =>
      [0, 10, 50, 60, 110, 130].map((minutes) => count * inMinutes + minutes),
    )
    for (const minutes of looks) {
      time = createClock(NOON + minutes * MINUTE_MS)
      service.received.length = 0
      // Whoever sends may have been started anew.
      await send()
      await send()
      for (const path of paths()) sent.push(`${path} ${minutes}`)
    }
    expect(sent).toEqual([
      '/b 0',
      '/a 50',
      `/b ${2 * inMinutes + 60}`,
      `/a ${2 * inMinutes + 110}`,
      `/b ${3 * inMinutes}`,
      `/a ${3 * inMinutes + 50}`,
    ])
  })

  it('are tried again when the service is busy, and given up after the third time', async () => {
    await subscribe('/a')
    service.answers.set('/a', 503)
    await plan(10 * MINUTE_MS)
    await send()
    await send()
    expect(paths()).toHaveLength(1)
    time.advance(MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(2)
    time.advance(5 * MINUTE_MS)
    await send()
    time.advance(30 * MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(3)
  })

  it('that a busy service takes the second time are sent once', async () => {
    await subscribe('/a')
    service.answers.set('/a', 429)
    await plan(10 * MINUTE_MS)
    await send()
    service.answers.clear()
    time.advance(MINUTE_MS)
    await send()
    time.advance(MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(2)
  })

  it('are not repeated for a refusal that trying again would not change', async () => {
    await subscribe('/a')
    service.answers.set('/a', 403)
    await plan(10 * MINUTE_MS)
    await send()
    time.advance(5 * MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(1)
  })
})

describeWithDatabase('a server that listens', () => {
  it('sends due reminders by itself, and stops at once while a service keeps it waiting', async () => {
    const service = await startPushService()
    const environment = { PUSH_CONTACT: 'mailto:a@b.example', PUSH_TEST_TARGET: service.origin }
    const test = await createApp(environment)
    const editor = await signIn(test, 'EDITOR')
    const { subscription } = createBrowser('/a')
    const body = { ...subscription, preferences: { ...wanted, minutesBefore: 0 } }
    await visitor(test)('POST', '/api/push/subscription', body)
    const startAt = new Date(Date.now() + 100).toISOString()
    await editor.call('POST', '/api/event', { title: '지금', startAt })
    await wait(200)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    for (let tries = 0; tries < 100 && service.received.length === 0; tries += 1) await wait(20)
    expect(service.received).toHaveLength(1)
    const start = performance.now()
    await test.close()
    expect(performance.now() - start).toBeLessThan(2000)
    await service.close()
  })
})
