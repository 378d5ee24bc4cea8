import { describe, expect, it } from 'vitest'
import { readCsv } from './csv-file.ts'
import { decodeText } from './csv-text.ts'

const rowsOf = (bytes: Buffer | string) =>
  readCsv(Buffer.from(bytes)).rows.map(({ cells }) => cells)

const TABLE = [
  ['이름', '종류', '옵션'],
  ['똠방 펲시', '노말', 'ATK +5%'],
]

describe('the code page of a Korean Excel', () => {
  // Where Unicode's own table of it begins and ends: https://encoding.spec.whatwg.org/index-euc-kr.txt
  it.each([
    ['8141', '갂'],
    ['8c63', '똠'],
    ['89e7', '됬'],
    ['bc84', '펲'],
    ['c652', '힣'],
    ['c0cc', '이'],
  ])('%s is %s', (hex, letter) => {
    expect(decodeText(Buffer.from(hex, 'hex'))).toBe(letter)
  })

  it('holds the 8,822 syllables that the older standard has not, in their order', () => {
    const trails = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at)
    const all = [...trails(0x41, 0x5a), ...trails(0x61, 0x7a), ...trails(0x81, 0xfe)]
    const pairs = trails(0x81, 0xc6).flatMap((lead) =>
      all
        .filter((trail) => lead < 0xa1 || trail < 0xa1)
        .filter((trail) => lead < 0xc6 || trail <= 0x52)
        .map((trail) => [lead, trail]),
    )
    const letters = Array.from(decodeText(Buffer.from(pairs.flat())))
    expect(letters).toHaveLength(8822)
    expect(letters.every((letter) => /^[가-힣]$/.test(letter))).toBe(true)
    expect(letters.toSorted()).toEqual(letters)
    expect(new Set(letters).size).toBe(8822)
  })
})

describe('a text file is read as', () => {
  const text = TABLE.map((cells) => cells.join(',')).join('\r\n')
  const wide = Buffer.from(text, 'utf16le')

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', wide],
    ['UTF-16 the other way round without a mark', Buffer.from(wide).swap16()],
  ])('%s', (_name, bytes) => {
    expect(rowsOf(bytes)).toEqual(TABLE)
  })

  it('UTF-16 without a mark that is nearly all Hangul, and UTF-8 with an empty byte in it', () => {
    const hangul = [
      ['이름', '메모'],
      ['가나다라마바사', '아자차카타파하'.repeat(60)],
    ]
    const bytes = Buffer.from(hangul.map((cells) => cells.join(',')).join('\n'), 'utf16le')
    expect(rowsOf(bytes)).toEqual(hangul)
    expect(rowsOf(bytes.swap16())).toEqual(hangul)
    expect(rowsOf('이름,메모\n가,나\0다')).toEqual([
      ['이름', '메모'],
      ['가', '나\0다'],
    ])
  })

  it.each([
    ['semicolons', '이름;종류;옵션\n똠방 펲시;노말;ATK +5%'],
    ['tabs', '이름\t종류\t옵션\n똠방 펲시\t노말\tATK +5%'],
    ['a line that names the separator', 'sep=;\r\n이름;종류;옵션\r\n똠방 펲시;노말;ATK +5%'],
    ['the same in quotes', '"sep=|"\n이름|종류|옵션\n똠방 펲시|노말|ATK +5%'],
    ['old line ends', '이름,종류,옵션\r똠방 펲시,노말,ATK +5%\r'],
    ['line ends of two kinds', '이름,종류,옵션\r\n똠방 펲시,노말,ATK +5%\n'],
  ])('what is parted by %s', (_name, file) => {
    expect(rowsOf(file)).toEqual(TABLE)
  })

  it('semicolons where commas stand in a heading and in the texts', () => {
    const file = '정리, 2026년, 8월, 끝\n이름;메모\n가;하나, 둘, 셋\n나;없음'
    expect(rowsOf(file).slice(1)).toEqual([
      ['이름', '메모'],
      ['가', '하나, 둘, 셋'],
      ['나', '없음'],
    ])
  })

  it('lines that are counted with the one that names the separator', () => {
    const { rows } = readCsv(Buffer.from('sep=;\n이름;종류\n가;노말'))
    expect(rows.map(({ line }) => line)).toEqual([2, 3])
  })
})

describe('a letter that is broken is told with its place', () => {
  it('in UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('이름,메모\n가,좋아요'), Buffer.from('e2800a', 'hex')])
    expect(() => readCsv(bytes)).toThrow("2번째 줄에 깨진 글자가 있어요: '가,좋아요\uFFFD'")
  })

  it('in the code page of a Korean Excel', () => {
    // 이름\n가\xff나
    const bytes = Buffer.from('c0ccb8a70ab0a1ffb3aa', 'hex')
    expect(() => readCsv(bytes)).toThrow("2번째 줄에 깨진 글자가 있어요: '가\uFFFD나'")
  })

  it('in UTF-16, where nothing can be shown of it', () => {
    expect(() => readCsv(Buffer.from('fffe7ac700', 'hex'))).toThrow('글자를 읽을 수 없어요')
  })
})
