import { catalogueChangesSchema } from '@gyeol/contract'
import { DAY_MS, formatDate } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('what has changed in the lists', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person

  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const today = () => formatDate(test.app.clock())
  const since = async (day: string) => {
    const answer = await visitor(test)('GET', `/api/catalogue/changes?since=${day}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return catalogueChangesSchema.parse(answer.json())
  }

  it('is nothing on a site that was just filled', async () => {
    expect((await since(today())).lists).toEqual([])
  })

  it('is also what was written a moment after', async () => {
    time.advance(1000)
    await editor.call('POST', '/api/equipment', { name: '방금 더한 장비', kind: 'bow', atk: 10 })
    const [equipment, ...others] = (await since(today())).lists
    expect(others).toEqual([])
    expect(equipment).toMatchObject({ entity: 'equipment', added: 1, changed: 0 })
  })

  it('is what was written from that day on, the newest first, without what is gone again', async () => {
    time.advance(3 * DAY_MS)
    const before = today()
    const write = async (name: string) => {
      time.advance(1000)
      const answer = await editor.call('POST', '/api/crysta', { name, kind: 'weapon' })
      return answer.json<{ id: string; version: number }>()
    }
    const one = await write('달라진 것 하나')
    const gone = await write('달라진 것 둘')
    await write('달라진 것 셋')
    await editor.call('DELETE', `/api/crysta/${gone.id}`, { version: gone.version })
    time.advance(2 * DAY_MS)
    await editor.call('PUT', `/api/crysta/${one.id}`, {
      name: '달라진 것 하나',
      kind: 'weapon',
      note: '고침',
      version: one.version,
    })

    const [crysta, ...others] = (await since(before)).lists
    expect(others).toEqual([])
    expect(crysta).toMatchObject({ entity: 'crysta', added: 1, changed: 1 })
    expect(crysta?.items.map(({ name, isNew }) => [name, isNew])).toEqual([
      ['달라진 것 하나', false],
      ['달라진 것 셋', true],
    ])

    const [later] = (await since(today())).lists
    expect(later?.items.map(({ name }) => name)).toEqual(['달라진 것 하나'])
  })

  it('names a few of many', async () => {
    for (let number = 0; number < 6; number += 1)
      await editor.call('POST', '/api/boss', {
        name: `많은 보스 ${number}`,
        kind: 'boss',
        level: 1,
      })
    const boss = (await since(today())).lists.find(({ entity }) => entity === 'boss')
    expect(boss?.added).toBe(6)
    expect(boss?.items).toHaveLength(5)
  })

  it('is told for a month', async () => {
    const answer = await since('2001-01-01')
    expect(answer.since).toBe(formatDate(test.app.clock() - 31 * DAY_MS))
  })

  it.each(['', '?since=', '?since=yesterday', '?since=2026-02-30', '?since=2026-11-01&x=1'])(
    'is not told for %s',
    async (query) => {
      const answer = await visitor(test)('GET', `/api/catalogue/changes${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )
})
