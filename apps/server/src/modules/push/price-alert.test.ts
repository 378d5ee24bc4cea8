import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
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
const TEXT = '마소 1,000당 98만 — 99만 아래예요 · 7일 중앙값 · 6명'

describeWithDatabase('alerts of prices', () => {
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
    const tables = ['price_watch', 'push_reminder', 'push_subscription', 'lease'] as const
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
  const fire = async (at: number) => {
    const id = randomUUIDv7()
    await test.database.kysely.deleteFrom('price_watch').execute()
    await test.database.kysely
      .insertInto('price_watch')
      .values({
        id,
        member_id: member.id,
        item_id: 'material-mana',
        series: 'deal',
        direction: 'below',
        amount: 990_000,
        is_armed: 0,
        last_day: 0,
        last_value: 980_000,
        fired_at: at,
        alert: TEXT,
        created_at: 0,
        version: 1,
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

  it('reach no browser whose login has been ended', async () => {
    await subscribe('/a', member.call)
    await test.database.kysely.deleteFrom('session').where('member_id', '=', member.id).execute()
    await fire(clock())
    await send()
    expect(paths()).toEqual([])
  })

  it('reach every browser of their member, and nobody else’s (AL5)', async () => {
    const browser = await subscribe('/a', member.call)
    await subscribe('/b', member.call)
    await subscribe('/other', (await signIn(test, 'MEMBER')).call)
    await subscribe('/nobody', visitor(test))
    const id = await fire(clock())
    await send()
    expect(paths()).toEqual(['/a', '/b'])
    const message = service.received.find(({ path }) => path === '/a')
    expect(message && browser.open(message)).toEqual({
      title: '지켜보는 품목',
      body: TEXT,
      path: '/current-price/material-mana',
      tag: `price-${id}`,
    })
  })

  it('come only to browsers that want them, from the moment they do', async () => {
    const browser = await subscribe('/a', member.call)
    const choose = async (ownNews: readonly string[]) =>
      (
        await member.call('POST', '/api/push/subscription', { ...browser.subscription, ownNews })
      ).json<{ ownNews: string[] }>()
    expect((await choose(['correction'])).ownNews).toEqual(['correction'])
    await fire(clock())
    await send()
    expect(paths()).toEqual([])
    time.advance(MINUTE_MS)
    expect((await choose(['price-watch', 'correction'])).ownNews).toEqual([
      'correction',
      'price-watch',
    ])
    await send()
    expect(paths()).toEqual([])
    await fire(clock())
    await send()
    expect(paths()).toEqual(['/a'])
    const own = (await member.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.pushSubscriptions).toMatchObject([
      { ownNews: ['correction', 'price-watch'] },
    ])
  })

  it('stand beside answers to proposals, which come as soon', async () => {
    const browser = await subscribe('/a', member.call)
    const propose = { name: '없던 크리스타', reason: '게임에 있어요', entity: 'crysta' }
    const made = await member.call('POST', '/api/correction/missing', propose)
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<{ id: string }>()
    const editor = await signIn(test, 'EDITOR')
    const refusal = { answer: '다른 이름으로 있어요' }
    const answer = await editor.call('POST', `/api/correction/${id}/reject`, refusal)
    expect(answer.statusCode, answer.body).toBe(200)
    await send()
    const [message] = service.received
    expect(message && browser.open(message)).toEqual({
      title: '수정 제안에 답이 왔어요',
      body: '없던 크리스타: 고치지 않았어요 — 다른 이름으로 있어요',
      path: '/correction?view=mine',
      tag: `correction-${id}`,
    })
  })

  it('come once, however often and from however many processes they are looked for', async () => {
    for (let index = 0; index < 12; index += 1) await subscribe(`/${index}`, member.call)
    await fire(clock())
    await Promise.all(['a', 'a', 'b', 'a'].map(async (holder) => send(holder)))
    time.advance(MINUTE_MS)
    await send('a')
    expect(new Set(paths()).size).toBe(12)
    expect(paths()).toHaveLength(12)
  })

  it('wait for the end of quiet hours, and are forgotten after a day', async () => {
    await subscribe('/a', member.call, { fromHour: 12, toHour: 15 })
    await fire(clock())
    await send()
    expect(paths()).toEqual([])
    time.advance(3 * HOUR_MS)
    await send()
    expect(paths()).toEqual(['/a'])
    await subscribe('/b', member.call, { fromHour: 15, toHour: 14 })
    await fire(clock())
    time.advance(25 * HOUR_MS)
    await send()
    expect(paths()).toEqual(['/a'])
  })

  it('are not sent to a browser that came after them, and not for a watch set anew', async () => {
    await fire(clock())
    time.advance(MINUTE_MS)
    await subscribe('/late', member.call)
    await send()
    await fire(clock())
    await test.database.kysely.updateTable('price_watch').set({ fired_at: null }).execute()
    await send()
    expect(paths()).toEqual([])
  })

  it('are tried again when the service is busy', async () => {
    await subscribe('/a', member.call)
    service.answers.set('/a', 503)
    await fire(clock())
    await send()
    service.answers.clear()
    time.advance(MINUTE_MS)
    await send()
    time.advance(MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/a', '/a'])
  })
})
