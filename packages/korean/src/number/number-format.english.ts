import { formatNumber, MINUS_SIGN, roundDecimals } from './number-format.ts'
import type { KoreanUnitsOptions } from './number-format.ts'

export { formatNumber, formatSigned, MINUS_SIGN, roundDecimals } from './number-format.ts'

const UNITS = [
  { size: 1e12, name: 'T' },
  { size: 1e9, name: 'B' },
  { size: 1e6, name: 'M' },
] as const
/** From here on a number has no decimals, as in Korean. */
const WHOLE_FROM = 10_000

/**
 * A large number as players who read English write it: in full, `124,000,000`, or with `maxUnits` in
 * short, `124M`, `1.24B`. Not finite → "–".
 */
export function formatKoreanUnits(
  value: number | bigint,
  { maxUnits }: KoreanUnitsOptions = {},
): string {
  const number = Number(value)
  const size = Math.abs(number)
  const unit = UNITS.find((each) => size >= each.size)
  if (maxUnits !== undefined && Number.isFinite(number) && unit !== undefined) {
    const sign = number < 0 ? MINUS_SIGN : ''
    return sign + inUnits(size, unit, maxUnits > 1 ? 2 : 1)
  }
  return formatNumber(typeof value === 'number' && size >= WHOLE_FROM ? Math.round(value) : value)
}

/** A carry takes the next unit: 999,999,999 is 1B, not 1,000M. */
function inUnits(size: number, unit: (typeof UNITS)[number], decimals: number): string {
  const amount = roundDecimals(size / unit.size, decimals)
  const next = UNITS[UNITS.indexOf(unit) - 1]
  if (amount < 1000 || next === undefined) return formatNumber(amount) + unit.name
  return formatNumber(amount / 1000) + next.name
}
