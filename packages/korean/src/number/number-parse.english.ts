import { parseKoreanNumber as parse } from './number-parse.ts'

const UNITS: Readonly<Record<string, number>> = { k: 3, m: 6, b: 9, t: 12 }

/**
 * Reads what a player types into a number field: what is read in Korean, and with the short units of
 * English, "20k", "1.5m", "2B". Returns null when it is not (yet) a number.
 */
export function parseKoreanNumber(text: string): number | null {
  const [, digits, unit = ''] = /^(.*\d\.?\s*)([kmbt])\s*$/i.exec(text) ?? []
  const power = UNITS[unit.toLowerCase()]
  if (digits === undefined || power === undefined) return parse(text)
  // Korean units and the short ones are not mixed: "1억k" is no number.
  const value = /[^\d.,+\-−–\s]/.test(digits) ? null : parse(digits)
  // Put together as text: 1.1 × 10^6 by multiplying may end in …0001.
  return value === null ? null : Number(`${value}e${power}`)
}
