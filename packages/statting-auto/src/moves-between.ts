// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { limitsOf, potentialOfMove } from '@gyeol/statting'
import type { SearchSpace, WayOption } from './search-space.ts'

/**
 * The engine's potential, before the penalty, of every move of an option between places on its way
 * and beyond (`units` from where it begins): cell from · number of places + to.
 */
export function movesBetween(
  { problem: { settings } }: SearchSpace,
  { definition, from, isUp, price }: WayOption,
  units: readonly number[],
): Int32Array {
  const limits = limitsOf(definition, settings)
  const multiplier = price === definition.potential ? 1 : 2
  const steps = units.map((one) => from + (isUp ? one : -one))
  return Int32Array.from({ length: steps.length ** 2 }, (_, cell) => {
    const move = { from: steps[Math.floor(cell / steps.length)]!, to: steps[cell % steps.length]! }
    return potentialOfMove({ definition, limits, multiplier }, settings, move)
  })
}
