type Named = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
}

/** The words a thing is found by: the name shown, and what else it is called. */
export type ListWords = { readonly name: string; readonly aliases: readonly string[] }

type Place = { readonly map: string | null }

/** What a crysta is found by where nothing is called so: who drops it, and where. */
export function dropWords(drops: readonly (Place & { readonly monster: string })[]): ListWords {
  return {
    name: '',
    aliases: drops.flatMap(({ monster, map }) => (map === null ? [monster] : [monster, map])),
  }
}

/** What a piece of equipment is found by: its names, from whom it is had, and where. */
export function pieceWords({
  name,
  nameEn,
  aliases,
  obtain,
}: Named & { readonly obtain: readonly (Place & { readonly name: string })[] }): ListWords {
  const places = obtain.flatMap((place) => [place.name, place.map])
  const words = [...aliases, nameEn, ...places].filter((word) => word !== null)
  // A boss of five levels is one word: thousands of rows are gone through with every letter.
  return { name, aliases: [...new Set(words)] }
}

/** What a thing is found by: its name, what else it is called, its English name. */
export function nameWords({ name, nameEn, aliases }: Named): ListWords {
  return { name, aliases: nameEn === null ? aliases : [...aliases, nameEn] }
}

/** What a boss is found by: its names, and where it is met. */
export function bossWords({
  map,
  mapAlt,
  ...named
}: Named & { readonly map: string | null; readonly mapAlt: string | null }): ListWords {
  const { name, aliases } = nameWords(named)
  return { name, aliases: [...aliases, map, mapAlt].filter((word) => word !== null) }
}

/** What a thing that does something is found by: its names, what it does, and what it is about. */
export function effectfulWords(named: Named, about: readonly (string | null)[]): ListWords {
  const { name, aliases } = nameWords(named)
  const words = about.filter((word): word is string => word !== null && word !== '')
  return { name, aliases: [...aliases, ...words] }
}

/**
 * Looks for something by one reading of what was typed after the other, each of several spellings,
 * until one is found: what anything finds first comes first.
 */
export function findByReadings<Hit>(
  readings: readonly (readonly string[])[],
  search: (words: string) => readonly Hit[],
): readonly Hit[] {
  for (const spellings of readings) {
    const hits = spellings.flatMap(search)
    if (hits.length > 0) return hits
  }
  return []
}
