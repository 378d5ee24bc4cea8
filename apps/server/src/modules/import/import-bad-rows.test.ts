import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type ImportDesk, messagesOf, openDesk } from '../../../test/import-desk.ts'
import { writeXlsx } from './xlsx-file.ts'

const SKIPPING = { skipsBadRows: true }

describeWithDatabase('a file of which some rows are wrong', () => {
  let test: TestApp
  let desk: ImportDesk

  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    desk = await openDesk(test)
  })

  /** 533 crystas, of which every 44th is of no kind there is. */
  const rows = Array.from({ length: 533 }, (_, place) => [
    `크리스타 ${place + 1}`,
    place % 44 === 43 ? '우주선' : '노말',
  ])
  const CSV = ['이름,종류', ...rows.map((cells) => cells.join(','))].join('\n')

  it('is told by the titles it has itself, whoever finds what is wrong', async () => {
    const long = '가'.repeat(300)
    const file = `Name;타입;비고\n${long};노말;x\n나;;x\n다;노말;x\n다;노말;x`
    const mapping = [
      { column: '타입', field: 'kind' },
      { column: '비고', field: 'note' },
    ]
    const told = messagesOf(await desk.check(file, { mapping }))
    expect(told.map((message) => message.split(':')[0])).toEqual(['2 Name', '3 타입', '5 Name'])
  })

  it('is put in without its 12 bad rows of 533 when that is asked for, and taken back', async () => {
    const whole = await desk.check(CSV)
    expect([whole.batch, whole.errorCount, whole.badRows]).toEqual([null, 12, 12])
    expect(whole.errors).toHaveLength(12)
    const { batch } = await desk.check(CSV, SKIPPING)
    expect(batch?.counts).toEqual({ rows: 533, new: 521, changed: 0, same: 0, gone: 0, bad: 12 })
    const id = batch?.id ?? ''
    expect((await desk.step(id, 'apply')).statusCode).toBe(200)
    expect(await desk.crystas()).toHaveLength(521)
    const undone = await desk.step(id, 'undo')
    expect(undone.json(), undone.body).toMatchObject({ state: 'undone', counts: { bad: 12 } })
    expect(await desk.crystas()).toEqual([])
  })

  it('shows rows of every kind, with their number in the file', async () => {
    await desk.bring('이름,종류\n가,노말\n나,노말')
    const text = '이름,종류\n가,무기\n나,노말\n다,노말\n라,우주선\n라,노말\n라,무기'
    const { batch, errors } = await desk.check(text, SKIPPING)
    expect(batch?.counts).toEqual({ rows: 6, new: 2, changed: 1, same: 1, gone: 0, bad: 2 })
    const id = batch?.id ?? ''
    const kinds = await Promise.all(
      ['new', 'changed', 'same', 'bad'].map(async (op) =>
        (await desk.changesOf(id, `?op=${op}`)).map(({ line, name }) => `${op} ${line} ${name}`),
      ),
    )
    expect(kinds).toEqual([
      ['new 4 다', 'new 6 라'],
      ['changed 2 가'],
      ['same 3 나'],
      ['bad 5 라', 'bad 7 라'],
    ])
    const [first] = await desk.changesOf(id, '?op=bad')
    expect(first?.problems).toEqual(
      errors.filter(({ line }) => line === 5).map(({ column, message }) => ({ column, message })),
    )
    expect(errors.find(({ line }) => line === 7)?.message).toBe("'라': 6행 '라'와 이름이 같아요.")
  })

  it('leaves out what would hang on a row that is left out, and says on which', async () => {
    const text = '이름,종류,강화 전\n가,우주선,\n나,노말,가\n다,노말,나\n라,노말,'
    const preview = await desk.check(text, SKIPPING)
    expect(messagesOf(preview).slice(-2)).toEqual([
      "3 강화 전: '나'의 상위인 2행 '가'에 고칠 곳이 있어요.",
      "4 강화 전: '다'의 상위인 3행 '나'에 고칠 곳이 있어요.",
    ])
    expect(preview.batch?.counts).toMatchObject({ new: 1, bad: 3 })
  })

  it('keeps what is there when the row about it is wrong', async () => {
    await desk.bring('이름,종류,메모\n가,노말,처음')
    const { batch } = await desk.check('이름,종류,메모\n가,우주선,나중\n나,노말,', SKIPPING)
    expect((await desk.step(batch?.id ?? '', 'apply')).statusCode).toBe(200)
    expect((await desk.crystas()).map(({ name, note }) => [name, note])).toEqual([
      ['가', '처음'],
      ['나', ''],
    ])
  })

  it('is not put in where it would remove things, or where nothing of it is right', async () => {
    const text = '이름,종류\n가,노말\n나,우주선'
    expect((await desk.check(text, { ...SKIPPING, mode: 'replace' })).batch).toBeNull()
    expect((await desk.check('이름,종류\n나,우주선', SKIPPING)).batch).toBeNull()
    expect((await desk.check('이름\n', SKIPPING)).batch).toBeNull()
  })

  it('says the same as a spreadsheet', async () => {
    const text = await desk.check(CSV, SKIPPING)
    const sheet = await writeXlsx([['이름', '종류'], ...rows], '크리스타')
    const file = await desk.check(sheet, { ...SKIPPING, format: 'xlsx' })
    expect(file.errors).toEqual(text.errors)
    expect(file.batch?.counts).toEqual(text.batch?.counts)
  })
})
