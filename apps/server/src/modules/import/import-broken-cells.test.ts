import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type ImportDesk, messagesOf, openDesk } from '../../../test/import-desk.ts'
import { textRow, workbookOf } from '../../../test/workbook.ts'

const XLSX = { format: 'xlsx' } as const

describeWithDatabase('what is there already', () => {
  let test: TestApp
  let desk: ImportDesk

  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    desk = await openDesk(test)
    await desk.bring('이름,종류,옵션,메모\n바쿠잔,노말,DEX +9%,좋아요')
  })

  it.each([
    ['a formula nobody has worked out', '<c r="B2"><f>"DEX +9%"</f><v></v></c>', '수식에 계산된'],
    ['an error', '<c r="B2" t="e"><f>A9</f><v>#N/A</v></c>', "'#N/A'"],
  ])('is not wiped by %s', async (_name, cell, words) => {
    const name = '<c r="A2" t="inlineStr"><is><t>바쿠잔</t></is></c>'
    const rows = `${textRow(1, ['이름', '옵션'])}<row r="2">${name}${cell}</row>${textRow(3, ['나'])}`
    const bytes = workbookOf({ sheets: [{ rows }] })
    const preview = await desk.check(bytes, XLSX)
    expect(preview.batch).toBeNull()
    expect(messagesOf(preview)[0]).toMatch(/^2 옵션: 'B2' 칸/)
    expect(messagesOf(preview)[0]).toContain(words)
    const { batch } = await desk.check(bytes, { ...XLSX, skipsBadRows: true })
    if (batch !== null) await desk.step(batch.id, 'apply')
    expect(await desk.crystas()).toMatchObject([{ name: '바쿠잔', stats: [{ value: 9 }] }])
  })

  it('nor is it kept from being changed by what is wrong in a column that is left out', async () => {
    const rows = `${textRow(1, ['이름', '메모', '합계'])}<row r="2"><c r="A2" t="inlineStr"><is><t>바쿠잔</t></is></c><c r="B2" t="inlineStr"><is><t>나중</t></is></c><c r="C2" t="e"><v>#REF!</v></c></row>`
    const preview = await desk.check(workbookOf({ sheets: [{ rows }] }), XLSX)
    expect(preview.errors).toEqual([])
    expect(preview.batch?.counts).toMatchObject({ changed: 1 })
  })

  it.each([
    '바쿠잔\u200b',
    '바\u00ad쿠잔',
    '바쿠\u2060잔',
    '\u200e바쿠잔',
    '바쿠잔\u3164',
    '바쿠잔'.normalize('NFD'),
  ])('is meant by a name that looks the same: %j', async (name) => {
    const preview = await desk.check(`이름,종류,옵션,메모\n${name},노말,DEX +9%,좋아요`)
    expect(preview.errors).toEqual([])
    expect(preview.batch?.counts).toMatchObject({ new: 0, same: 1 })
  })

  it('is told what a spreadsheet took for a date', async () => {
    const rows = `${textRow(1, ['이름', '종류', '옵션'])}<row r="2"><c r="A2" s="1"><v>46085</v></c><c r="B2" t="inlineStr"><is><t>노말</t></is></c></row>`
    const bytes = workbookOf({ sheets: [{ rows }], formats: ['m"월" d"일"'] })
    expect(messagesOf(await desk.check(bytes, XLSX))).toEqual([
      "2 이름: '2026-03-04': 날짜가 들어 있어요. 셀 서식을 텍스트로 바꾸고 다시 적어 주세요.",
    ])
  })
})
