import type { CatalogueEntity } from '@gyeol/contract'

interface Thing {
  readonly entity: CatalogueEntity
  readonly id: string
  readonly name: string
}

/** Where a thing of the library is shown. */
export function thingPath({ entity, id, name }: Thing): string {
  switch (entity) {
    case 'crysta':
      return `/crysta/list?id=${id}`
    case 'registlet':
      return `/registlet?id=${id}`
    case 'ability':
      return `/ability?${new URLSearchParams({ q: name })}`
    case 'boss':
      // Bosses of events are hidden until they are asked for.
      return `/boss?event=1&id=${id}`
    case 'equipment':
      return `/equipment?id=${id}`
    case 'job':
      return `/job/${id}`
  }
}
