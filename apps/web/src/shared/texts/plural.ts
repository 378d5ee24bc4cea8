import { formatNumber } from '@gyeol/korean'

const rules = new Intl.PluralRules('en')

/** A number with its noun as English has it: `plural(1, 'piece')` is "1 piece", of 2 "2 pieces". */
export function plural(count: number, one: string, other = `${one}s`): string {
  return `${formatNumber(count)} ${rules.select(count) === 'one' ? one : other}`
}
