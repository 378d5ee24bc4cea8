import type { CatalogueEntity } from '@gyeol/contract'
import {
  useReadAllAbilitiesQuery,
  useReadAllBossesQuery,
  useReadAllCrystasQuery,
  useReadAllEquipmentQuery,
  useReadAllRegistletsQuery,
} from '../../shared/library/library.api.ts'
import { useReadProposedJobQuery } from './correction.api.ts'
import type { Thing } from './proposal-fields.ts'

/** A thing of any list: null when it is not there, undefined while it is on its way. */
export interface ThingQuery {
  readonly thing: (Thing & { readonly name: string }) | null | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Reads one thing of any list. */
export function useThing(entity: CatalogueEntity, id: string): ThingQuery {
  const only = (wanted: CatalogueEntity) => ({ skip: entity !== wanted })
  const lists = {
    crysta: useReadAllCrystasQuery(undefined, only('crysta')),
    registlet: useReadAllRegistletsQuery(undefined, only('registlet')),
    ability: useReadAllAbilitiesQuery(undefined, only('ability')),
    boss: useReadAllBossesQuery(undefined, only('boss')),
    equipment: useReadAllEquipmentQuery(undefined, only('equipment')),
  }
  const job = useReadProposedJobQuery({ params: { id } }, only('job'))
  if (entity === 'job') return { thing: job.data, error: job.error, refetch: job.refetch }
  const { data, error, refetch } = lists[entity]
  const items: readonly { readonly id: string; readonly name: string }[] | undefined = data?.items
  const found = items?.find((item) => item.id === id)
  return { thing: items === undefined ? undefined : (found ?? null), error, refetch }
}
