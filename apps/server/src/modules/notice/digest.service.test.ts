import { DAY_MS } from '@gyeol/korean'
import type { NoticePage } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { announceDigests } from './digest.service.ts'

/** Noon of a Wednesday in Korea. */
const NOON = Date.parse('2026-11-25T12:00:00+09:00')

describeWithDatabase('bells that tell of gathered notices', () => {
  let time = createClock(NOON)
  let test: TestApp
  let editor: Person
  let member: Person
  const clock = () => time.clock()

  beforeAll(async () => {
    test = await createApp({}, { clock })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    time = createClock(NOON)
    const tables = ['notice_read', 'notice_reader', 'notice_digest', 'notice', 'outbox'] as const
    for (const table of tables) await test.database.kysely.deleteFrom(table).execute()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
    time.advance(1000)
  })

  const write = async (title: string, others: object = {}) => {
    const body = { title, body: '내용', ...others }
    const answer = await editor.call('POST', '/api/notification', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const choose = async (pace: string, who = member) => {
    const answer = await who.call('PUT', '/api/notification/bell', { pace })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const bell = async (who = member) =>
    (await who.call('GET', '/api/notification')).json<NoticePage>().bell
  /** Logins end sooner than a week; whoever reads has come by in the meantime. */
  const goTo = async (text: string) => {
    time = createClock(Date.parse(text))
    const now = { created_at: clock(), last_seen_at: clock() }
    await test.database.kysely.updateTable('session').set(now).execute()
  }
  const look = async () => announceDigests({ database: test.database, clock })
  const told = async () => {
    const rows = await test.database.kysely
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'notice')
      .where('entity_id', '=', 'all')
      .where('member_id', 'is', null)
      .execute()
    return rows.length
  }

  it('count at eight in the evening what has come out by then, and not before', async () => {
    await choose('daily')
    await write('하나')
    await goTo('2026-11-25T19:59:59+09:00')
    expect(await bell()).toBe(0)
    await goTo('2026-11-25T20:00:00+09:00')
    expect(await bell()).toBe(1)
    await goTo('2026-11-25T23:59:00+09:00')
    await write('둘')
    await goTo('2026-11-26T00:01:00+09:00')
    expect(await bell()).toBe(1)
    await goTo('2026-11-26T20:00:00+09:00')
    expect(await bell()).toBe(2)
  })

  it('of a week count on Thursday evening', async () => {
    await choose('weekly')
    await write('하나')
    await goTo('2026-11-26T19:59:00+09:00')
    expect(await bell()).toBe(0)
    await goTo('2026-11-26T20:00:00+09:00')
    expect(await bell()).toBe(1)
    time.advance(1)
    await write('둘')
    await goTo('2026-12-02T20:30:00+09:00')
    expect(await bell()).toBe(1)
    await goTo('2026-12-03T20:00:00+09:00')
    expect(await bell()).toBe(2)
  })

  it('count what came out later than its editor wrote into it when it really did', async () => {
    await choose('daily')
    await goTo('2026-11-25T21:00:00+09:00')
    await test.database.kysely
      .updateTable('member')
      .set({ created_at: NOON - DAY_MS })
      .execute()
    await write('앞선 시각', { publishAt: '2026-11-25T03:30:00.000Z' })
    expect(await bell()).toBe(0)
    await goTo('2026-11-26T20:00:00+09:00')
    expect(await bell()).toBe(1)
  })

  it('do not count what was withdrawn before', async () => {
    await choose('daily')
    const gone = await write('지울 것')
    const later = await write('미룰 것')
    await editor.call('DELETE', `/api/notification/${gone}`)
    const publishAt = '2026-11-26T03:00:00.000Z'
    const change = { title: '미룰 것', body: '내용', publishAt, version: 1 }
    expect((await editor.call('PUT', `/api/notification/${later}`, change)).statusCode).toBe(200)
    await goTo('2026-11-25T20:00:00+09:00')
    expect(await bell()).toBe(0)
    await goTo('2026-11-26T20:00:00+09:00')
    expect(await bell()).toBe(1)
  })

  it('keep an edited notice where it was', async () => {
    await choose('daily')
    const id = await write('처음')
    await goTo('2026-11-25T21:00:00+09:00')
    const change = { title: '고침', body: '내용', version: 1 }
    expect((await editor.call('PUT', `/api/notification/${id}`, change)).statusCode).toBe(200)
    expect(await bell()).toBe(1)
  })

  it('have open pages count again once, however many processes look', async () => {
    await choose('daily')
    await look()
    await write('하나')
    await look()
    expect(await told()).toBe(0)
    await goTo('2026-11-25T20:00:30+09:00')
    await Promise.all([look(), look(), look()])
    await look()
    expect(await told()).toBe(1)
  })

  it('leave open pages alone when there is nothing, or nobody gathers', async () => {
    await choose('daily')
    await look()
    await goTo('2026-11-25T20:00:30+09:00')
    await look()
    expect(await told()).toBe(0)
    await choose('now')
    await write('하나')
    await goTo('2026-11-26T20:00:30+09:00')
    await look()
    expect(await told()).toBe(0)
  })

  it('tell after a long pause of everything since the last time', async () => {
    await choose('daily')
    await look()
    await write('하나')
    await goTo('2026-11-28T09:00:00+09:00')
    await look()
    expect(await told()).toBe(1)
    expect(await bell()).toBe(1)
  })
})
