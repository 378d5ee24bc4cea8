import { MINUS_SIGN, roundDecimals } from '@gyeol/korean'
import { type AxisUnit, UNITS } from './axis-units.ts'

const MOST_DECIMALS = 2

/**
 * The words of an axis, all in one unit: 0.8억 · 1억 · 1.2억. It is the largest that the numbers
 * reach and in which they need at most two decimals.
 */
export function axisWords(ticks: readonly number[]): readonly string[] {
  const most = Math.max(0, ...ticks.map(Math.abs))
  const unit =
    UNITS.find(({ size }) => most >= size && ticks.every((tick) => isShort(tick / size))) ??
    UNITS[UNITS.length - 1]
  return ticks.map((tick) => (tick === 0 ? '0' : inUnit(tick, unit)))
}

/** One number where room is short, in its own unit and about three figures: 1.24억, 12.4억, 9,254만. */
export function shortWords(value: number): string {
  const unit = UNITS.find(({ size }) => Math.abs(value) >= size)
  const amount = Math.abs(value) / (unit?.size ?? 1)
  return inUnit(value, unit, amount >= 100 ? 0 : amount >= 10 ? 1 : MOST_DECIMALS)
}

function isShort(value: number): boolean {
  return Math.abs(roundDecimals(value, MOST_DECIMALS) - value) <= Math.abs(value) * 1e-9
}

function inUnit(value: number, unit: AxisUnit | undefined, decimalsAtMost = MOST_DECIMALS): string {
  const { size, name } = unit ?? { size: 1, name: '' }
  const amount = roundDecimals(Math.abs(value) / size, decimalsAtMost)
  const [whole = '0', decimals] = String(amount).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const sign = value < 0 && amount !== 0 ? MINUS_SIGN : ''
  return `${sign}${grouped}${decimals === undefined ? '' : `.${decimals}`}${name}`
}
