/** A seeded sequence of numbers: the same seed gives the same search (SPEC.md SEA1). */
export type Random = {
  /** A whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number
  /** A number from 0 to 1, 1 excluded. */
  readonly unit: () => number
}

/** Mulberry32: 32 bits of state, fast and even enough for a search. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    below: (below) => Math.floor((next() / 4_294_967_296) * below),
    unit: () => next() / 4_294_967_296,
  }
}
