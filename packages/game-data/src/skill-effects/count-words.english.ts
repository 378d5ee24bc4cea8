import { COUNT_WORDS as KOREAN_WORDS, type CountWord } from './count-words.ts'

const UNITS: Readonly<Record<string, string>> = { '%': '%', m: 'm', 백: ' × 100' }

/** The same counts in English: the rows say what they mean in English already. */
export const COUNT_WORDS: Readonly<Record<string, CountWord>> = Object.fromEntries(
  Object.entries(KOREAN_WORDS).map(([means, { unit }]) => [
    means,
    { name: nameOf(means), unit: UNITS[unit] ?? '' },
  ]),
)

/** A unit is told behind the number. */
function nameOf(means: string): string {
  const bare = means.replace(/^hundreds of | in (?:percent|metres)$/g, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
