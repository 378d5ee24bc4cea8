// The contract's own limits come with the whole schema library; a test holds these to them.
const MOST_READINGS = 4
const MOST_SPELLINGS = 12
const LONGEST_WORDS = 100

/** What was typed, as a kept search takes it along. */
export function keptReadings(readings: readonly (readonly string[])[]): string[][] {
  return readings
    .slice(0, MOST_READINGS)
    .map((spellings) =>
      spellings.slice(0, MOST_SPELLINGS).map((words) => words.slice(0, LONGEST_WORDS)),
    )
}
