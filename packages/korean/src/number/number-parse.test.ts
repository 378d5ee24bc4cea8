import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatKoreanUnits } from './number-format.ts'
import { parseKoreanNumber } from './number-parse.ts'

describe('parseKoreanNumber', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['１２', 12],
    ['－１，２３４．５', -1234.5],
    ['1,000', 1000],
    ['1,2', 12],
    ['−5', -5],
    ['–5', -5],
    ['-5', -5],
    ['+3만', 30_000],
    [' 3 만 ', 30_000],
    ['\u202a1\u200b,000\u202c', 1000],
    ['1\u2060억\u3164', 100_000_000],
    ['.5', 0.5],
    ['1.', 1],
    ['1.5억', 150_000_000],
    ['1.24억', 124_000_000],
    ['0.07만', 700],
    ['1억 2,400만', 124_000_000],
    ['28만 4,000', 284_000],
    ['1억2천만', 120_000_000],
    ['1억2천', 120_000_000],
    ['2조3천', 2_300_000_000_000],
    ['1억5백', 105_000_000],
    ['1억 2000', 100_002_000],
    ['1억2천5', 100_002_005],
    ['3만2천', 32_000],
    ['2천', 2000],
    ['천', 1000],
    ['만', 10_000],
    ['백만', 1_000_000],
    ['3백5십만', 3_500_000],
    ['1경', 1e16],
    ['1조 1', 1_000_000_000_001],
  ])('reads %s as %d', (text, expected) => {
    expect(parseKoreanNumber(text)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    '-',
    '+',
    '.',
    '1-2',
    '--1',
    '1e5',
    'abc',
    '1a',
    '0x10',
    'NaN',
    'Infinity',
    ',1',
    '1,,000',
    '1.2.3',
    '1만1억',
    '1만2만',
    '2백3천',
    '1억원',
    '9'.repeat(65),
  ])('refuses %s', (text) => {
    expect(parseKoreanNumber(text)).toBeNull()
  })

  it('reads back every whole number it is shown', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(parseKoreanNumber(formatKoreanUnits(value))).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123,.만억조경천백십-+ 가')) }),
        (text) => {
          const value = parseKoreanNumber(text)
          expect(value === null || Number.isFinite(value)).toBe(true)
        },
      ),
    )
  })
})
