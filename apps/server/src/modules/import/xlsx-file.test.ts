import { readSheet as readWithLibrary } from 'read-excel-file/node'
import writeWithLibrary, { type SheetData } from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { FileProblem } from './file-problem.ts'
import { tableOf } from './file-table.ts'
import { readXlsx, writeXlsx } from './xlsx-file.ts'
import { readZip, writeZip } from './zip-entries.ts'

const DATES = [
  new Date(Date.UTC(1900, 2, 1)),
  new Date(Date.UTC(2024, 1, 29, 12)),
  new Date(Date.UTC(2026, 10, 25)),
]

/** Workbooks a library of its own writes, and reads once more. */
const SHEETS: Readonly<Record<string, SheetData>> = {
  words: [
    ['이름', '설명'],
    ['가', ' 앞뒤 '],
    ['<b>&amp;"', '줄\n바꿈'],
    ['_x0041_', ''],
  ],
  numbers: [
    ['수', '큰 수', '참'],
    [0, 12_345_678_901, true],
    [-1.5, 1e-7, false],
  ],
  dates: [
    ['날', '때'],
    ...DATES.map((value) => [
      { value, type: Date, format: 'yyyy-mm-dd' },
      { value, type: Date, format: 'yyyy"년" m"월" d"일" hh:mm:ss' },
    ]),
  ],
  'formats of numbers': [
    ['돈', '수'],
    [
      { value: 1234.5, type: Number, format: '#,##0.00' },
      { value: 0.25, type: Number, format: '0.00"%"' },
    ],
  ],
  gaps: [
    ['가', null, '다'],
    [null, null, null],
    [null, null, '나'],
  ],
}

const tableIn = async (bytes: Buffer) => tableOf(await readXlsx(bytes), () => undefined)

const rowsOf = (rows: readonly (readonly unknown[])[]) => {
  const width = rows[0]?.length ?? 0
  return rows
    .filter((cells) => cells.some((cell) => cell !== null))
    .map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? null))
}

describe('a workbook', () => {
  it.each(Object.entries(SHEETS))('of %s is read as a library reads it', async (name, sheet) => {
    const bytes = await writeWithLibrary(sheet).toBuffer()
    const expected = rowsOf(await readWithLibrary(bytes))
    const [titles = [], ...rows] = expected
    const columns = titles.filter((title) => title !== null).map(String)
    const table = await tableIn(bytes)
    expect(table.columns).toEqual(columns)
    expect(table.rows.map(({ cells }) => columns.map((column) => cells[column]))).toEqual(
      rows.map((cells) => cells.filter((_cell, at) => titles[at] !== null)),
    )
    expect(rows.length, name).toBeGreaterThan(0)
  })

  it('written here is read alike here and by a library', async () => {
    const table = [
      ['이름', '수', '설명'],
      ['가 & <나>', 3.25, '첫 줄\n둘째 줄'],
      ['_x0041_ \u0008', null, '"따옴표"'],
    ]
    const bytes = await writeXlsx(table, '크리스타 & 옵션')
    expect(await readWithLibrary(bytes)).toEqual(table)
    const { rows } = await tableIn(bytes)
    expect(rows.map(({ cells }) => Object.values(cells))).toEqual(table.slice(1))
  })

  it('of nearly thirty columns keeps them apart', async () => {
    const titles = Array.from({ length: 29 }, (_, at) => `열 ${at}`)
    const bytes = await writeXlsx([titles, titles.map((_title, at) => at)], '가')
    const { columns, rows } = await tableIn(bytes)
    expect(columns).toEqual(titles)
    expect(Object.values(rows[0]?.cells ?? {})).toEqual(titles.map((_title, at) => at))
  })

  it('with prefixes, readings and shared words is read', async () => {
    const parts = {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels':
        '<Relationships><Relationship Id="b" Type="o/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml':
        '<x:workbook xmlns:x="m" xmlns:r="o"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="a" r:id="s1"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="s1" Type="o/worksheet" Target="/xl/worksheets/one.xml"/><Relationship Id="w" Type="o/sharedStrings" Target="words.xml"/></Relationships>',
      'xl/words.xml':
        '<x:sst xmlns:x="m"><x:si><x:t>이름</x:t></x:si><x:si><x:r><x:t>굵</x:t></x:r><x:r><x:t>게</x:t></x:r><x:rPh><x:t>읽기</x:t></x:rPh></x:si></x:sst>',
      'xl/worksheets/one.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c></x:row><x:row r="4"><x:c r="B4" t="s"><x:v>1</x:v></x:c></x:row><x:row><x:c/><x:c t="str"><x:v><![CDATA[끝]]></x:v></x:c></x:row></x:sheetData></x:worksheet>',
    }
    const bytes = writeZip(
      Object.entries(parts).map(([name, xml]) => ({ name, bytes: Buffer.from(xml) })),
    )
    expect(await tableIn(bytes)).toEqual({
      columns: ['이름'],
      rows: [
        { line: 4, cells: { 이름: '굵게' }, problems: [] },
        { line: 5, cells: { 이름: '끝' }, problems: [] },
      ],
    })
  })

  it.each([
    ['a word that is not there', '<c r="A1" t="s"><v>9</v></c>'],
    ['an unknown type', '<c r="A1" t="q"><v>1</v></c>'],
    ['no end', '<c r="A1"'],
  ])('with %s is a file that cannot be read', async (_name, cell) => {
    const whole = await writeXlsx([['가']], '가')
    const bytes = writeZip(
      readZip(whole, () => true).map(({ name, bytes: part }) => ({
        name,
        bytes: name.includes('worksheets')
          ? Buffer.from(`<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`)
          : part,
      })),
    )
    await expect(readXlsx(bytes)).rejects.toThrow(FileProblem)
  })
})
