import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

/** Reads a file of quoted cells back, RFC 4180. */
const read = (text: string) =>
  text
    .slice(1)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    )

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends its lines with CRLF', () => {
    expect(
      toCsv([
        ['가', 'b'],
        ['나', 1],
      ]),
    ).toBe('\uFEFF"가","b"\r\n"나","1"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '－1'])(
    'gives %j an apostrophe',
    (text) => expect(read(toCsv([['x'], [text]]))[1]).toEqual([`'${text}`]),
  )

  it.each(['a=1', '1-1', "'", '', ' =1', 'a@b'])('leaves %j as it is', (text) =>
    expect(read(toCsv([['x'], [text]]))[1]).toEqual([text]),
  )

  it('leaves numbers and gaps as they are', () => {
    expect(
      read(
        toCsv([
          ['x', 'y'],
          [-1, null],
        ]),
      )[1],
    ).toEqual(['-1', ''])
  })

  it('gives every cell back, and none that starts a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 })), (rows) => {
        const back = read(toCsv([['a', 'b'], ...rows])).slice(1)
        expect(
          back.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ''))),
        ).toEqual(rows.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ''))))
        for (const cell of back.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
      }),
    )
  })
})
