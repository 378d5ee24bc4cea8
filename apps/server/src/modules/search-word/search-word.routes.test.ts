import { DAY_MS } from '@gyeol/korean'
import { SEARCH_WORD_LIMITS, searchAliasListSchema, searchWordPageSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { sweepSearchWords } from './search-word.service.ts'

const WORDS = '/api/search/word'
const ALIASES = '/api/search/alias'

describeWithDatabase('words that found nothing', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  let member: Person
  let nobody: Person['call']
  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  const count = async (word: string) => {
    const answer = await nobody('POST', WORDS, { word })
    expect(answer.statusCode, answer.body).toBe(204)
  }
  const list = async () => {
    const answer = await editor.call('GET', `${WORDS}?pageSize=100`)
    return searchWordPageSchema.parse(answer.json())
  }
  const counts = async () => (await list()).items.map(({ word, count: of }) => [word, of])
  const aliases = async () => searchAliasListSchema.parse((await nobody('GET', ALIASES)).json())
  const crysta = async () =>
    (await nobody('GET', '/api/crysta/bakuzan')).json<{ aliases: string[] }>()

  it('are counted alike however they are written, without anything about a person', async () => {
    for (const word of ['도배기', '도배기?', 'XYZ  표', 'xyz 표', '도배기']) await count(word)
    for (const word of ['me@example.com', '010-1234-5678']) await count(word)
    expect(await counts()).toEqual([
      ['도배기', 3],
      ['xyz 표', 2],
    ])
    const rows = await test.database.kysely.selectFrom('search_word').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'count',
      'is_answered',
      'last_at',
      'word',
    ])
  })

  it('are seen and answered by editors alone', async () => {
    for (const [method, url, body] of [
      ['GET', WORDS, undefined],
      ['PUT', ALIASES, { word: '도배기', target: 'page/statting' }],
      ['DELETE', ALIASES, { word: '도배기', target: 'page/statting' }],
    ] as const) {
      expect((await nobody(method, url, body)).statusCode).toBe(401)
      expect((await member.call(method, url, body)).statusCode).toBe(403)
    }
    for (const word of ['', 'ㅋ'.repeat(41), ' 빈칸', '두\n줄'])
      expect((await nobody('POST', WORDS, { word })).statusCode).toBe(400)
    for (const target of ['page/nowhere', 'crysta/nothing-here'])
      expect((await editor.call('PUT', ALIASES, { word: '도배기', target })).statusCode).toBe(404)
    expect((await editor.call('PUT', ALIASES, { word: 'x', target: 'member/1' })).statusCode).toBe(
      400,
    )
  })

  it('become names of pages for everybody, and can be taken back', async () => {
    const alias = { word: '도배기', target: 'page/statting' }
    for (const _ of [1, 2]) expect((await editor.call('PUT', ALIASES, alias)).statusCode).toBe(204)
    expect(await aliases()).toEqual([alias])
    expect(await counts()).toEqual([['xyz 표', 2]])
    expect((await editor.call('DELETE', ALIASES, alias)).statusCode).toBe(204)
    expect(await aliases()).toEqual([])
    expect(await counts()).toContainEqual(['도배기', 3])
  })

  it('become names of things where those keep theirs, and can be taken back', async () => {
    const alias = { word: 'xyz 표', target: 'crysta/bakuzan' }
    const before = (await crysta()).aliases
    for (const _ of [1, 2]) expect((await editor.call('PUT', ALIASES, alias)).statusCode).toBe(204)
    expect((await crysta()).aliases).toEqual([...before, 'xyz 표'])
    expect(await aliases()).toEqual([])
    expect((await editor.call('DELETE', ALIASES, alias)).statusCode).toBe(204)
    expect((await crysta()).aliases).toEqual(before)
  })

  it('are kept as long as somebody looks for them, and not too many', async () => {
    const { kysely } = test.database
    time.advance(60 * DAY_MS)
    await count('도배기')
    time.advance(40 * DAY_MS)
    editor = await signIn(test, 'EDITOR')
    await sweepSearchWords({ database: test.database, clock: time.clock })
    expect(await counts()).toEqual([['도배기', 4]])
    const many = Array.from({ length: SEARCH_WORD_LIMITS.kept - 1 }, (_, place) => ({
      word: `말 ${place}`,
      count: 2,
      last_at: time.clock() + place,
      is_answered: 0,
    }))
    for (let at = 0; at < many.length; at += 100)
      await kysely
        .insertInto('search_word')
        .values(many.slice(at, at + 100))
        .execute()
    await count('도배기')
    await count('새 말')
    const { total } = await list()
    expect(total).toBe(SEARCH_WORD_LIMITS.kept)
    expect((await counts())[0]).toEqual(['도배기', 5])
  })
})
