import { dividedDown, dividedUp } from './exact.ts'

/**
 * The market fee as far as it is known (FE3): basis points, the day it was read, and whether anybody
 * has confirmed it in the game.
 */
export const MARKET_FEE = { rate: 300, asOf: '2026-11-22', isVerified: false } as const

const WHOLE = 10_000n

/** What the buyer pays when the seller asks for `asked`, rounded down (FE1). `rate` in basis points. */
export function boardPrice(asked: number, rate: number): number {
  return dividedDown(BigInt(asked) * (WHOLE + BigInt(rate)), WHOLE)
}

/** What the seller receives of what stands on the board, rounded up: the inverse of FE1 (FE2). */
export function sellerShare(board: number, rate: number): number {
  return dividedUp(BigInt(board) * WHOLE, WHOLE + BigInt(rate))
}
