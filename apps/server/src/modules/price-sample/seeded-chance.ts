/** Chance that repeats itself: the same seed, the same story. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  readonly number: () => number
  /** Around 0 with standard deviation 1. */
  readonly normal: () => number
  /** How often something happens that happens `mean` times as a rule. */
  readonly poisson: (mean: number) => number
  readonly oneIn: (count: number) => boolean
  readonly oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Below `count`; small numbers come much more often, as the loudest people do. */
  readonly rank: (count: number) => number
}

/** Above this a normal number tells the count just as well, and at once. */
const MOST_COUNTED = 30

/** See {@link Chance}; the numbers are those of mulberry32. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number())
  return {
    number,
    normal,
    poisson: (mean) => {
      if (mean > MOST_COUNTED) return Math.max(0, Math.round(mean + normal() * Math.sqrt(mean)))
      const end = Math.exp(-mean)
      let count = 0
      for (let left = number(); left > end; left *= number()) count += 1
      return count
    },
    oneIn: (count) => number() < 1 / count,
    oneOf: (items) => items[Math.floor(number() * items.length)] ?? items[0],
    rank: (count) =>
      Math.min(count - 1, Math.floor(count ** number()) - 1 + Math.floor(number() * 2)),
  }
}
