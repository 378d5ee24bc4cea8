import { meetsPrices, readPriceClauses } from '@gyeol/catalogue'
import type {
  Boss,
  CatalogueEntity,
  Crysta,
  Equipment,
  Registlet,
  SearchAlias,
} from '@gyeol/contract'
import { BOSS_FILTERS, createBossIndex, readBossQuery } from '../../../shared/lists/boss-list.ts'
import { CRYSTA_FILTERS, readCrystaQuery } from '../../../shared/lists/crysta-filters.ts'
import { createCrystaIndex } from '../../../shared/lists/crysta-search.ts'
import { EQUIPMENT_FILTERS, readEquipmentQuery } from '../../../shared/lists/equipment-filters.ts'
import { groupKeyOf } from '../../../shared/lists/equipment-groups.ts'
import { createEquipmentIndex } from '../../../shared/lists/equipment-search.ts'
import { createRegistletIndex, REGISTLET_FILTERS } from '../../../shared/lists/registlet-search.ts'
import { type PricedThings, pricesOf } from '../../../shared/prices/priced-things.ts'
import type { OfferedList } from './search-entry.ts'

/** The rows of the lists as they have come. */
export type SiteRows = {
  readonly crysta: readonly Crysta[]
  readonly equipment: readonly Equipment[]
  readonly boss: readonly Boss[]
  readonly registlet: readonly Registlet[]
  /** What everything costs; null while nobody has told. */
  readonly prices: PricedThings | null
  /** What editors call pages besides. */
  readonly aliases: readonly SearchAlias[]
}

/** Filters of a list as its address has them. */
export type ListValues = Readonly<Record<string, string | undefined>>

/** What a list shows for some filters. */
export type ListCount = {
  /** How many the list says there are. */
  readonly total: number
  /** Rows, where it shows several of one name as one. */
  readonly rows: number
  readonly crystas?: readonly Crysta[]
}

const UNMARKED = { favourites: new Set<string>(), owned: new Set<string>() }
/** A boss list is asked about no level but one that was typed. */
const ANY_LEVEL = 1

export const LIST_PATHS: Readonly<Record<OfferedList, string>> = {
  crysta: '/crysta/list',
  equipment: '/equipment',
  boss: '/boss',
  registlet: '/registlet',
  price: '/current-price',
}

export type SiteLists = ReturnType<typeof createSiteLists>

/** The lists with their own searches: what one is asked here is what its page shows. */
export function createSiteLists(rows: SiteRows) {
  const crysta = late(() => createCrystaIndex(rows.crysta))
  const equipment = late(() => createEquipmentIndex(rows.equipment))
  const names = late(() => new Map(rows.equipment.map((piece) => [piece, groupKeyOf(piece)])))
  const boss = late(() => createBossIndex(rows.boss))
  const registlet = late(() => createRegistletIndex(rows.registlet))
  const priceOf = (list: CatalogueEntity) =>
    rows.prices === null ? undefined : pricesOf(rows.prices, list)
  const crystaPrices = late(() => priceOf('crysta'))
  const equipmentPrices = late(() => priceOf('equipment'))
  const registletPrices = late(() => priceOf('registlet'))
  const count: Readonly<Record<OfferedList, (values: ListValues) => ListCount>> = {
    crysta: (values) => {
      const query = readCrystaQuery(filled(CRYSTA_FILTERS, values))
      const crystas = crysta().find(query, UNMARKED, crystaPrices())
      return { total: crystas.length, rows: crystas.length, crystas }
    },
    equipment: (values) => {
      const query = readEquipmentQuery(filled(EQUIPMENT_FILTERS, values))
      const pieces = equipment().fitting(query, equipmentPrices())
      return { total: new Set(pieces.map((piece) => names().get(piece))).size, rows: pieces.length }
    },
    price: ({ price = '', kind = '' }) => {
      const asked = readPriceClauses(price)
      const items = rows.prices?.items ?? []
      const ofKind = kind === '' ? items : items.filter(({ kindId }) => kindId === kind)
      return sized(ofKind.filter(({ median }) => meetsPrices(median, asked)))
    },
    boss: (values) => sized(boss().find(readBossQuery(filled(BOSS_FILTERS, values), ANY_LEVEL))),
    registlet: (values) => {
      const asked = registlet().known(filled(REGISTLET_FILTERS, values))
      return sized(registlet().find(asked, UNMARKED, registletPrices()))
    },
  }
  return { rows, count, crystaPrice: (id: string) => crystaPrices()?.(id) }
}

function sized({ length }: readonly unknown[]): ListCount {
  return { total: length, rows: length }
}

function filled<Filters extends Readonly<Record<string, string>>>(
  defaults: Filters,
  values: ListValues,
): { readonly [Name in keyof Filters]: string } {
  const entries = Object.keys(defaults).map((name) => [name, values[name] ?? ''])
  // Exactly the names of the defaults.
  return Object.fromEntries(entries) as { readonly [Name in keyof Filters]: string }
}

/** The address of a list with some filters. */
export function listAddress(list: OfferedList, values: ListValues): string {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return `${LIST_PATHS[list]}?${new URLSearchParams(entries)}`
}

function late<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
