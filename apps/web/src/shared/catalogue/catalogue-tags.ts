import type { CatalogueEntity } from '@gyeol/contract'

/** Tags of the data cache by list: what shows the list, and what shows one item of it. */
const TAGS = {
  crysta: ['Crysta', 'CrystaRow'],
  registlet: ['Registlet', 'RegistletRow'],
  ability: ['Ability'],
  boss: ['Boss'],
  equipment: ['Equipment'],
  job: ['Job', 'JobRow'],
} as const satisfies Record<CatalogueEntity, readonly string[]>

/** A tag of the catalogue. */
export type CatalogueTag = (typeof TAGS)[CatalogueEntity][number]

/** Every tag of the catalogue. */
export const CATALOGUE_TAGS: readonly CatalogueTag[] = Object.values(TAGS).flat()

/** What of the data cache has to be fetched again when items of a list have changed. */
export function catalogueTagsOf(entity: CatalogueEntity): readonly CatalogueTag[] {
  return TAGS[entity]
}
