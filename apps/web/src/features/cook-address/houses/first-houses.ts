import type { House } from './houses.ts'

/** A row holds a dozen parts: a site's thousands of houses at once would hold a phone up for seconds. */
const STEP = 100

/** The first houses of a list, how many are left, and what the address says once more are asked for. */
export function firstHouses(houses: readonly House[], more: string) {
  const steps = 1 + Math.max(0, Math.trunc(Number(more)) || 0)
  const shown = houses.slice(0, steps * STEP)
  return { shown, left: houses.length - shown.length, more: String(steps) }
}
