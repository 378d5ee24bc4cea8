const NICE_FACTORS = [1, 2, 2.5, 5, 10] as const

/** Round numbers from `low` to `high`, about as many as wanted and at least one step apart. */
export function niceTicks(low: number, high: number, wanted: number): readonly number[] {
  if (!(high > low)) return [low]
  const step = niceStep((high - low) / Math.max(1, wanted))
  const first = Math.ceil(low / step - TINY)
  const last = Math.floor(high / step + TINY)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    clean((first + index) * step),
  )
}

/** Rounding in binary must not lose the tick at an end. */
const TINY = 1e-9

/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that is not below `raw`. */
export function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = NICE_FACTORS.find((one) => one * power >= raw * (1 - TINY)) ?? 10
  return clean(factor * power)
}

/** 0.30000000000000004 is 0.3. */
function clean(value: number): number {
  return Number(value.toPrecision(15))
}
