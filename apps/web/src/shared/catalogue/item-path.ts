import type { CatalogueEntity } from '@gyeol/contract'

type Item = {
  readonly entity: CatalogueEntity
  readonly id: string
  readonly name: string
}

/** Where an item of the catalogue is shown. */
export function itemPath({ entity, id, name }: Item): string {
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
