import { DAY_MS } from '@gyeol/korean'
import { dataDumpSchema, dumpListSchema, THING_CODES } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('dumps of the lists', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    time.advance(10 * DAY_MS)
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const get = async (url: string) => visitor(test)('GET', url)
  const dump = async (path: string) => dataDumpSchema.parse((await get(path)).json())
  const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await editor.call(method, path, body)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer
  }

  it('are there of every list, whole, with their terms', async () => {
    const { terms, lists } = dumpListSchema.parse((await get('/api/data')).json())
    expect(lists.map(({ entity }) => entity)).toEqual(THING_CODES)
    for (const { path, count, edition } of lists) {
      const whole = await dump(path)
      expect(whole).toMatchObject({ edition, since: null, terms })
      expect(whole.items).toHaveLength(count)
      expect(whole.ids).toEqual(whole.items.map(({ id }) => id))
    }
  })

  it('tell what was added, changed and removed since an edition', async () => {
    const before = await dump('/api/data/crysta')
    const [changed, removed] = await Promise.all(
      ['바뀔 크리스타', '지울 크리스타'].map(async (name) => {
        const made = await write('POST', '/api/crysta', { name, kind: 'weapon' })
        return made.json<{ id: string; version: number }>()
      }),
    )
    time.advance(3 * DAY_MS)
    const { edition } = await dump('/api/data/crysta')
    time.advance(3 * DAY_MS)
    await write('PUT', `/api/crysta/${changed?.id}`, {
      name: '바뀐 크리스타',
      kind: 'weapon',
      version: changed?.version,
    })
    await write('DELETE', `/api/crysta/${removed?.id}`, { version: removed?.version })

    const news = await dump(`/api/data/crysta?since=${edition}`)
    expect(news.since).not.toBeNull()
    expect(news.items.length).toBeLessThan(10)
    expect(news.items).toContainEqual(expect.objectContaining({ name: '바뀐 크리스타' }))
    expect(news.ids).toHaveLength(before.ids.length + 1)
    expect(news.ids).not.toContain(removed?.id)

    // Put together, what one had and what is new is what there is now.
    const now = await dump('/api/data/crysta')
    const mine = new Map([...before.items, ...news.items].map((item) => [item.id, item]))
    expect(news.ids.map((id) => mine.get(id))).toEqual(now.items)
  })

  it('are whole for whoever has an edition that never was', async () => {
    const { since } = await dump('/api/data/boss?since=999999.1')
    expect(since).toBeNull()
  })

  it.each(['?since=', '?since=x', '?since=1', '?since=1.1.1', '?from=1.1'])(
    'refuse %s',
    async (query) => {
      expect((await get(`/api/data/boss${query}`)).statusCode).toBe(400)
    },
  )

  it.each(['job', 'nothing'])('are not there of %s', async (entity) => {
    expect((await get(`/api/data/${entity}`)).statusCode).toBe(404)
  })
})
