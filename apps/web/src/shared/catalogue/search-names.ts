type Named = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
}

/** What a thing is found by: its name, what else it is called, its English name. */
export function searchNames({ name, nameEn, aliases }: Named) {
  return { name, aliases: nameEn === null ? aliases : [...aliases, nameEn] }
}
