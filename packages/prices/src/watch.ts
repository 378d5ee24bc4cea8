import type { WatchDirection } from '@gyeol/terms'
import type { PriceEstimate } from './model.ts'

/** Most watches of one member (AL5). */
export const MAX_WATCHES = 50

/** A line on one series (AL1). */
export type WatchLine = { readonly direction: WatchDirection; readonly amount: number }

/** What a watch remembers between two looks (AL2). */
export type WatchState = {
  readonly isArmed: boolean
  /** The Korean day it last fired. */
  readonly lastDay: number | null
}

/** A watch after a look; `fires` with the price, once (AL2). */
export type WatchLook = WatchState & { readonly fires: boolean }

type Price = Pick<PriceEstimate, 'level' | 'median'>

/** A watch as it is set: unarmed when the price is confidently beyond the line already (AL3). */
export function setWatch(
  line: WatchLine,
  price: Price,
): WatchState & { readonly isBeyond: boolean } {
  const isBeyond = price.median !== null && isConfident(price) && isBeyondLine(line, price.median)
  return { isArmed: !isBeyond, lastDay: null, isBeyond }
}

/**
 * Looks at a watch on Korean day `day` (AL1, AL2): fires at the line, at most once a day, and is armed
 * again 5 % before it. A price that is not medium or high leaves it as it is.
 */
export function lookAtWatch(
  line: WatchLine,
  { isArmed, lastDay }: WatchState,
  { price, day }: { readonly price: Price; readonly day: number },
): WatchLook {
  const { median } = price
  const unchanged = { isArmed, lastDay, fires: false }
  if (median === null || !isConfident(price)) return unchanged
  if (isBack(line, median)) return { ...unchanged, isArmed: true }
  if (!isArmed || lastDay === day || !isBeyondLine(line, median)) return unchanged
  return { isArmed: false, lastDay: day, fires: true }
}

/** Korean days in which an alert is taken back: the one it fired on, and the next (AL6). */
const TAKEN_BACK_DAYS = 2

/**
 * Whether the alert a watch gave on `lastDay` has to be taken back on `day`: its price has fallen back
 * behind the line, or is none that alerts may use (AL6). Later ones are another price.
 */
export function hasFallenBack(
  line: WatchLine,
  { lastDay }: Pick<WatchState, 'lastDay'>,
  { price, day }: { readonly price: Price; readonly day: number },
): boolean {
  if (lastDay === null || day - lastDay >= TAKEN_BACK_DAYS) return false
  const { median } = price
  return median === null || !isConfident(price) || !isBeyondLine(line, median)
}

/** Whether alerts may use the price (AL1). */
export function isConfident({ level }: Pick<PriceEstimate, 'level'>): boolean {
  return level === 'medium' || level === 'high'
}

/** Whether a price stands at a line or beyond it. */
export function isBeyondLine({ direction, amount }: WatchLine, value: number): boolean {
  return direction === 'above' ? value >= amount : value <= amount
}

function isBack({ direction, amount }: WatchLine, value: number): boolean {
  const back = BigInt(amount) * (direction === 'above' ? 95n : 105n)
  const now = BigInt(value) * 100n
  return direction === 'above' ? now <= back : now >= back
}
