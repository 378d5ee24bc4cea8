import { formatNumber, formatSigned } from '@gyeol/korean'
import { uiTexts } from '../../texts/ui.texts.ts'

export type NumberRules = {
  /** Reads typed text; null when it is not a number. */
  readonly parse: (text: string) => number | null
  readonly min?: number
  readonly max?: number
  /**
   * What a number beyond `min` and `max` is: `refuse` calls it invalid here, `report` hands it on, and the screen says
   * in its own words why it cannot stay.
   */
  readonly limits?: 'refuse' | 'report'
  /** Value of an emptied field; without it, empty counts as "not a number". */
  readonly emptyValue?: number
  /** Whether parts of one are accepted. */
  readonly decimals?: boolean
  /** Whether numbers are written with their sign. */
  readonly signed?: boolean
}

export type NumberVerdict =
  | { readonly isValid: true; readonly value: number }
  | { readonly isValid: false; readonly reason: string }

/** Says which number a typed text means, or in words why it cannot be taken. Never corrects. */
export function judgeNumber(text: string, rules: NumberRules): NumberVerdict {
  // A sign whose digits are still to come is not a number yet, and not a wrong one either.
  const isEmpty = /^[-−+]?$/.test(text.trim())
  const value = isEmpty ? (rules.emptyValue ?? null) : rules.parse(text)
  if (value === null || !Number.isFinite(value)) return refuse(uiTexts.notANumber)
  if (rules.decimals !== true && !Number.isInteger(value)) return refuse(uiTexts.notWhole)
  if (rules.limits === 'report') return { isValid: true, value }
  if (rules.max !== undefined && value > rules.max) {
    return refuse(uiTexts.atMost(writeNumber(rules.max, rules)))
  }
  if (rules.min !== undefined && value < rules.min) {
    return refuse(uiTexts.atLeast(writeNumber(rules.min, rules)))
  }
  return { isValid: true, value }
}

/** The field's own way of writing a number: "1,210", or with its sign "+21". */
export function writeNumber(value: number, rules: Pick<NumberRules, 'signed'>): string {
  return rules.signed === true ? formatSigned(value) : formatNumber(value)
}

/** Moves a value by whole steps without leaving the range. */
export function stepNumber(
  value: number,
  by: number,
  range: Pick<NumberRules, 'min' | 'max'>,
): number {
  const moved = Number((value + by).toFixed(6))
  return clampNumber(moved, range)
}

export function clampNumber(value: number, { min, max }: Pick<NumberRules, 'min' | 'max'>): number {
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, value))
}

function refuse(reason: string): NumberVerdict {
  return { isValid: false, reason }
}
