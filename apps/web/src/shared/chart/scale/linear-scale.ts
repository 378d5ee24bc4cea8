/** From a value to its place in pixels. */
export type Scale = (value: number) => number

/** The straight scale that lays `from` on `to[0]` and `to[1]`; a range of one value lies in the middle. */
export function linearScale(
  from: readonly [low: number, high: number],
  to: readonly [start: number, end: number],
): Scale {
  const [low, high] = from
  const [start, end] = to
  if (high === low) return () => (start + end) / 2
  return (value) => start + ((value - low) / (high - low)) * (end - start)
}
