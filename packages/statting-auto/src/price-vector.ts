/**
 * What the units cost beside potential: `units` raw points per unit of every class, `whole` per raw
 * point returned, `exact` per raw point returned or lost by truncation. Never negative, and
 * whole + exact ≥ 1: then every price vector gives a bound that holds (SPEC.md BND4).
 */
export type Prices = {
  readonly units: readonly number[]
  readonly whole: number
  readonly exact: number
}
