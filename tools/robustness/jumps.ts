import { currentEstimate, type PriceVote } from '@gyeol/prices'
import { HONEST_SIGMA, TRUTH } from './attacks.ts'
import { priceAround, seededNumbers } from './random.ts'

/** A real jump of the price, and on which day the price is within 15 % of the new truth. */
export type Jump = {
  readonly factor: number
  readonly membersADay: number
  /** The first and last day that count as the specification's figure. */
  readonly expected: readonly [number, number]
}

/** The jumps that were measured. */
export const JUMPS: readonly Jump[] = [
  ...[0.4, 2, 5].flatMap((factor) =>
    [3, 10].map((membersADay): Jump => ({ factor, membersADay, expected: [2, 2] })),
  ),
  ...[0.4, 2, 5].map((factor): Jump => ({ factor, membersADay: 1, expected: [4, 5] })),
  ...[0.7, 1.4].map((factor): Jump => ({ factor, membersADay: 3, expected: [4, 4] })),
]

const DAYS_BEFORE = 30
const LONGEST = 30
const NEAR = 0.15

/** The days after a jump, the day of the jump being the first, until the price is near: the median trial. */
export function measureJump({ factor, membersADay }: Jump, trials: number): number {
  const next = seededNumbers(20_261_123)
  const days = Array.from({ length: trials }, () => daysUntilNear(next, { factor, membersADay }))
  return days.sort((a, b) => a - b)[trials >> 1] ?? LONGEST
}

function daysUntilNear(
  next: () => number,
  { factor, membersADay }: Pick<Jump, 'factor' | 'membersADay'>,
): number {
  const votes: PriceVote[] = []
  for (let day = 1; day <= DAYS_BEFORE + LONGEST; day += 1) {
    const truth = day <= DAYS_BEFORE ? TRUTH : TRUTH * factor
    for (let member = 0; member < membersADay; member += 1) {
      const value = priceAround(truth, HONEST_SIGMA, next)
      votes.push({ voice: `${day}-${member}`, day, value, weight: 4, reports: 1 })
    }
    if (day <= DAYS_BEFORE) continue
    const { median } = currentEstimate(votes, day)
    if (median !== null && Math.abs(median / truth - 1) <= NEAR) return day - DAYS_BEFORE
  }
  return LONGEST
}
