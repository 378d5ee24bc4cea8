import type { CatalogueEntity } from '@gyeol/contract'

/** The name under which a list's shipped rows are remembered. */
export function seedNameOf(entity: CatalogueEntity): string {
  return `library-${entity}`
}
