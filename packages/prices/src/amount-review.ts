import { PRICE_LIMITS } from '@gyeol/terms'

/** Slips the form knows: one zero, or 만 for 억 (PR35). */
const SLIPS = [
  { times: 10, by: 1 },
  { times: 1, by: 10 },
  { times: 10_000, by: 1 },
  { times: 1, by: 10_000 },
] as const

/**
 * What to ask before a price is taken (PR35). `isUnusual`: more than 5 × away from what is known.
 * `factor`: by how much the typed amount would have to be multiplied to land near it, null when no
 * usual slip explains it.
 */
export type AmountReview = { readonly isUnusual: boolean; readonly factor: number | null }

/** Holds a unit price against the known one, the headline or the median of thirty days' voices (PR35). */
export function reviewAmount(unit: number, known: number | null): AmountReview {
  if (known === null || !isBeyond(unit, known, { times: 5, by: 1 }))
    return { isUnusual: false, factor: null }
  const slip = SLIPS.find(({ times, by }) => {
    const corrected = (unit * times) / by
    return corrected <= PRICE_LIMITS.amount && !isBeyond(corrected, known, { times: 3, by: 2 })
  })
  return { isUnusual: true, factor: slip ? slip.times / slip.by : null }
}

/** Whether one is more than times / by of the other, either way. */
function isBeyond(
  one: number,
  other: number,
  { times, by }: { readonly times: number; readonly by: number },
): boolean {
  return Math.max(one, other) * by > Math.min(one, other) * times
}
