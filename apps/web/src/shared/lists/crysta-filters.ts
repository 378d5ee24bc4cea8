import { type PriceClause, readPriceClauses, type StatConditions } from '@gyeol/catalogue'
import { GIVER_KINDS, type GiverKind } from '@gyeol/game-data'
import {
  CRYSTA_KINDS,
  type CrystaKind,
  STAT_IDS,
  type StatId,
  type Tier,
  TIERS,
} from '@gyeol/terms'
import { CONDITION_FILTERS, readConditions } from '../conditions/stat-conditions.ts'
import { oneOfOrNone } from '../router/use-filters.ts'

/** What the viewer has marked: liked, has, lacks. */
export const MARKS = ['favourite', 'owned', 'missing'] as const
export type Mark = (typeof MARKS)[number]

/** Orders besides the stats: by name, by kind, by step of the line. */
export const PLAIN_ORDERS = ['name', 'kind', 'depth'] as const
export type PlainOrder = (typeof PLAIN_ORDERS)[number]
export type OrderKey = PlainOrder | StatId

/** `isDesc` false: from the smallest. */
export type Order = {
  readonly key: OrderKey
  readonly isDesc: boolean
}

/** The address of the list; `id` opens a crysta, `compare` puts some side by side, `sum` opens what `slots` amount to. */
export const CRYSTA_FILTERS = {
  q: '',
  kind: '',
  tier: '',
  mark: '',
  now: '',
  giver: '',
  price: '',
  sort: '',
  compare: '',
  slots: '',
  sum: '',
  id: '',
  ...CONDITION_FILTERS,
} as const

export type CrystaFilterValues = { readonly [Name in keyof typeof CRYSTA_FILTERS]: string }

/** What the address asks for. */
export type CrystaQuery = {
  readonly text: string
  readonly kinds: readonly CrystaKind[]
  readonly tier: Tier | undefined
  readonly mark: Mark | undefined
  /** Only what drops somewhere all year. */
  readonly isAllYear: boolean
  /** Only what one of these drops. */
  readonly giver: GiverKind | undefined
  /** What it may cost. */
  readonly prices: readonly PriceClause[]
  /** Undefined: as fits what is asked for. */
  readonly order: Order | undefined
  readonly conditions: StatConditions
}

/** Reads the address; what is not understood is left out. */
export function readCrystaQuery(values: CrystaFilterValues): CrystaQuery {
  const kinds = values.kind.split(',')
  return {
    text: values.q,
    kinds: CRYSTA_KINDS.filter((kind) => kinds.includes(kind)),
    tier: oneOfOrNone(TIERS, values.tier),
    mark: oneOfOrNone(MARKS, values.mark),
    isAllYear: values.now === '1',
    giver: oneOfOrNone(GIVER_KINDS, values.giver),
    prices: readPriceClauses(values.price),
    order: readOrder(values.sort),
    conditions: readConditions(values),
  }
}

/** `-atk_pct`: by ATK%, the largest first. */
export function readOrder(text: string): Order | undefined {
  const name = text.replace(/^-/, '')
  const key = [...PLAIN_ORDERS, ...STAT_IDS].find((known) => known === name)
  return key === undefined ? undefined : { key, isDesc: text.startsWith('-') }
}

/** Whether a list is ordered by something else than a stat. */
export function isPlainOrder(key: string): key is PlainOrder {
  return oneOfOrNone(PLAIN_ORDERS, key) !== undefined
}

/** The stat a list is in the order of; undefined where it is in another. */
export function sortedStat(order: Order | undefined): StatId | undefined {
  return order === undefined || isPlainOrder(order.key) ? undefined : order.key
}

/** See {@link readOrder}. */
export function writeOrder({ key, isDesc }: Order): string {
  return `${isDesc ? '-' : ''}${key}`
}

/** How many filters of the rail are set. */
export function countFilters(query: CrystaQuery): number {
  const { kinds, tier, mark, giver, isAllYear, conditions } = query
  const { clauses, isPlain, worn, countsAll } = conditions
  const choices = [tier, mark, giver].map((choice) => choice !== undefined)
  const single = [...choices, isAllYear, isPlain, countsAll, kinds.length > 0]
  const gear = Object.values(worn).filter((kind) => kind !== undefined)
  return clauses.length + gear.length + single.filter(Boolean).length
}
