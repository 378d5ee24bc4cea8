/** Potentials at which the success rate reaches its ends, for the same denominator as the engine's formula. */
export type SuccessPoints = {
  /** Smallest whole potential that still gives 100 %. */
  readonly full: number
  /** Largest whole potential that gives 0 %. */
  readonly none: number
}

/**
 * Turns the success formula round: 160 + 230 · p / d ≥ 100 ⇔ p ≥ −6d/23, and = 0 at −16d/23.
 * @param denominator max(potential before the step, recipe potential)
 */
export function successPoints(denominator: number): SuccessPoints {
  return {
    full: -Math.floor((6 * denominator) / 23),
    none: -Math.ceil((16 * denominator) / 23),
  }
}
