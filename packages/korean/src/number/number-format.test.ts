import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatKoreanUnits, formatNumber, formatSigned, roundDecimals } from './number-format.ts'

describe('roundDecimals rounds half away from zero in decimal', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.675, 2, 2.68],
    [0.1 + 0.2, 2, 0.3],
    [1e-7, 2, 0],
    [-0.004, 2, 0],
    [1e21, 2, 1e21],
    [12.5, 0, 13],
    [-12.5, 0, -13],
  ])('%d with %d decimals is %d', (value, digits, expected) => {
    expect(roundDecimals(value, digits)).toBe(expected)
  })
})

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1234.5, '1,234.5'],
    [1.1, '1.1'],
    [2.0, '2'],
    [-3, '−3'],
    [-0.001, '0'],
    [999999.999, '1,000,000'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
    [12345678901234567890n, '12,345,678,901,234,567,890'],
    [-5n, '−5'],
  ])('writes %s as %s', (value, expected) => {
    expect(formatNumber(value)).toBe(expected)
  })
})

it.each([
  [5, '+5'],
  [-5, '−5'],
  [0, '0'],
  [0.001, '0'],
  [1000, '+1,000'],
  [7n, '+7'],
  [Number.POSITIVE_INFINITY, '–'],
])('formatSigned writes %s as %s', (value, expected) => {
  expect(formatSigned(value)).toBe(expected)
})

describe('formatKoreanUnits', () => {
  it.each([
    [0, '0'],
    [9999, '9,999'],
    [9999.5, '9,999.5'],
    [9999.999, '1만'],
    [10_000, '1만'],
    [-10_001, '−1만 1'],
    [284_000, '28만 4,000'],
    [124_000_000, '1억 2,400만'],
    [1_0000_0000_0001, '1조 1'],
    [12_345_678_901_234_567_890n, '1,234경 5,678조 9,012억 3,456만 7,890'],
    [10n ** 21n, '100,000경'],
    [-1n, '−1'],
    [Number.NaN, '–'],
  ])('writes %s as %s', (value, expected) => {
    expect(formatKoreanUnits(value)).toBe(expected)
  })

  it.each([
    [123_456_789, 2, '1억 2,346만'],
    [123_456_789, 1, '1억'],
    [99_999_999, 1, '1억'],
    [-150_000_000, 1, '−2억'],
    [9_999_9999_9999n, 2, '1조'],
    [5_000, 1, '5,000'],
    [123_456_789, 9, '1억 2,345만 6,789'],
    [123_456_789, 0, '1억'],
  ])('writes %s with at most %d units as %s', (value, maxUnits, expected) => {
    expect(formatKoreanUnits(value, { maxUnits })).toBe(expected)
  })

  it('loses nothing of a bigint', () => {
    const factor: Record<string, bigint> = {
      만: 10n ** 4n,
      억: 10n ** 8n,
      조: 10n ** 12n,
      경: 10n ** 16n,
    }
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (value) => {
        const sum = formatKoreanUnits(value)
          .split(' ')
          .reduce((total, part) => {
            const unit = factor[part.at(-1) ?? ''] ?? 1n
            return total + BigInt(part.replace(/[^\d]/g, '')) * unit
          }, 0n)
        expect(sum).toBe(value)
      }),
    )
  })
})
