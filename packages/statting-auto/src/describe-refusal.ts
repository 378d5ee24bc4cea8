import type { AutoRefusal } from './model.ts'
import { AUTO_REFUSAL_TEXTS } from './refusal-texts.ts'

/** Reads an option's name and turns an amount in steps into its displayed value. */
export type AutoRefusalWords = {
  readonly nameOf: (option: string) => string | undefined
  readonly valueOf: (option: string, steps: number) => number | undefined
}

/** A refusal as a sentence. */
export function describeAutoRefusal(refusal: AutoRefusal, words: AutoRefusalWords): string {
  const { code, option, limit } = refusal
  if (option === undefined) return AUTO_REFUSAL_TEXTS[code]({ limitValue: limit })
  const limitValue = limit === undefined ? undefined : words.valueOf(option, limit)
  return AUTO_REFUSAL_TEXTS[code]({ name: words.nameOf(option), limitValue })
}
