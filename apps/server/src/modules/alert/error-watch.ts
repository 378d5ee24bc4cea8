/** Looks are a minute apart. */
const RECENT_LOOKS = 10
const USUAL_LOOKS = 24 * 60

/** One odd failure is nobody's business. */
const FEWEST = 20
const TIMES_USUAL = 3

/**
 * Watches a count that only grows, of failed requests: gives for each look, one a minute, whether the
 * last ten minutes brought many, and far more than ten minutes of the day before them.
 */
export function createErrorWatch(): (count: number) => boolean {
  const looks: number[] = []
  return (count) => {
    looks.push(count)
    if (looks.length > USUAL_LOOKS) looks.shift()
    const split = Math.max(0, looks.length - 1 - RECENT_LOOKS)
    const [oldest = count, before = count] = [looks[0], looks[split]]
    const recent = count - before
    const usual = split === 0 ? 0 : ((before - oldest) / split) * RECENT_LOOKS
    return recent >= FEWEST && recent > usual * TIMES_USUAL
  }
}
