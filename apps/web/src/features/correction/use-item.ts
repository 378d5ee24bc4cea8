import type { CatalogueEntity } from '@gyeol/contract'
import {
  useReadAllAbilitiesQuery,
  useReadAllBossesQuery,
  useReadAllCrystasQuery,
  useReadAllEquipmentQuery,
  useReadAllRegistletsQuery,
} from '../../shared/catalogue/catalogue.api.ts'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { useReadProposedJobQuery } from './correction.api.ts'
import type { Item } from './proposal-fields.ts'

/** An item of any list: null when it is not there, undefined while it is on its way. */
export type ItemQuery = {
  readonly item: (Item & { readonly name: string }) | null | undefined
  /** What the reader's language calls it. */
  readonly shownName: string | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Reads one item of any list. */
export function useItem(entity: CatalogueEntity, id: string): ItemQuery {
  const only = (wanted: CatalogueEntity) => ({ skip: entity !== wanted })
  const lists = {
    crysta: useReadAllCrystasQuery(undefined, only('crysta')),
    registlet: useReadAllRegistletsQuery(undefined, only('registlet')),
    ability: useReadAllAbilitiesQuery(undefined, only('ability')),
    boss: useReadAllBossesQuery(undefined, only('boss')),
    equipment: useReadAllEquipmentQuery(undefined, only('equipment')),
  }
  const job = useReadProposedJobQuery({ params: { id } }, only('job'))
  if (entity === 'job') {
    const { data: item, error, refetch } = job
    return { item, shownName: item?.name, error, refetch }
  }
  const { data, error, refetch } = lists[entity]
  const items: readonly { readonly id: string; readonly name: string }[] | undefined = data?.items
  const found = items?.find((item) => item.id === id)
  return {
    item: items === undefined ? undefined : found === undefined ? null : trueItem(found),
    shownName: found?.name,
    error,
    refetch,
  }
}
