/** What a price needs to be `medium` (PR24). */
export const MEDIUM = { members: 4, weight: 10, spread: 2, age: 7 } as const

/**
 * Why a price is no more than `low` (PR24): few voices, voices far apart, none of the last days, a new
 * level most voices do not share yet (PR20), too much left out, or voices of new members that weigh little.
 */
export type PriceDoubt = 'few' | 'apart' | 'old' | 'moved' | 'filtered' | 'light'

/** What a `low` price shows of itself. */
export type DoubtedPrice = {
  readonly members: number
  readonly q1: number
  readonly q3: number
  /** Days since the newest counted voice. */
  readonly age: number
  readonly filteredCount: number
  /** It counts from a re-anchoring on. */
  readonly isMoved: boolean
}

/**
 * Why a `low` price is no more, from what is shown of it: what is sure by itself; without any such
 * doubt, what alone can still be the cause.
 */
export function doubtsOf(price: DoubtedPrice): readonly PriceDoubt[] {
  const { members, q1, q3, age, filteredCount, isMoved } = price
  const doubts: PriceDoubt[] = []
  if (members < MEDIUM.members) doubts.push('few')
  if (q3 > q1 * MEDIUM.spread) doubts.push('apart')
  if (age > MEDIUM.age) doubts.push('old')
  if (doubts.length > 0) return doubts
  if (isMoved) return ['moved']
  return filteredCount > 0 ? ['filtered', 'light'] : ['light']
}
