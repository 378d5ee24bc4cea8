import { formatNumber } from '@gyeol/korean'

const rules = new Intl.PluralRules('en')

/**
 * A number with its noun as English has it: `plural(1, 'piece')` is "1 piece", of 2 "2 pieces". A count
 * that is written already ("1", "1.2K") stays as it is.
 */
export function plural(count: number | string, one: string, other = `${one}s`): string {
  const isOne = typeof count === 'string' ? count === '1' : rules.select(count) === 'one'
  return `${typeof count === 'string' ? count : formatNumber(count)} ${isOne ? one : other}`
}
