import type { Settings } from '@gyeol/statting'
import type { WayOption } from './search-space.ts'

/*
 * The engine's price of a move before the penalty (POT1–POT3 of its rules), written for the ways of
 * the search; the replay gate holds every plan against the engine itself.
 */

/** What a refund's price is multiplied by before {@link RETURN_DIVISOR} divides it. */
export function returnFactorOf({ tec }: Settings): number {
  return 50 + tec
}

/** 1000 for the per mille, times two because a bonus unit returns half. */
export const RETURN_DIVISOR = 2000

/** Units on an option's way, from the first one after `from` to `to`. */
export type Stretch = { readonly from: number; readonly to: number }

/** Potential a stretch of an upward way costs. */
export function costOf({ price, bonusUnits }: WayOption, { from, to }: Stretch): number {
  const bonus = (bonusUnits[to] ?? 0) - (bonusUnits[from] ?? 0)
  return price * (to - from + bonus)
}

/** Potential a stretch of a downward way returns when it is confirmed at once. */
export function refundOf({ price, bonusUnits }: WayOption, { from, to }: Stretch, factor: number) {
  const bonus = (bonusUnits[to] ?? 0) - (bonusUnits[from] ?? 0)
  return Math.floor((price * (2 * (to - from) - bonus) * factor) / RETURN_DIVISOR)
}

/**
 * How few confirmations cost as little as one per unit: what truncation takes off every unit, in
 * hundredths of a point, may add up to less than one point.
 */
export function lossFreeConfirmations(units: number, hundredths: number): number {
  return hundredths === 0 ? 1 : Math.ceil(units / (Math.ceil(100 / hundredths) - 1))
}
