import type { CatalogueEntity } from '@gyeol/contract'

/** Tags of the data cache by list: what shows the list, and what shows one thing of it. */
const TAGS = {
  crysta: ['Crysta', 'CrystaRow'],
  registlet: ['Registlet', 'RegistletRow'],
  ability: ['Ability'],
  boss: ['Boss'],
  equipment: ['Equipment'],
  job: ['Job', 'JobRow'],
} as const satisfies Record<CatalogueEntity, readonly string[]>

/** A tag of the game library. */
export type LibraryTag = (typeof TAGS)[CatalogueEntity][number]

/** Every tag of the game library. */
export const LIBRARY_TAGS: readonly LibraryTag[] = Object.values(TAGS).flat()

/** What of the data cache has to be fetched again when things of a list have changed. */
export function libraryTagsOf(entity: CatalogueEntity): readonly LibraryTag[] {
  return TAGS[entity]
}
