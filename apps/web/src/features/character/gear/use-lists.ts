import type { Boss, Crysta, Equipment, Registlet } from '@gyeol/contract'
import {
  useReadAllBossesQuery,
  useReadAllCrystasQuery,
  useReadAllEquipmentQuery,
  useReadAllRegistletsQuery,
} from '../../../shared/catalogue/catalogue.api.ts'

/** A list of the site: what has come of it, and whether it will. */
export type SiteList<Item> = {
  readonly items: readonly Item[]
  readonly state: 'loading' | 'failed' | 'there'
}

export type SiteLists = {
  readonly equipment: SiteList<Equipment>
  readonly crystas: SiteList<Crysta>
  readonly bosses: SiteList<Boss>
  readonly registlets: SiteList<Registlet>
}

/** The lists pieces, crystas and bosses are picked from; without a connection their copies answer. */
export function useLists(): SiteLists {
  return {
    equipment: listOf(useReadAllEquipmentQuery()),
    crystas: listOf(useReadAllCrystasQuery()),
    bosses: listOf(useReadAllBossesQuery()),
    registlets: listOf(useReadAllRegistletsQuery()),
  }
}

type Query<Item> = {
  readonly data?: { readonly items: readonly Item[] } | undefined
  readonly isError: boolean
}

const NONE: readonly never[] = []

function listOf<Item>({ data, isError }: Query<Item>): SiteList<Item> {
  if (data) return { items: data.items, state: 'there' }
  return { items: NONE, state: isError ? 'failed' : 'loading' }
}
