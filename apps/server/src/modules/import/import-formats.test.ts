import { CATALOGUE_ENTITY_CODES, type CrystaTreeNode, FILE_FORMATS } from '@gyeol/contract'
import { readEquipmentRows } from '@gyeol/game-data'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { readGathered } from '../../../test/fixture-files.ts'
import { type ImportDesk, messagesOf, openDesk } from '../../../test/import-desk.ts'
import { toCsv } from '../../http/csv.ts'
import { writeXlsx } from './xlsx-file.ts'

describeWithDatabase('files of the catalogue', () => {
  let test: TestApp
  let desk: ImportDesk

  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    desk = await openDesk(test)
  })

  it.each([
    ['csv', Buffer.from([0xff, 0xfe, 0xfd]), '글자를 읽을 수 없어요. CSV를 UTF-8로 저장해 주세요.'],
    ['csv', Buffer.from(''), '파일이 비어 있어요.'],
    [
      'csv',
      Buffer.from('이름,이름\n가,나'),
      "'이름' 열이 두 번 있어요(A열, B열). 하나를 지우거나 이름을 바꿔 주세요.",
    ],
    ['xlsx', Buffer.from('이름,종류'), 'XLSX 파일이 아니에요.'],
    ['json', Buffer.from('{'), 'JSON 파일을 읽을 수 없어요.'],
    ['json', Buffer.from('3'), '파일에 목록이 없어요.'],
    ['json', Buffer.from('[1]'), '목록의 항목은 {…} 꼴이어야 해요.'],
  ] as const)('that are no %s say so: %j', async (format, bytes, message) => {
    expect(messagesOf(await desk.check(bytes, { format }))).toEqual([`null null: ${message}`])
  })

  it('from a Korean Excel are read too', async () => {
    // "이름,종류\n가,노말" in the code page Excel saves CSV in.
    const bytes = Buffer.from('c0ccb8a72cc1beb7f90ab0a12cb3ebb8bb', 'hex')
    expect((await desk.check(bytes)).batch?.counts.new).toBe(1)
  })

  it('do not run as formulas when they come out, and are the same when they go in again', async () => {
    await desk.bring("이름,종류,메모\n=HYPERLINK('http://x'),노말,+1 아니면 -1")
    const before = await desk.crystas()
    const csv = await desk.editor.call('GET', '/api/catalogue/export?entity=crysta&format=csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="crysta-.*\.csv"$/)
    expect(csv.body).toContain(`"'=HYPERLINK`)
    expect(csv.body).toContain(`"'+1 아니면 -1"`)
    expect(csv.body).not.toMatch(/(^|,|\n)"?[=+\-@]/)
    for (const format of FILE_FORMATS) {
      const file = (await desk.take('crysta', format)).rawPayload
      const preview = await desk.check(file, { format })
      expect(preview.batch?.counts).toMatchObject({ same: before.length, changed: 0, new: 0 })
    }
  })

  it.each(
    CATALOGUE_ENTITY_CODES.flatMap((entity) =>
      FILE_FORMATS.map((format) => [entity, format] as const),
    ),
  )('have a template of %s as %s', async (entity, format) => {
    const url = `/api/import/template?entity=${entity}&format=${format}`
    const answer = await desk.admin.call('GET', url)
    expect(answer.statusCode).toBe(200)
    const preview = await desk.check(answer.rawPayload, { entity, format })
    expect(preview.errors).toHaveLength(1)
    expect(preview.columns.every(({ field }) => field !== null)).toBe(true)
  })

  it('as XLSX hold the same as CSV', async () => {
    const table = [
      ['이름', '종류', '옵션', '기준일', '강화 크리스타'],
      ['가', '노말', 'ATK +5%', '2026-08-01', '아니요'],
    ]
    await desk.bring(await writeXlsx(table, '크리스타'), { format: 'xlsx' })
    const fromSheet = await desk.crystas()
    expect(fromSheet).toMatchObject([{ name: '가', asOf: '2026-08-01', isEnhancer: false }])
    const again = await desk.check(toCsv(table))
    expect(again.batch?.counts).toMatchObject({ same: 1 })
  })

  it('take the complete crysta list, every step of its lines included', async () => {
    const gathered = readGathered('crysta')
    const batch = await desk.bring(gathered, { format: 'json' })
    expect(batch.counts).toEqual({ rows: 527, new: 527, changed: 0, same: 0, gone: 0, bad: 0 })
    type Fact = { nameEn: string; nameKo: string | null; upgradesFrom?: string; id: string }
    const { rows } = JSON.parse(gathered.toString('utf8')) as { rows: Fact[] }
    const nameOf = new Map(rows.map((row) => [row.id, row.nameKo ?? row.nameEn]))
    const wanted = rows
      .filter(({ upgradesFrom }) => upgradesFrom !== undefined)
      .map(({ id, upgradesFrom }) => `${nameOf.get(upgradesFrom ?? '')} → ${nameOf.get(id)}`)
    const tree = (await desk.editor.call('GET', '/api/crysta/tree')).json<CrystaTreeNode[]>()
    const names = new Map(tree.map(({ id, name }) => [id, name]))
    const edges = tree.flatMap(({ name, parentId }) =>
      parentId === null ? [] : [`${names.get(parentId)} → ${name}`],
    )
    expect(wanted).toHaveLength(234)
    expect(new Set(edges)).toEqual(new Set(wanted))
    expect(edges).toHaveLength(234)
    expect(Math.max(...tree.map(({ depth }) => depth))).toBe(8)
    const again = await desk.check(gathered, { format: 'json' })
    expect(again.batch?.counts).toMatchObject({ same: 527, new: 0, changed: 0 })
  })

  it('have every shipped piece of equipment as it is, in every format', async () => {
    const shipped = JSON.stringify(readEquipmentRows())
    const batch = await desk.bring(shipped, { entity: 'equipment', format: 'json' })
    expect(batch.counts).toMatchObject({ rows: 4631, new: 4631 })
    for (const format of FILE_FORMATS) {
      const file = (await desk.take('equipment', format)).rawPayload
      const preview = await desk.check(file, { entity: 'equipment', format })
      expect(preview.errors).toEqual([])
      expect(preview.batch?.counts, format).toMatchObject({ same: 4631, new: 0, changed: 0 })
    }
  })

  it.each([
    ['registlet', 25],
    ['ability', 28],
    ['boss', 27],
    ['equipment', 19],
  ] as const)('take a gathered list of %s, twice with the same outcome', async (entity, count) => {
    const gathered = readGathered(entity)
    const batch = await desk.bring(gathered, { entity, format: 'json' })
    expect(batch.counts).toMatchObject({ rows: count, new: count })
    const again = await desk.check(gathered, { entity, format: 'json' })
    expect(again.batch?.counts).toMatchObject({ same: count, new: 0, changed: 0 })
    for (const format of FILE_FORMATS) {
      const file = (await desk.take(entity, format)).rawPayload
      const preview = await desk.check(file, { entity, format })
      expect(preview.errors).toEqual([])
      expect(preview.batch?.counts, format).toMatchObject({ same: count, new: 0, changed: 0 })
    }
  })
})
