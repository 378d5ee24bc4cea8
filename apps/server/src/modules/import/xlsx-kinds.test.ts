import { describe, expect, it } from 'vitest'
import { textRow, workbookOf } from '../../../test/workbook.ts'
import { FileProblem } from './file-problem.ts'
import { readXlsx } from './xlsx-file.ts'

/** 1 August 2026 as spreadsheets count it. */
const COUNT = 46_235
const DAY = new Date(Date.UTC(2026, 7, 1))

const cellsIn = async (bytes: Buffer) => {
  const [sheet] = await readXlsx(bytes)
  return sheet?.rows.map(({ cells }) => cells)
}

const oneCell = async (cell: string, more: Partial<Parameters<typeof workbookOf>[0]> = {}) => {
  const rows = await cellsIn(
    workbookOf({ sheets: [{ rows: `<row r="1">${cell}</row>` }], ...more }),
  )
  return rows?.[0]?.[0]
}

describe('a date', () => {
  it.each([
    'yyyy\\-mm\\-dd',
    'yyyy\\-mm\\-dd;@',
    'yyyy/mm/dd;@',
    'yyyy\\.\\ m\\.\\ d\\.;@',
    'yy"/"m"/"d;@',
    'm"월"\\ d"일";@',
    'yyyy"년"\\ m"월"\\ d"일";@',
    'yyyy\\-mm\\-dd\\ hh:mm',
    '[$-412]yyyy"년"\\ m"월"\\ d"일"\\ dddd;@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    '[Red]yyyy년 m월 d일',
  ])('shown as %s is a date', async (format) => {
    expect(await oneCell(`<c r="A1" s="1"><v>${COUNT}</v></c>`, { formats: [format] })).toEqual(DAY)
  })

  it.each([14, 15, 22, 27, 31, 36, 57])('shown by built-in format %i is a date', async (id) => {
    expect(await oneCell(`<c r="A1" s="1"><v>${COUNT}</v></c>`, { builtIn: [id] })).toEqual(DAY)
  })

  it.each(['#,##0"일"', '0"년"', '[Red]0', '\\d0', '_-* #,##0_-', '0.00E+00'])(
    'is not what %s shows',
    async (format) => {
      const cell = `<c r="A1" s="1"><v>${COUNT}</v></c>`
      expect(await oneCell(cell, { formats: [format] })).toBe(COUNT)
    },
  )

  it('of an old Mac counts from 1904', async () => {
    const cell = '<c r="A1" s="1"><v>44773</v></c>'
    expect(await oneCell(cell, { builtIn: [14], is1904: true })).toEqual(DAY)
  })

  it('of the strict form stays as it is written', async () => {
    const cell = '<c r="A1" t="d"><v>2026-08-01T00:00:00</v></c>'
    expect(await oneCell(cell)).toBe('2026-08-01T00:00:00')
  })
})

describe('a cell that holds no answer is named', () => {
  it.each([
    ['<c r="B2"><f>"DEX +9%"</f><v></v></c>'],
    ['<c r="B2"><f>A1</f></c>'],
    ['<c r="B2"><f t="shared" si="0"/><v/></c>'],
    ['<c r="B2"><f ca="1"/></c>'],
    ['<c><v>1</v></c><c><f>A1</f></c>'],
    ['<c r="B2" t="str"><f>A1</f></c>'],
    ['<c r="B2" t="str"><f t="shared" si="0"/></c>'],
    ['<c r="B2" t="str"><f><![CDATA[A1<B1]]></f>\n</c>'],
    ['<c r="B2" t="s"><f>A1</f></c>'],
    ['<c r="B2" t="s"><f>A1</f><v></v></c>'],
    ['<c r="B2" t="b"><f>A1</f></c>'],
    ['<c r="B2" t="e"><f>A1</f></c>'],
    ['<c r="B2" t="inlineStr"><f>A1</f></c>'],
    ['<x:c r="B2" t="str"><x:f>A1</x:f></x:c>'],
  ])('a formula nobody has worked out: %s', async (cell) => {
    const bytes = workbookOf({
      sheets: [{ rows: `<row r="2">${cell}</row>` }],
      strings: '<si><t>다른 칸의 글</t></si>',
    })
    expect((await cellsIn(bytes))?.[1]?.[1]).toEqual({
      problem: expect.stringContaining("'B2' 칸의 수식에 계산된 값이 없어요") as string,
    })
  })

  it.each(['#N/A', '#REF!', '#DIV/0!', '#VALUE!'])('an error: %s', async (error) => {
    for (const formula of ['', '<f>VLOOKUP(1,Z:Z,1,0)</f>'])
      expect(await oneCell(`<c r="A1" t="e">${formula}<v>${error}</v></c>`)).toEqual({
        problem: `'A1' 칸이 오류예요: '${error}'. 고치거나 비워 주세요.`,
      })
  })

  it('but a formula that gives nothing gives nothing, and others what they gave', async () => {
    expect(await oneCell('<c r="A1" t="str"><f>""</f><v></v></c>')).toBeNull()
    expect(await oneCell('<c r="A1" t="str"><f>"가"</f><v>가</v></c>')).toBe('가')
    expect(await oneCell('<c r="A1"><f>1+1</f><v>2</v></c>')).toBe(2)
  })
})

it.each(['s', 'b', 'e', 'str', 'd'])(
  'a cell of kind %s without anything in it is empty, whatever stands elsewhere',
  async (kind) => {
    const strings = '<si><t>다른 칸의 글</t></si>'
    for (const inside of ['/>', '></c>', '><v></v></c>', '><v/></c>'])
      expect(
        await oneCell(`<c r="A1" t="${kind}"${inside}<c r="B1"><v>1</v></c>`, { strings }),
      ).toBeNull()
  },
)

it.each([
  ['<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
  ['<!DOCTYPE t [<!ENTITY a "가가가가"><!ENTITY x "&a;&a;&a;">]>'],
])(
  'an entity a file declares stays what it is: nothing is fetched or unfolded: %s',
  async (type) => {
    const cell = '<c r="A1" t="inlineStr"><is><t>&x;&lt;&#44032;</t></is></c>'
    const rows = `${type}<row r="1">${cell}</row>`
    expect(await cellsIn(workbookOf({ sheets: [{ rows }] }))).toEqual([['&x;<가']])
    expect(
      await oneCell('<c r="A1" t="s"><v>0</v></c>', { strings: `${type}<si><t>&x;</t></si>` }),
    ).toBe('&x;')
  },
)

it('a number that is none is shown as it stands', async () => {
  expect(await oneCell('<c r="A1"><v>x</v></c>')).toBe('x')
})

describe('a sheet', () => {
  it('that is hidden is passed over, however it is hidden', async () => {
    const sheets = [
      { rows: textRow(1, ['노말']), state: 'hidden' as const },
      { rows: textRow(1, ['무기']), state: 'veryHidden' as const },
      { rows: textRow(1, ['이름']) },
    ]
    const read = await readXlsx(workbookOf({ sheets }))
    expect(read.map(({ rows }) => rows[0]?.cells)).toEqual([['이름']])
  })

  it('that holds too much is passed over behind a list, and refused before one', async () => {
    const list = { rows: textRow(1, ['이름']) }
    const dump = { rows: textRow(20_001, ['가']) }
    expect(await readXlsx(workbookOf({ sheets: [list, dump] }))).toHaveLength(1)
    await expect(readXlsx(workbookOf({ sheets: [dump, list] }))).rejects.toThrow('줄이 너무 많아요')
  })

  it.each([
    ['a styled row at the very end', '<row r="1048576" customFormat="1"/>'],
    ['a styled cell there', '<row r="1048576"><c r="A1048576" s="1"/></row>'],
    ['the last corner styled', '<row r="1048576"><c r="XFD1048576" s="1"/></row>'],
    ['a styled cell far right', '<row r="2"><c r="XFD2" s="1"/></row>'],
    ['blanks there', '<row r="1048576"><c r="A1048576" t="n"><v/></c></row>'],
  ])('with %s ends where its cells end', async (_name, row) => {
    const bytes = workbookOf({
      sheets: [{ rows: textRow(1, ['이름', '종류']) + row }],
      builtIn: [49],
    })
    expect(await cellsIn(bytes)).toEqual([['이름', '종류']])
  })

  it('has what is merged over several rows in each of them, over several columns in the first', async () => {
    const rows = textRow(1, ['이름', '종류']) + textRow(2, ['가', '노말']) + textRow(3, ['나'])
    const behind = '<mergeCells><mergeCell ref="B2:B3"/><mergeCell ref="A1:A1"/></mergeCells>'
    expect(await cellsIn(workbookOf({ sheets: [{ rows, behind }] }))).toEqual([
      ['이름', '종류'],
      ['가', '노말'],
      ['나', '노말'],
    ])
    const wide = '<mergeCells><mergeCell ref="A3:B3"/></mergeCells>'
    expect((await cellsIn(workbookOf({ sheets: [{ rows, behind: wide }] })))?.[2]).toEqual([
      '나',
      null,
    ])
  })

  it('shows percents as percents', async () => {
    const cell = '<c r="A1" s="1"><v>0.09</v></c>'
    expect(await oneCell(cell, { builtIn: [9] })).toBe('9%')
    expect(await oneCell(cell, { formats: ['0.0%;[Red]-0.0%'] })).toBe('9%')
    expect(await oneCell(cell, { formats: ['0.00"%"'] })).toBe(0.09)
  })

  it('keeps the text of words that are written in several ways', async () => {
    const strings =
      '<si><r><rPr><b/></rPr><t>표본</t></r><r><t xml:space="preserve">여덟 </t></r></si><si><t>ATK +5%_x000D_\nSTR +3</t></si><si/><si><t>메모</t><rPh sb="0" eb="1"><t>メモ</t></rPh></si>'
    const rows = `<row r="1">${[0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`
    const [cells] = (await cellsIn(workbookOf({ sheets: [{ rows }], strings }))) ?? []
    expect(cells).toEqual(['표본여덟', 'ATK +5%\r\nSTR +3', null, '메모'])
  })
})

it.each([
  [
    'an older Excel’s file, or one with a password',
    Buffer.from('d0cf11e0a1b11ae100', 'hex'),
    '암호',
  ],
  ['a damaged one', spoilt(workbookOf({ sheets: [{ rows: textRow(1, ['이름']) }] })), '망가졌어요'],
])('%s is told from what is no workbook', async (_name, bytes, word) => {
  const reading = readXlsx(bytes)
  await expect(reading).rejects.toThrow(FileProblem)
  await expect(reading).rejects.toThrow(word)
})

/** One letter of a title is another one than when the file was written. */
function spoilt(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from('이름'))
  bytes[at + 2] = 0xb5
  return bytes
}
