/** Longer names say no more. */
const LONGEST = 40

/** What a search may be called: what is looked for, and what is asked for besides. */
export function suggestedName(said: readonly (string | undefined)[]): string {
  return said.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').slice(0, LONGEST).trim()
}
