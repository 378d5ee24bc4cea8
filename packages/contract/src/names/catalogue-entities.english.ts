import type { CatalogueEntity } from './catalogue-entities.ts'

export { CATALOGUE_ENTITY_CODES } from './catalogue-entities.ts'

/** The lists of the catalogue in English. */
export const CATALOGUE_ENTITIES: Readonly<Record<CatalogueEntity, { readonly name: string }>> = {
  crysta: { name: 'Crystas' },
  registlet: { name: 'Registlets' },
  ability: { name: 'Abilities' },
  boss: { name: 'Bosses' },
  equipment: { name: 'Equipment' },
  job: { name: 'Jobs' },
}
