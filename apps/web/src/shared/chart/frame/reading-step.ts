const WEEK = 7

/**
 * Where a key leads among `count` places: arrows to the neighbours, Home and End to the ends, the page
 * keys a week. From nowhere every key begins at the last place but Home. Null for other keys.
 */
export function readingStep(key: string, index: number | null, count: number): number | null {
  const last = count - 1
  if (last < 0) return null
  const steps: Readonly<Record<string, number>> = {
    Home: -count,
    End: count,
    ArrowLeft: -1,
    ArrowRight: 1,
    PageDown: -WEEK,
    PageUp: WEEK,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return null
  if (index === null) return key === 'Home' ? 0 : last
  return Math.max(0, Math.min(last, index + step))
}

/** The place whose middle lies nearest; null where there is none. */
export function nearestIndex(places: readonly number[], at: number): number | null {
  let nearest: number | null = null
  for (const [index, place] of places.entries()) {
    if (nearest === null || Math.abs(place - at) < Math.abs((places[nearest] ?? 0) - at)) {
      nearest = index
    }
  }
  return nearest
}
