/** The level somebody says a dish has that they did not write. */
export type LevelVoice = {
  readonly level: number
  readonly at: number
  /** Whether they were past their probation when they said it. */
  readonly isSettled: boolean
}

const NEEDED = 2

/**
 * The level of a dish: as it was written, or as two others say, one of them past probation; of several
 * such levels the one said last (CK16). Every voice is another person's.
 */
export function levelOf(written: number, voices: readonly LevelVoice[]): number {
  const isAgreed = (said: number) => {
    const same = voices.filter(({ level }) => level === said)
    return same.length >= NEEDED && same.some(({ isSettled }) => isSettled)
  }
  const latest = voices.toSorted((a, b) => b.at - a.at)
  return latest.find(({ level }) => isAgreed(level))?.level ?? written
}
