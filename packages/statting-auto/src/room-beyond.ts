import { limitsOf } from '@gyeol/statting'
import type { SearchSpace, WayOption } from './search-space.ts'
import { RETURN_DIVISOR, returnFactorOf } from './step-price.ts'

/** How a downward way may be left by one unit in a plan that moves back (SPEC.md BND9), as counts. */
export type RoomBeyond = {
  /** Raised by one first: only where a truncated refund may return more than that costs. */
  readonly above: 0 | 1
  /** Lowered by one too many, raised again at the end: only where the option goes that deep. */
  readonly below: 0 | 1
}

/** Nothing but the way itself. */
export const NO_ROOM: RoomBeyond = { above: 0, below: 0 }

/** Where a downward way may be left; `percent` is the highest of all sets of granted options. */
export function roomBeyond(
  { problem: { settings } }: SearchSpace,
  { definition, from, length, price }: WayOption,
  percent: number,
): RoomBeyond {
  const { minSteps, maxSteps } = limitsOf(definition, settings)
  const returned = Math.ceil((2 * price * returnFactorOf(settings)) / RETURN_DIVISOR)
  const mayReturnMore = Math.ceil((percent * returned) / 100) > price
  return {
    above: from < maxSteps && mayReturnMore ? 1 : 0,
    below: from - length > minSteps ? 1 : 0,
  }
}
