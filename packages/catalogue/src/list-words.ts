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
