import { describe, expect, it } from 'vitest'
import { readCsv } from './csv-file.ts'
import type { FileSheet, SheetCell } from './file-sheet.ts'
import { tableOf } from './file-table.ts'

const FIELDS = new Map([
  ['이름', 'name'],
  ['종류', 'kind'],
  ['옵션', 'stats'],
  ['메모', 'note'],
])
const titleOf = (word: string) => FIELDS.get(word)

const sheetOf = (...rows: readonly (readonly SheetCell[])[]): FileSheet => ({
  isText: false,
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
})
const tableIn = (text: string) => tableOf([readCsv(Buffer.from(text))], titleOf)

describe('a table begins at its titles', () => {
  it.each([
    ['under a heading', [['2026년 8월 크리스타 정리'], [], ['이름', '종류'], ['가', '노말']]],
    [
      'under groups of columns',
      [
        ['기본', '기본', '능력'],
        ['이름', '종류', '옵션'],
        ['가', '노말'],
      ],
    ],
    ['under lines that name some', [['이름은 한국어로'], ['이름', '종류'], ['가', '노말']]],
    [
      'merged over two rows',
      [
        ['이름', '종류'],
        ['이름', '종류'],
        ['가', '노말'],
      ],
    ],
    ['where nobody knows one', [['정리'], ['크리스타', '갈래'], ['가', '노말']]],
  ] as const)('%s', (_name, rows) => {
    const { rows: read } = tableOf([sheetOf(...rows)], titleOf)
    expect(read.map(({ cells }) => Object.values(cells).filter(Boolean))).toEqual([['가', '노말']])
    expect(read[0]?.line).toBe(rows.length)
  })

  it('on the sheet that knows most of them', () => {
    const sheets = [
      sheetOf(['표지'], ['이름', '만든 사람']),
      sheetOf(['이름', '종류', '옵션'], ['가', '노말', 'ATK +1']),
      sheetOf(['이름', '종류'], ['나', '무기']),
    ]
    expect(tableOf(sheets, titleOf).rows.map(({ cells }) => cells.이름)).toEqual(['가'])
  })

  it('whose signs nobody sees make no other title', () => {
    expect(tableIn('\u200b이름\u2060,종\u00ad류\n가,노말').columns).toEqual(['이름', '종류'])
  })
})

describe('a text with a comma in it', () => {
  it('in the last column is told with its line', () => {
    const { rows } = tableIn('이름,메모\n가,무기에 써요, 방어구에는 못 써요\n나,좋아요')
    expect(rows.map(({ problems }) => problems)).toEqual([
      [
        {
          column: 'C열',
          message:
            "제목보다 칸이 많아요: '방어구에는 못 써요'. 쉼표 같은 구분 기호가 든 칸은 큰따옴표로 감싸 주세요.",
        },
      ],
      [],
    ])
  })

  it('in the midst is told too, when the last column is empty', () => {
    const { rows } = tableIn('이름,옵션,메모\n가,ATK +5%, STR +3,\n나,ATK +1,좋아요')
    expect(rows.map(({ problems }) => problems.length)).toEqual([1, 0])
  })

  it.each([
    '이름,종류,,,\n가,노말,,,\n,,,,',
    '이름,종류\n가,노말,\n나,노말,',
    '이름,종류,메모\n가,노말',
  ])('is not what empty cells at the end are: %j', (text) => {
    const { rows } = tableIn(text)
    expect(rows[0]).toMatchObject({ cells: { 이름: '가', 종류: '노말' }, problems: [] })
  })
})

it('a column without a title that holds something is seen to be left out', () => {
  const sheet = sheetOf(['이름', null, '종류'], ['가', '덤', '노말', '끝'])
  expect(tableOf([sheet], titleOf).columns).toEqual([
    '이름',
    '제목 없는 B열',
    '종류',
    '제목 없는 D열',
  ])
})

it('two columns of one title are named', () => {
  expect(() => tableIn('이름,종류,메모,메모\n가,노말,하나,둘')).toThrow(
    "'메모' 열이 두 번 있어요(C열, D열)",
  )
})

it.each(['#N/A', '#REF!', '########', 'Err:502'])('%s in a text file is an error too', (word) => {
  const [row] = tableIn(`이름,종류,메모\n가,노말,${word}`).rows
  expect(row?.cells).not.toHaveProperty('메모')
  expect(row?.problems).toEqual([
    { column: '메모', message: `'C2' 칸이 오류예요: '${word}'. 고치거나 비워 주세요.` },
  ])
})
