import type { CatalogueEntity } from './catalogue-entities.ts'

/** The lists whose items have pages of one kind: `/crysta/bakuzan`. Guides (`job`) have their own. */
export const THING_CODES = [
  'crysta',
  'equipment',
  'boss',
  'ability',
  'registlet',
] as const satisfies readonly CatalogueEntity[]

/** One of {@link THING_CODES}. */
export type ThingEntity = (typeof THING_CODES)[number]

/** The page of one item of the catalogue. */
export function thingPath(entity: CatalogueEntity, id: string): string {
  return `/${entity}/${id}`
}

/** The list a thing stands in. */
export function thingListPath(entity: ThingEntity): string {
  return entity === 'crysta' ? '/crysta/list' : `/${entity}`
}
