import writeSheet from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { readCsv } from './csv-file.ts'
import { FileProblem, tableOf } from './file-table.ts'
import { readXlsx } from './xlsx-file.ts'

const EXPECTED = { columns: ['이름', '종류'], rows: [{ 이름: '가', 종류: '무기' }] }

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
    const table = await readXlsx(await writeSheet(sheet).toBuffer())
    expect(shapeOf(table)).toEqual(EXPECTED)
    expect(table.rows.map(({ line }) => line)).toEqual([5])
  })

  it('of a text file too', () => {
    expect(shapeOf(readCsv(Buffer.from('\n,\n이름,종류\n\n,\n가,무기\n')))).toEqual(EXPECTED)
  })
})

it('a file of nothing but empty rows is empty', () => {
  expect(() => tableOf([{ line: 1, cells: [null, ''] }])).toThrow(FileProblem)
})
