import { otherKeyboard } from '@gyeol/korean'

/** Words that belong to an amount, whatever stands before it. */
const COMPARISON = /^(?:이상|이하|초과|미만)$/

/** The text with the keys of the other script: in the words nobody understood, then in all. */
export function otherReadings(text: string, unread: string): readonly string[] {
  const strange = new Set(unread.split(' ').filter((word) => !COMPARISON.test(word)))
  const inStrange = text
    .split(/(\s+)/)
    .map((piece) => (strange.has(piece) ? (otherKeyboard(piece).at(-1) ?? piece) : piece))
    .join('')
  return [inStrange, ...otherKeyboard(text)]
}
