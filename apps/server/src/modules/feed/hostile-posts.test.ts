import type { EventSummary } from '@gyeol/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { createKeptAnswers } from './kept-answers.ts'

const NESTED = `${'- '.repeat(5000)}깊은 말`
const TABLE = `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'|\n'.repeat(1500)}`
const NOON = Date.parse('2026-12-02T12:00+09:00')
const event = {
  title: '점검',
  startAt: '2026-12-03T05:00:00.000Z',
  endAt: '2026-12-03T08:00:00.000Z',
}

describeWithDatabase('what an editor writes to hurt', () => {
  const { clock } = createClock(NOON)
  let test: TestApp
  let editor: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp({}, { clock })
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  const write = async (url: string, body: object) => {
    const answer = await editor.call('POST', url, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  /** How much of a processor answers take, in milliseconds. */
  const costOf = async (url: string, times: number) => {
    const before = process.cpuUsage()
    for (let time = 0; time < times; time += 1)
      expect((await nobody('GET', url)).statusCode).toBe(200)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }

  it.each([
    ['TOO_NESTED', NESTED, '목록과 인용을 너무 깊게 겹쳤어요. 12단계까지 겹칠 수 있어요.'],
    ['TOO_MANY_CELLS', TABLE, '표가 너무 커요. 표의 칸은 모두 5,000개까지예요.'],
  ])('is refused with the reason %s', async (code, body, message) => {
    const change = { startAt: event.startAt, endAt: event.endAt, title: null, body }
    const recurrence = { every: 'day', exceptions: [{ on: '2026-12-03', change }] }
    for (const [url, sent, path] of [
      ['/api/notification', { title: '소식', body }, 'body'],
      ['/api/event', { ...event, body }, 'body'],
      ['/api/event', { ...event, recurrence }, 'recurrence.exceptions.0.change.body'],
      ['/api/job', { name: '직업', body }, 'body'],
    ] as const) {
      const answer = await editor.call('POST', url, sent)
      expect(answer.statusCode, url).toBe(400)
      expect(answer.json()).toMatchObject({ errors: [{ path, code, message }] })
    }
  })

  it('and is there from before is drawn as text: feed, calendars, pages and guides', async () => {
    const { kysely } = test.database
    const notice = await write('/api/notification', { title: '소식', body: '글' })
    const post = await write('/api/event', { ...event, body: '글' })
    const job = await write('/api/job', { name: '오래된 안내', body: '글' })
    for (const body of [NESTED, TABLE]) {
      await kysely.updateTable('notice').set({ body }).where('id', '=', notice).execute()
      await kysely.updateTable('event').set({ body }).where('id', '=', post).execute()
      const { content } = await kysely
        .selectFrom('job')
        .select('content')
        .where('id', '=', job)
        .executeTakeFirstOrThrow()
      const older = JSON.stringify({ ...JSON.parse(content), body })
      await kysely.updateTable('job').set({ content: older }).where('id', '=', job).execute()
      // A change of another thing lets every list be read again.
      await write('/api/notification', { title: '다른 소식', body: '글' })
      await write('/api/event', { ...event, title: '다른 일' })
      await write('/api/job', { name: `다른 안내 ${body.length}` })
      for (const url of [
        '/feed/notices.xml',
        '/feed/events.ics',
        `/feed/event/${post}.ics`,
        `/notion/${notice}`,
        `/event/${post}`,
        `/job/${job}`,
        `/api/job/${job}`,
        '/api/job',
        `/api/notification/${notice}`,
        `/api/event/${post}`,
      ]) {
        const answer = await nobody('GET', url)
        expect(answer.statusCode, url).toBe(200)
        expect(answer.body.length, url).toBeLessThan(1_000_000)
      }
    }
  })

  it('makes a feed neither large nor slow: thirty of the longest notices', async () => {
    const body = '**굵은 말** [글](/event) '.repeat(1000).slice(0, 19_000)
    const list = body.replaceAll(' [', '\n\n- [')
    for (let count = 0; count < 30; count += 1)
      await write('/api/notification', { title: `긴 소식 ${count}`, body: list.slice(0, 20_000) })
    expect(await costOf('/feed/notices.xml', 1)).toBeLessThan(2000)
    expect(await costOf('/feed/notices.xml', 20)).toBeLessThan(500)
    const { body: feed } = await nobody('GET', '/feed/notices.xml')
    expect(feed.match(/<entry>/g)).toHaveLength(30)
    expect(Buffer.byteLength(feed)).toBeLessThan(1_000_000)
  })

  it('costs no list of events anything: a day of 1000 to 1990 that is there from before', async () => {
    const { kysely } = test.database
    const first = { startAt: '2026-12-03T05:00:00.000Z', endAt: '2026-12-03T06:00:00.000Z' }
    const recurrence = { every: 'day' }
    const early = { startAt: '1000-01-01T05:00:00.000Z', endAt: '1000-01-01T06:00:00.000Z' }
    const refused = await editor.call('POST', '/api/event', { ...event, ...early, recurrence })
    expect(refused.json()).toMatchObject({
      errors: [{ path: 'recurrence', message: '반복은 2000년부터 2100년 사이에서 정해 주세요.' }],
    })
    for (let count = 0; count < 5; count += 1) {
      const id = await write('/api/event', {
        ...event,
        ...first,
        title: `옛날 ${count}`,
        recurrence,
      })
      await kysely
        .updateTable('event')
        .set({
          start_at: Date.parse(early.startAt),
          end_at: Date.parse(early.endAt),
          recurrence: JSON.stringify({ every: 'day', until: '1990-12-31' }),
        })
        .where('id', '=', id)
        .execute()
    }
    expect(await costOf('/api/event?search=옛날', 20)).toBeLessThan(1000)
    const answer = await nobody('GET', '/api/event?search=옛날&sort=-startAt')
    const [shown] = answer.json<{ items: EventSummary[] }>().items
    expect(shown?.occurrence).toBe('1990-12-31')
  })
})

describe('an answer that is kept', () => {
  it('is made once for every state, also for those who ask at the same time', async () => {
    const keep = createKeptAnswers()
    const made: string[] = []
    const ask = (name: string, state: string) =>
      keep({ name, state }, async () => {
        made.push(`${name} ${state}`)
        return PreparedAnswer.json(state)
      })
    await Promise.all([ask('a', '1'), ask('a', '1'), ask('b', '1')])
    await ask('a', '1')
    await ask('a', '2')
    expect(made).toEqual(['a 1', 'b 1', 'a 2'])
    for (let count = 0; count < 100; count += 1) await ask(`many ${count}`, '1')
    await ask('a', '2')
    expect(made.at(-1)).toBe('a 2')
  })

  it('is made again after it could not be made', async () => {
    const keep = createKeptAnswers()
    const wanted = { name: 'a', state: '1' }
    await expect(keep(wanted, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(keep(wanted, async () => PreparedAnswer.json(1))).resolves.toBeDefined()
  })
})
