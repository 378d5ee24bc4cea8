import { COLLATION } from './collation.ts'

let collator: Intl.Collator | undefined

/**
 * Which of two names comes first in a list, as `Array.prototype.sort` wants it; numbers in names
 * count as numbers (검 2 before 검 10). The collator is made when first asked for: making one costs a
 * phone tens of milliseconds.
 */
export function compareWords(left: string, right: string): number {
  collator ??= new Intl.Collator(COLLATION, { numeric: true })
  return collator.compare(left, right)
}
