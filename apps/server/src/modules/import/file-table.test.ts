import writeSheet from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { readCsv } from './csv-file.ts'
import { FileProblem } from './file-problem.ts'
import { tableOf } from './file-table.ts'
import { readXlsx } from './xlsx-file.ts'

const EXPECTED = { columns: ['이름', '종류'], rows: [{ 이름: '가', 종류: '무기' }] }

const titleOf = (word: string) => new Map([['이름', 'name']]).get(word)

const shapeOf = ({ columns, rows }: ReturnType<typeof tableOf>) => ({
  columns,
  rows: rows.map(({ cells }) => cells),
})

describe('empty rows before the titles and between the rows', () => {
  it('of a spreadsheet are passed over; lines stay those of the sheet', async () => {
    const sheet = [
      [null, null],
      [null, null],
      ['이름', '종류'],
      [' ', null],
      ['가', '무기'],
    ]
    const table = tableOf(await readXlsx(await writeSheet(sheet).toBuffer()), titleOf)
    expect(shapeOf(table)).toEqual(EXPECTED)
    expect(table.rows.map(({ line }) => line)).toEqual([5])
  })

  it('of a text file too', () => {
    const sheet = readCsv(Buffer.from('\n,\n이름,종류\n\n,\n가,무기\n'))
    expect(shapeOf(tableOf([sheet], titleOf))).toEqual(EXPECTED)
  })
})

it('a formula of a text alone is the text, as spreadsheets show it', () => {
  const sheet = readCsv(Buffer.from(`이름,메모\n="0012","=""그는 """"네"""""""\n나,'="x"`))
  expect(shapeOf(tableOf([sheet], titleOf)).rows).toEqual([
    { 이름: '0012', 메모: '그는 "네"' },
    { 이름: '나', 메모: '="x"' },
  ])
})

it.each(['#N/A', '#ERROR!', '#이름?', '#값!', 'Err:502', '#####', 'Loading...'])(
  'a cell of a text file that shows %s is told',
  (shown) => {
    const table = tableOf([readCsv(Buffer.from(`이름,메모\n가,${shown}`))], titleOf)
    expect(table.rows[0]?.problems).toEqual([
      { column: '메모', message: `'B2' 칸이 오류예요: '${shown}'. 고치거나 비워 주세요.` },
    ])
  },
)

it('a file of nothing but empty rows is empty', () => {
  const sheet = { isText: true, rows: [{ line: 1, cells: [null, ''] }] }
  expect(() => tableOf([sheet], titleOf)).toThrow(FileProblem)
})
