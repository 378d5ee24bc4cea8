import { MINUTE_MS } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import type { PushPreferences } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, TEST_KEY, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { createBrowser, type PushService, startPushService } from '../../../test/push-service.ts'
import { OWN_NEWS } from '../../assembly/own-news.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { createPushSender } from './push-sender.ts'
import { sendReminders } from './reminder.service.ts'

/** Noon in Korea on a spring day. */
const NOON = Date.parse('2026-03-01T03:00:00Z')
const TEXT = '불활 · 새로 1개: 화염궁'

describeWithDatabase('news of saved searches', () => {
  let time = createClock(NOON)
  let test: TestApp
  let service: PushService
  let member: Person
  let publicKey: string
  const clock = () => time.clock()

  beforeAll(async () => {
    service = await startPushService()
    const environment = { PUSH_CONTACT: 'mailto:a@b.example', PUSH_TEST_TARGET: service.origin }
    test = await createApp(environment, { clock })
    publicKey = (await visitor(test)('GET', '/api/push/key')).json<{ publicKey: string }>()
      .publicKey
  })
  afterAll(async () => {
    await test.close()
    await service.close()
  })
  beforeEach(async () => {
    time = createClock(NOON)
    const tables = ['saved_search', 'push_reminder', 'push_subscription', 'lease'] as const
    for (const table of tables) await test.database.kysely.deleteFrom(table).execute()
    service.received.length = 0
    service.answers.clear()
    member = await signIn(test, 'MEMBER')
  })

  const subscribe = async (
    path: string,
    who: Person['call'],
    quiet: PushPreferences['quietHours'] = null,
  ) => {
    const browser = createBrowser(path)
    const preferences = { kinds: [], minutesBefore: 10, quietHours: quiet }
    const body = { ...browser.subscription, preferences }
    expect((await who('POST', '/api/push/subscription', body)).statusCode).toBe(201)
    return browser
  }
  const find = async (at: number, others: object = {}) => {
    const id = randomUUIDv7()
    await test.database.kysely
      .insertInto('saved_search')
      .values({
        id,
        member_id: member.id,
        list: 'equipment',
        name: '불활',
        search: 'kind=bow&element=fire',
        ask: null,
        has_alert: 1,
        seen: '["a"]',
        news: '["a"]',
        looked_version: 1,
        found_at: at,
        alert: TEXT,
        created_at: 0,
        removed_at: null,
        version: 1,
        ...others,
      })
      .execute()
    return id
  }
  const send = async (holder = 'here') => {
    const { private_key } = await test.database.kysely
      .selectFrom('push_key')
      .select('private_key')
      .executeTakeFirstOrThrow()
    const keys = { publicKey, privateKey: createSecretBox(TEST_KEY, 'push key').open(private_key) }
    await sendReminders({
      database: test.database,
      clock,
      ownNews: OWN_NEWS,
      send: createPushSender({ keys, contact: 'mailto:a@b.example', testTarget: service.origin }),
      holder,
      signal: new AbortController().signal,
    })
  }
  const paths = () => service.received.map(({ path }) => path).sort()

  it('reach every browser of their member, once, and lead to the list', async () => {
    const browser = await subscribe('/a', member.call)
    await subscribe('/b', member.call)
    await subscribe('/other', (await signIn(test, 'MEMBER')).call)
    await subscribe('/nobody', visitor(test))
    const id = await find(clock())
    await send()
    time.advance(MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/a', '/b'])
    const message = service.received.find(({ path }) => path === '/a')
    expect(message && browser.open(message)).toEqual({
      title: '저장한 검색',
      body: TEXT,
      path: '/equipment?kind=bow&element=fire',
      tag: `search-${id}`,
    })
  })

  it('wait for the end of quiet hours', async () => {
    await subscribe('/a', member.call, { fromHour: 12, toHour: 15 })
    await find(clock())
    await send()
    expect(paths()).toEqual([])
    time.advance(180 * MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/a'])
  })

  it('are not sent when they have been read, the alert is off or the search is removed', async () => {
    await subscribe('/a', member.call)
    await find(clock())
    expect((await member.call('POST', '/api/saved-search/read', {})).statusCode).toBe(204)
    await find(clock(), { has_alert: 0 })
    await find(clock(), { removed_at: clock() })
    await send()
    expect(paths()).toEqual([])
  })
})
