import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { crystaListSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { createDatabase, describeOnPostgres, describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { buildApp } from '../../assembly/app.ts'
import { readConfig } from '../../config/config.ts'

const URL = '/api/crysta/all'

describeWithDatabase('a whole list', () => {
  let test: TestApp
  let editor: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  const get = async (headers = {}) => nobody('GET', URL, undefined, headers)
  const crysta = { name: '새것', kind: 'normal' }

  it('is the shipped selection, with its day and source', async () => {
    const list = crystaListSchema.parse((await get()).json())
    expect(list.items).toHaveLength(533)
    expect(list).toMatchObject({ version: 1, asOf: '2026-08-21' })
    expect(list.source).toContain('크리스타')
    expect(new Set(list.items.map(({ kind }) => kind)).size).toBe(5)
  })

  it('comes in the encoding that was asked for, the same in all', async () => {
    const plain = await get()
    const [brotli, gzip] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get({ 'accept-encoding': 'gzip' }),
    ]
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(brotli.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
    for (const { headers } of [plain, brotli, gzip])
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept-Encoding',
      })
    const tags = [plain, brotli, gzip].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true)
  })

  it.each(['br;q=abc', 'gzip;;;, br', '*', '', 'br;q=0', 'deflate'])(
    'comes as plain bytes to who asks for "%s"',
    async (header) => {
      const { headers } = await get({ 'accept-encoding': header })
      expect(headers).not.toHaveProperty('content-encoding')
    },
  )

  it('is not sent again to who has it', async () => {
    const etag = String((await get()).headers.etag)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
    }
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
    expect((await get({ 'if-none-match': etag, 'accept-encoding': 'br' })).statusCode).toBe(200)
  })

  it('is new after a change, and keeps its tag when the bytes are the same', async () => {
    const before = (await get()).headers.etag
    const { id } = (await editor.call('POST', '/api/crysta', crysta)).json<{ id: string }>()
    const changed = await get()
    expect(changed.headers.etag).not.toBe(before)
    expect(crystaListSchema.parse(changed.json()).items).toHaveLength(534)
    expect((await get()).headers.etag).toBe(changed.headers.etag)
    await editor.call('DELETE', `/api/crysta/${id}`)
    expect(crystaListSchema.parse((await get()).json()).items).toHaveLength(533)
  })

  it('is never older than the answer to the write before it, under many at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const writing = editor.call('POST', '/api/crysta', { ...crysta, name: `동시 ${round}` })
      const reads = Array.from({ length: 5 }, () => get())
      const { id } = (await writing).json<{ id: string }>()
      await Promise.all(reads)
      const { items } = crystaListSchema.parse((await get()).json())
      expect(items.map((item) => item.id)).toContain(id)
    }
  })
})

describeOnPostgres('two servers on one database', () => {
  it('see each other’s changes: members at once, visitors within a second', async () => {
    const own = await createDatabase()
    const open = async () => {
      const config = readConfig({
        RATE_LIMIT: 'off',
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        ...own.environment,
      })
      const database = await own.open()
      const app = await buildApp({ config, database })
      const { options } = own
      return { app, database, options, log: () => '', close: async () => app.close() }
    }
    const [one, two] = [await open(), await open()]
    const editor = await signIn(one, 'EDITOR')
    const cookie = await signIn(two, 'MEMBER')
    const names = async (call: Person['call']) =>
      crystaListSchema.parse((await call('GET', URL)).json()).items.map(({ name }) => name)
    await names(visitor(two))
    await editor.call('POST', '/api/crysta', { name: '다른 서버', kind: 'normal' })
    expect(await names(cookie.call)).toContain('다른 서버')
    await editor.call('POST', '/api/crysta', { name: '또 하나', kind: 'normal' })
    const deadline = performance.now() + 2000
    while (!(await names(visitor(two))).includes('또 하나'))
      expect(performance.now()).toBeLessThan(deadline)
    await one.close()
    await two.close()
    await own.remove()
  })
})
