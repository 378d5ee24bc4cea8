import type { CatalogueEntity } from '@gyeol/contract'

/** Where a proposal for a thing is sent; each list has its own endpoint. */
export const correctionPath = (entity: CatalogueEntity, id: string): string =>
  `/api/catalogue/${entity}/${encodeURIComponent(id)}/correction`
