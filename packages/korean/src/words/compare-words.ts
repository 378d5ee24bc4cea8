import { COLLATION } from './collation.ts'

const collators = new Map<string, Intl.Collator>()

/**
 * Which of two names comes first in a list, as `Array.prototype.sort` wants it; numbers in names
 * count as numbers (검 2 before 검 10). `language` is the one whose order counts, the app's own
 * without. A collator is made when first asked for: making one costs a phone tens of milliseconds.
 */
export function compareWords(left: string, right: string, language: string = COLLATION): number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, collator)
  return collator.compare(left, right)
}
