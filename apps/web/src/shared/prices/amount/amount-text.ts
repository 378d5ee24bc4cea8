import { formatKoreanUnits, parseKoreanNumber } from '@gyeol/korean'
import { PRICE_LIMITS } from '@gyeol/terms'
import { priceTexts } from '../prices.texts.ts'

/** An amount as it is typed: the number it says, or why it says none. Both are null while nothing is typed. */
export type TypedAmount = { readonly value: number | null; readonly reason: string | null }

/**
 * Reads 3,675만, 1억2천 and digits; whole spina only, up to 10^15 (PR2). From 1, as nothing is no
 * market price, or from 0 for what may be given away.
 */
export function readAmount(text: string, least: 0 | 1 = 1): TypedAmount {
  const texts = priceTexts
  if (text.trim() === '') return { value: null, reason: null }
  // The unit may be typed too: 3만 스피나.
  const value = parseKoreanNumber(text.replace(/스피나\s*$/, ''))
  if (value === null) return { value: null, reason: texts.notRead }
  if (!Number.isInteger(value)) return { value: null, reason: texts.notWhole }
  const isInRange = value >= least && value <= PRICE_LIMITS.amount
  return isInRange ? { value, reason: null } : { value: null, reason: texts.outOfRange }
}

/** An amount as it stands in a field nobody types in: exact, in words. */
export function amountText(value: number | null): string {
  return value === null ? '' : formatKoreanUnits(value)
}

/** What the buttons below an amount add. */
export const AMOUNT_STEPS = [10_000, 100_000, 1_000_000, 100_000_000] as const

/** An amount after such a button; it never leaves what may be reported. */
export function addToAmount(value: number | null, step: number): number {
  return Math.min((value ?? 0) + step, PRICE_LIMITS.amount)
}
