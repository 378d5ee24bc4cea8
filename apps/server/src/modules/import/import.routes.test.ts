import { existsSync, readFileSync } from 'node:fs'
import {
  CATALOGUE_ENTITY_CODES,
  type Crysta,
  type CrystaTreeNode,
  FILE_FORMATS,
  type FileFormat,
  type ImportBatch,
  importBatchSchema,
  type ImportChange,
  type ImportPreview,
  importPreviewSchema,
  ROUTES,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import { expireSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { writeCsv } from './csv-file.ts'
import { writeXlsx } from './xlsx-file.ts'

const FACTS = new URL('../../../../../../shared/facts/', import.meta.url)
const HOUR_MS = 3_600_000

describeWithDatabase('files brought into the library', () => {
  const time = createClock()
  let test: TestApp
  let admin: Person
  let editor: Person
  let nobody: Person['call']

  // Days pass in these tests, and the logins of administrators end after hours.
  const comeIn = async () => {
    admin = await signIn(test, 'ADMIN')
    editor = await signIn(test, 'EDITOR')
  }
  const pass = async (ms: number) => {
    time.advance(ms)
    await comeIn()
  }

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    nobody = visitor(test)
    await comeIn()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    for (const entity of ['crysta', 'registlet', 'boss', 'equipment', 'ability'] as const) {
      await test.database.kysely.deleteFrom(entity).execute()
      await bumpDataVersion(test.database.kysely, entity)
      expireSnapshot(test.database, entity)
    }
  })

  type Options = { readonly format?: FileFormat; readonly [field: string]: unknown }
  const check = async (bytes: Buffer | string, options: Options = {}): Promise<ImportPreview> => {
    const content = Buffer.from(bytes).toString('base64')
    const body = { entity: 'crysta', format: 'csv', content, ...options }
    const answer = await admin.call('POST', '/api/import', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return importPreviewSchema.parse(answer.json())
  }
  const step = async (id: string, verb: 'apply' | 'undo') =>
    admin.call('POST', `/api/import/${id}/${verb}`, {})
  const bring = async (bytes: Buffer | string, options: Options = {}): Promise<ImportBatch> => {
    const { batch, errors } = await check(bytes, options)
    expect(errors).toEqual([])
    const answer = await step(batch?.id ?? '', 'apply')
    expect(answer.statusCode, answer.body).toBe(200)
    return importBatchSchema.parse(answer.json())
  }
  const changesOf = async (id: string, query = ''): Promise<ImportChange[]> => {
    const answer = await admin.call('GET', `/api/import/${id}/change${query}`)
    return answer.json<{ items: ImportChange[] }>().items
  }
  const crystas = async (): Promise<Crysta[]> =>
    (await editor.call('GET', '/api/crysta/all')).json<{ items: Crysta[] }>().items
  const messages = ({ errors }: ImportPreview) =>
    errors.map(({ line, column, message }) => `${line} ${column}: ${message}`)

  const CSV = [
    '이름,종류,옵션,강화 전,드랍',
    '하나,노말,"ATK +5%\n공격속도 -100 [방패]",,몬스터 (Lv 10) @ 들판',
    '둘,노말,물리관통% 3,하나,',
  ].join('\n')

  it('are checked first, and change nothing by that', async () => {
    const preview = await check(CSV, { fileName: '크리스타.csv' })
    expect(preview).toMatchObject({
      batch: {
        state: 'ready',
        fileName: '크리스타.csv',
        counts: { rows: 2, new: 2, changed: 0, same: 0, gone: 0 },
        author: { id: admin.id, nickname: admin.nickname },
        canUndo: false,
      },
      errorCount: 0,
    })
    expect(preview.columns).toEqual([
      { column: '이름', field: 'name' },
      { column: '종류', field: 'kind' },
      { column: '옵션', field: 'stats' },
      { column: '강화 전', field: 'parentId' },
      { column: '드랍', field: 'drops' },
    ])
    expect(await crystas()).toEqual([])
  })

  it('are put in as a whole, in our own shape', async () => {
    const batch = await bring(CSV)
    expect(batch).toMatchObject({ state: 'applied', canUndo: true })
    const [second, first] = await crystas()
    expect(first).toMatchObject({
      id: 'hana',
      name: '하나',
      kind: 'normal',
      stats: [
        { stat: 'atk_pct', value: 5 },
        { stat: 'aspd', value: -100, when: { slot: 'sub', worn: ['shield'] } },
      ],
      drops: [{ monster: '몬스터', level: 10, map: '들판' }],
      version: 1,
    })
    expect(second).toMatchObject({ name: '둘', parentId: 'hana', isEnhancer: true })
  })

  it('show row by row what would change', async () => {
    await bring(CSV)
    const { batch } = await check('이름,옵션\n하나,ATK +6%\n셋,DEF 1', {})
    expect(batch).toBeNull()
    const next = await check('이름,종류,옵션\n하나,노말,ATK +6%\n셋,무기,DEF 1')
    expect(next.batch?.counts).toEqual({ rows: 2, new: 1, changed: 1, same: 0, gone: 0 })
    const id = next.batch?.id ?? ''
    expect(await changesOf(id, '?op=changed')).toEqual([
      {
        op: 'changed',
        id: 'hana',
        name: '하나',
        fields: [
          { code: 'stats', title: '옵션', before: 'ATK +5%\nASPD -100 [방패]', after: 'ATK +6%' },
        ],
      },
    ])
    expect((await changesOf(id)).map(({ op, name }) => [op, name])).toEqual([
      ['changed', '하나'],
      ['new', '셋'],
    ])
  })

  it('leave columns they do not have as they are, and empty those that are empty', async () => {
    await bring(CSV)
    await bring('이름,드랍\n하나,')
    const first = (await crystas()).find(({ name }) => name === '하나')
    expect(first).toMatchObject({ kind: 'normal', drops: [], version: 2 })
    expect(first?.stats).toHaveLength(2)
  })

  it('date what has no date of its own, and say where the list is from', async () => {
    await bring('이름,종류,기준일\n가,노말,2026-01-05\n나,노말,', {
      asOf: '2026-11-20',
      source: '길드 자료',
    })
    expect((await crystas()).map(({ asOf }) => asOf)).toEqual(['2026-01-05', '2026-11-20'])
    expect((await nobody('GET', '/api/crysta/all')).json()).toMatchObject({
      asOf: '2026-11-20',
      source: '길드 자료',
    })
  })

  it('are recognised by what the sender says of their columns', async () => {
    const text = 'Crystal,Type,무엇\n가,노말,ATK 3'
    const mapping = [
      { column: 'Crystal', field: 'name' },
      { column: 'Type', field: 'kind' },
      { column: '무엇', field: null },
    ]
    const preview = await check(text, { mapping })
    expect(preview.columns).toEqual(mapping)
    expect(preview.batch?.counts.new).toBe(1)
    expect(messages(await check(text))).toEqual(["null null: '이름' 열을 찾을 수 없어요."])
  })

  it('name every row and column that cannot be read', async () => {
    const rows = [
      '이름,종류,옵션,강화 전,기준일',
      '가,모자,행운 +3,,',
      '나,없는 종류,ATK 1,,',
      ',노말,,,어제',
      '라,노말,,없는 것,',
      '마,노말,ATK 9 [우산],,',
    ]
    const preview = await check(rows.join('\n'))
    expect(preview.batch).toBeNull()
    expect(messages(preview)).toEqual([
      "2 옵션: '행운 +3': 모르는 능력치예요.",
      "3 종류: '없는 종류' 대신 노말, 무기, 갑옷, 추가, 특수 가운데 하나를 적어 주세요.",
      "4 기준일: '어제' 대신 2026-08-31처럼 적어 주세요.",
      "6 옵션: 'ATK 9 [우산]': 모르는 장비 조건이에요.",
      '3 종류: 필수 값 입니다.',
      '4 이름: 필수 값 입니다.',
    ])
    const missing = await check('이름,종류,강화 전\n라,노말,없는 것')
    expect(messages(missing)).toEqual(["2 강화 전: '라'의 상위 '없는 것'을(를) 찾을 수 없어요."])
  })

  it('with a circle are refused, the row and the circle named', async () => {
    await bring('이름,종류\n가,노말')
    const preview = await check('이름,종류,강화 전\n나,노말,다\n다,노말,가\n가,노말,나')
    expect(messages(preview)).toEqual(['2 강화 전: 서로가 서로의 상위예요: 나 → 다 → 가 → 나'])
    expect(await crystas()).toHaveLength(1)
  })

  it('with a name twice are refused', async () => {
    await bring('이름,종류\n가,노말')
    expect(messages(await check('이름,종류\n나,노말\n나,무기'))).toEqual([
      "3 이름: '나': 2행과 같은 이름이에요.",
    ])
    expect(messages(await check('아이디,이름,종류\nother,가,노말'))).toEqual([
      "2 이름: '가': 이미 있는 이름이에요.",
    ])
  })

  it.each([
    ['csv', Buffer.from([0xff, 0xfe, 0xfd]), '글자를 읽을 수 없어요. CSV를 UTF-8로 저장해 주세요.'],
    ['csv', Buffer.from(''), '파일이 비어 있어요.'],
    ['csv', Buffer.from('이름,이름\n가,나'), "'이름' 열이 두 번 있어요."],
    ['xlsx', Buffer.from('이름,종류'), 'XLSX 파일이 아니에요.'],
    ['json', Buffer.from('{'), 'JSON 파일을 읽을 수 없어요.'],
    ['json', Buffer.from('3'), '파일에 목록이 없어요.'],
    ['json', Buffer.from('[1]'), '목록의 항목은 {…} 꼴이어야 해요.'],
  ] as const)('that are no %s say so: %j', async (format, bytes, message) => {
    expect(messages(await check(bytes, { format }))).toEqual([`null null: ${message}`])
  })

  it('from a Korean Excel are read too', async () => {
    // "이름,종류\n가,노말" in the code page Excel saves CSV in.
    const bytes = Buffer.from('c0ccb8a72cc1beb7f90ab0a12cb3ebb8bb', 'hex')
    expect((await check(bytes)).batch?.counts.new).toBe(1)
  })

  it('do not run as formulas when they come out, and are the same when they go in again', async () => {
    const evil = '=HYPERLINK("http://x")'
    await bring(
      `이름,종류,메모\n${evil.replaceAll('"', "''").replaceAll("''", "'")},노말,+1 아니면 -1`,
    )
    const before = await crystas()
    const csv = await editor.call('GET', '/api/catalogue/export?entity=crysta&format=csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="crysta-.*\.csv"$/)
    expect(csv.body).toContain(`"'=HYPERLINK`)
    expect(csv.body).toContain(`"'+1 아니면 -1"`)
    expect(csv.body).not.toMatch(/(^|,|\n)"?[=+\-@]/)
    for (const format of FILE_FORMATS) {
      const url = `/api/catalogue/export?entity=crysta&format=${format}`
      const file = (await editor.call('GET', url)).rawPayload
      const preview = await check(file, { format })
      expect(preview.batch?.counts).toMatchObject({ same: before.length, changed: 0, new: 0 })
    }
  })

  it('can be taken back within a day', async () => {
    await bring('이름,종류,메모\n가,노말,처음\n나,노말,')
    const before = (await crystas()).map(({ version: _, ...content }) => content)
    const text = '이름,종류,메모\n가,노말,나중\n다,노말,'
    const batch = await bring(text, { mode: 'replace' })
    expect(batch.counts).toEqual({ rows: 2, new: 1, changed: 1, same: 0, gone: 1 })
    expect((await crystas()).map(({ name, note }) => [name, note])).toEqual([
      ['가', '나중'],
      ['다', ''],
    ])
    await pass(24 * HOUR_MS)
    const undone = await step(batch.id, 'undo')
    expect(undone.json(), undone.body).toMatchObject({ state: 'undone', canUndo: false })
    expect((await crystas()).map(({ version: _, ...content }) => content)).toEqual(before)
    expect((await step(batch.id, 'undo')).statusCode).toBe(409)
  })

  it('cannot be taken back later, or over what was changed since', async () => {
    const batch = await bring('이름,종류\n가,노말\n나,노말')
    const [first] = await crystas()
    const { id, version, ...content } = first as Crysta
    await editor.call('PUT', `/api/crysta/${id}`, { ...content, note: '고침', version })
    const refused = await step(batch.id, 'undo')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'STALE'])
    expect(refused.json().current).toMatchObject({ changed: [{ id, name: '가' }] })
    expect(await crystas()).toHaveLength(2)
    const other = await bring('이름,종류\n다,노말')
    await pass(24 * HOUR_MS + 1)
    const late = await step(other.id, 'undo')
    expect(late.json().current).toMatchObject({ batch: { canUndo: false }, changed: [] })
  })

  it('cannot be taken back from under what has come to hang on them', async () => {
    const batch = await bring('이름,종류\n가,노말')
    const [parent] = await crystas()
    await editor.call('POST', '/api/crysta', { name: '나', kind: 'normal', parentId: parent?.id })
    expect((await step(batch.id, 'undo')).statusCode).toBe(409)
  })

  it('are put in once, and only while the list is as it was checked', async () => {
    await bring('이름,종류\n가,노말')
    const [first] = await crystas()
    const { id, version, ...content } = first as Crysta
    const { batch } = await check('이름,메모\n가,파일')
    await editor.call('PUT', `/api/crysta/${id}`, { ...content, note: '사람', version })
    const refused = await step(batch?.id ?? '', 'apply')
    expect(refused.json(), refused.body).toMatchObject({
      code: 'STALE',
      current: { state: 'ready', id: batch?.id },
    })
    expect((await crystas())[0]?.note).toBe('사람')
    const again = await check('이름,메모\n가,파일')
    const both = await Promise.all([1, 2].map(() => step(again.batch?.id ?? '', 'apply')))
    const statuses = both.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409])
  })

  it('that were only checked can be thrown away, and are forgotten after a day', async () => {
    const { batch } = await check(CSV)
    const url = `/api/import/${batch?.id}`
    expect((await admin.call('DELETE', url)).statusCode).toBe(204)
    expect((await admin.call('GET', url)).statusCode).toBe(404)
    const forgotten = await check(CSV)
    await pass(24 * HOUR_MS + 1)
    await check(CSV)
    expect((await admin.call('GET', `/api/import/${forgotten.batch?.id}`)).statusCode).toBe(404)
    const applied = await bring(CSV)
    expect((await admin.call('DELETE', `/api/import/${applied.id}`)).statusCode).toBe(404)
    const history = await admin.call('GET', '/api/import?entity=crysta&pageSize=1')
    expect(history.json().items).toMatchObject([{ id: applied.id, state: 'applied' }])
  })

  it('are the business of administrators', async () => {
    const { batch } = await check(CSV)
    const calls = [
      ['GET', '/api/import'],
      ['POST', '/api/import'],
      ['GET', `/api/import/${batch?.id}`],
      ['GET', `/api/import/${batch?.id}/change`],
      ['POST', `/api/import/${batch?.id}/apply`],
      ['POST', `/api/import/${batch?.id}/undo`],
      ['DELETE', `/api/import/${batch?.id}`],
      ['GET', '/api/import/template?entity=crysta'],
    ] as const
    for (const [method, url] of calls) {
      const body = method === 'POST' ? {} : undefined
      expect((await nobody(method, url, body)).statusCode, url).toBe(401)
      expect((await editor.call(method, url, body)).statusCode, url).toBe(403)
    }
    expect(ROUTES.exportCatalogue.permission).toBe('catalogue.write')
  })

  it('larger than the limit are refused', async () => {
    const content = 'A'.repeat(5_600_004)
    const body = { entity: 'crysta', format: 'csv', content }
    expect((await admin.call('POST', '/api/import', body)).statusCode).toBe(400)
    const tooLarge = { ...body, content: 'A'.repeat(7_000_000) }
    expect((await admin.call('POST', '/api/import', tooLarge)).statusCode).toBe(413)
  })

  it.each(
    CATALOGUE_ENTITY_CODES.flatMap((entity) =>
      FILE_FORMATS.map((format) => [entity, format] as const),
    ),
  )('have a template of %s as %s', async (entity, format) => {
    const url = `/api/import/template?entity=${entity}&format=${format}`
    const answer = await admin.call('GET', url)
    expect(answer.statusCode).toBe(200)
    const preview = await check(answer.rawPayload, { entity, format })
    expect(preview.errors).toHaveLength(1)
    expect(preview.columns.every(({ field }) => field !== null)).toBe(true)
  })

  it('as XLSX hold the same as CSV', async () => {
    const table = [
      ['이름', '종류', '옵션', '기준일', '강화 크리스타'],
      ['가', '노말', 'ATK +5%', '2026-08-01', '아니요'],
    ]
    await bring(await writeXlsx(table, '크리스타'), { format: 'xlsx' })
    const fromSheet = await crystas()
    expect(fromSheet).toMatchObject([{ name: '가', asOf: '2026-08-01', isEnhancer: false }])
    const again = await check(writeCsv(table))
    expect(again.batch?.counts).toMatchObject({ same: 1 })
  })

  const facts = (name: string) => readFileSync(new URL(`${name}.json`, FACTS))
  const hasFacts = existsSync(FACTS)

  it.skipIf(!hasFacts)(
    'take the complete crysta list, every step of its lines included',
    async () => {
      const batch = await bring(facts('crysta'), { format: 'json' })
      expect(batch.counts).toEqual({ rows: 527, new: 527, changed: 0, same: 0, gone: 0 })
      type Fact = {
        nameEn: string | null
        nameKo: string | null
        upgradesFrom: string | null
        id: string
      }
      const { rows } = JSON.parse(facts('crysta').toString('utf8')) as { rows: Fact[] }
      const nameOf = new Map(rows.map((row) => [row.id, row.nameKo ?? row.nameEn]))
      const wanted = rows
        .filter(({ upgradesFrom }) => upgradesFrom !== null)
        .map(({ id, upgradesFrom }) => `${nameOf.get(upgradesFrom ?? '')} → ${nameOf.get(id)}`)
      const tree = (await editor.call('GET', '/api/crysta/tree')).json<CrystaTreeNode[]>()
      const names = new Map(tree.map(({ id, name }) => [id, name]))
      const edges = tree.flatMap(({ name, parentId }) =>
        parentId === null ? [] : [`${names.get(parentId)} → ${name}`],
      )
      expect(wanted).toHaveLength(234)
      expect(new Set(edges)).toEqual(new Set(wanted))
      expect(edges).toHaveLength(234)
      expect(Math.max(...tree.map(({ depth }) => depth))).toBe(8)
      const again = await check(facts('crysta'), { format: 'json' })
      expect(again.batch?.counts).toMatchObject({ same: 527, new: 0, changed: 0 })
    },
  )

  it.skipIf(!hasFacts).each([
    ['registlet', 158],
    ['ability', 63],
    ['boss', 211],
    ['equipment', 45],
  ] as const)('take the complete %s list, twice with the same outcome', async (entity, count) => {
    const batch = await bring(facts(entity), { entity, format: 'json' })
    expect(batch.counts).toMatchObject({ rows: count, new: count })
    const again = await check(facts(entity), { entity, format: 'json' })
    expect(again.batch?.counts).toMatchObject({ same: count, new: 0, changed: 0 })
    for (const format of FILE_FORMATS) {
      const url = `/api/catalogue/export?entity=${entity}&format=${format}`
      const file = (await editor.call('GET', url)).rawPayload
      const preview = await check(file, { entity, format })
      expect(preview.errors).toEqual([])
      expect(preview.batch?.counts, format).toMatchObject({ same: count, new: 0, changed: 0 })
    }
  })
})
