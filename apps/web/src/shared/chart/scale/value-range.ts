/** Room above and below the values, as part of their span. */
const ROOM = 0.08
/** Nothing flat may look like a crash: the scale never shows less than this part of the value. */
const LEAST_SPAN = 0.05

/** The span of values a drawing shows: all of them, some room, and never a magnifying glass. */
export function valueRange(
  values: readonly number[],
  least = LEAST_SPAN,
): readonly [low: number, high: number] {
  if (values.length === 0) return [0, 1]
  const min = Math.min(...values)
  const max = Math.max(...values)
  const span = Math.max(max - min, Math.max(Math.abs(max), Math.abs(min)) * least) || 1
  const middle = (min + max) / 2
  const half = span / 2 + span * ROOM
  const low = middle - half
  // A price below nothing is no price.
  return [min >= 0 ? Math.max(0, low) : low, middle + half]
}
