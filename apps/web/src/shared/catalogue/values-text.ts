import type { BossValue } from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'

const ENTRY = /^(?<amount>.*?)\s*(?:\[(?<state>[^\]]+)\])?$/

/** Numbers of a boss and the state each holds in, as the catalogue's files write them: `100 | 62 [2페이즈]`. */
export function valuesText(values: readonly BossValue[]): string {
  return values
    .map(({ value, when }) => (when === null ? String(value) : `${value} [${when}]`))
    .join(' | ')
}

/** Reads what {@link valuesText} writes and people type; null where a number cannot be read. */
export function parseValues(text: string): BossValue[] | null {
  const parts = text.split(/[|\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const values = parts.map(parseEntry)
  return values.every((value) => value !== null) ? values : null
}

function parseEntry(part: string): BossValue | null {
  const { amount = '', state } = ENTRY.exec(part)?.groups ?? {}
  const value = parseKoreanNumber(amount)
  const when = state?.trim() ?? ''
  if (value === null || !Number.isInteger(value)) return null
  return { value, when: when === '' ? null : when }
}
