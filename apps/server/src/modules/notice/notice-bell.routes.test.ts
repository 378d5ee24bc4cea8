import type { NoticePage } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('notices', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
    await test.database.kysely.deleteFrom('notice').execute()
  })
  afterAll(() => test.close())

  const list = async (call: Person['call']): Promise<NoticePage> =>
    (await call('GET', '/api/notification')).json<NoticePage>()

  it('ring at the pace the member has chosen, and are unread all the same', async () => {
    const pace = async (who: Person) => (await who.call('GET', '/api/notification/bell')).json()
    const reader = await signIn(test, 'MEMBER')
    expect(await pace(reader)).toEqual({ pace: 'now' })
    const choose = async (chosen: string) =>
      (await reader.call('PUT', '/api/notification/bell', { pace: chosen })).json()
    time.advance(1000)
    await editor.call('POST', '/api/notification', { title: '정기 점검 안내', body: '점검' })
    const counts = async () => {
      const { unread, bell } = await list(reader.call)
      return { unread, bell }
    }
    expect(await counts()).toEqual({ unread: 1, bell: 1 })
    // What has just come out waits for the next evening, or Thursday.
    for (const chosen of ['daily', 'weekly']) {
      expect(await choose(chosen)).toEqual({ pace: chosen })
      expect(await pace(reader)).toEqual({ pace: chosen })
      expect(await counts()).toEqual({ unread: 1, bell: 0 })
    }
    expect(await choose('off')).toEqual({ pace: 'off' })
    expect(await counts()).toEqual({ unread: 1, bell: 0 })
    expect(await choose('now')).toEqual({ pace: 'now' })
    expect(await counts()).toEqual({ unread: 1, bell: 1 })
    expect((await list(visitor(test))).bell).toBeNull()
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { pace: 'now' }],
    ] as const)
      expect((await visitor(test)(method, '/api/notification/bell', body)).statusCode).toBe(401)
    const strange = await reader.call('PUT', '/api/notification/bell', { pace: 'hourly' })
    expect(strange.json()).toMatchObject({ code: 'VALIDATION' })
    await choose('weekly')
    const own = (await reader.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.noticeBell).toEqual([{ pace: 'weekly' }])
  })
})
