import { formatNumber } from '../number/number-format.ts'

const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** "3rd", "21st", "12th". */
export function ordinal(position: number): string {
  return formatNumber(position) + (ENDINGS[rules.select(position)] ?? 'th')
}
