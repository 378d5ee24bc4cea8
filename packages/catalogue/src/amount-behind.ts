import { type Operator, readAmount, signOf, unglue } from './typed-amount.ts'
import { tokensOf } from './typed-words.ts'

/** Words with what is asked of them. */
export type AskedAmount = {
  readonly words: string
  readonly operator: Operator
  readonly value: number
}

/**
 * Takes a typed text apart that ends in an amount: `크확 10 이상` is 크확, at least 10. Without a word for
 * it an amount is the least, a negative one the most. Null where the text ends otherwise.
 */
export function amountBehind(text: string): AskedAmount | null {
  const tokens = tokensOf(text).flatMap((token) => {
    const glued = unglue(token)
    return glued === null ? [token] : [glued.word, glued.amount]
  })
  for (let at = 1; at < tokens.length; at += 1) {
    const sign = signOf(tokens[at])
    const rest = tokens.slice(at + (sign === undefined ? 0 : 1))
    const amount = readAmount(rest)
    if (amount === null || amount.length < rest.length) continue
    const { value } = amount
    const operator = sign ?? amount.operator ?? (value < 0 ? '<=' : '>=')
    return { words: tokens.slice(0, at).join(' '), operator, value }
  }
  return null
}
