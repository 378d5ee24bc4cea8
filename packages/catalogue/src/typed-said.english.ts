import type { SAID as KOREAN } from './typed-said.ts'

/** How a part of a typed search is written where it was not typed by itself; each is read again. */
export const SAID: typeof KOREAN = {
  amount: (word, amount, operator) => `${word} ${operator} ${amount}`,
  not: (text) => `not ${text}`,
  either: (one, other) => `${one} or ${other}`,
}
