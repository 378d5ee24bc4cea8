import type { Obtain } from '@gyeol/contract'

/** One way to get a piece, with all levels its monster has there. */
export type PlaceOfLevels = Pick<Obtain, 'by' | 'name' | 'map'> & {
  readonly key: string
  readonly levels: readonly number[]
  readonly dye: readonly string[]
}

/** Ways that differ only in a boss's level are one place to go to. */
export function placesOf(obtain: readonly Obtain[]): readonly PlaceOfLevels[] {
  const places = new Map<string, PlaceOfLevels>()
  for (const { by, name, level, map, dye = [] } of obtain) {
    const key = `${by} ${name} ${map}`
    const known = places.get(key) ?? { key, by, name, map, levels: [], dye: [] }
    const levels = level === null ? known.levels : [...new Set([...known.levels, level])]
    places.set(key, { ...known, levels, dye: [...new Set([...known.dye, ...dye])] })
  }
  return [...places.values()]
}
