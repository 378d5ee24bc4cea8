/** What each crysta is upgraded from, by id; null for the first of a line. */
export type ParentsById = ReadonlyMap<string, string | null>

/** A line of upgrades is short; a circle in the data must hold nobody. */
const MOST_STEPS = 30

/** Whether two crystas stand in one line of upgrades, one above the other. A crysta is no line with itself. */
export function inOneLine(first: string, second: string, parents: ParentsById): boolean {
  if (first === second) return false
  return isAbove(first, second, parents) || isAbove(second, first, parents)
}

function isAbove(upper: string, lower: string, parents: ParentsById): boolean {
  let at = parents.get(lower) ?? null
  for (let step = 0; at !== null && step < MOST_STEPS; step += 1) {
    if (at === upper) return true
    at = parents.get(at) ?? null
  }
  return false
}
