import type { Boss, Crysta, Equipment, Registlet } from '@gyeol/contract'
import {
  useReadAllBossesQuery,
  useReadAllCrystasQuery,
  useReadAllEquipmentQuery,
  useReadAllRegistletsQuery,
} from '../../../shared/catalogue/catalogue.api.ts'

/*
 * The lists pieces, crystas and bosses are picked from. Each is asked for when it is wanted, behind
 * what is shown; without a connection its copy answers.
 */

/** A list of the site: what has come of it, and whether it will. */
export type SiteList<Item> = {
  readonly items: readonly Item[]
  readonly state: 'loading' | 'failed' | 'there'
}

const BEHIND = { isBehind: true } as const

export function useEquipment(isWanted: boolean) {
  const { data, isError } = useReadAllEquipmentQuery(BEHIND, { skip: !isWanted })
  /** `whole`: what a copy on the device would hold. */
  return { ...listOf<Equipment>({ data, isError }), whole: data }
}

export function useCrystas(isWanted: boolean): SiteList<Crysta> {
  return listOf(useReadAllCrystasQuery(BEHIND, { skip: !isWanted }))
}

export function useBosses(isWanted: boolean): SiteList<Boss> {
  return listOf(useReadAllBossesQuery(BEHIND, { skip: !isWanted }))
}

export function useRegistlets(isWanted: boolean): SiteList<Registlet> {
  return listOf(useReadAllRegistletsQuery(BEHIND, { skip: !isWanted }))
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
