/**
 * The lists of the catalogue, by the code that names them in paths, files and versions. Apart
 * from the schemas, like the kinds of events.
 */
export const CATALOGUE_ENTITIES = {
  crysta: { name: '크리스타' },
  registlet: { name: '레지스트릿' },
  ability: { name: '어빌리티' },
  boss: { name: '보스' },
  equipment: { name: '장비' },
  job: { name: '직업' },
} as const satisfies Record<string, { readonly name: string }>

/** A list's code. */
export type CatalogueEntity = keyof typeof CATALOGUE_ENTITIES

// Object.keys loses the literal keys; the object above is the only source of them.
/** The codes of {@link CATALOGUE_ENTITIES}. */
export const CATALOGUE_ENTITY_CODES = Object.keys(CATALOGUE_ENTITIES) as readonly CatalogueEntity[]
