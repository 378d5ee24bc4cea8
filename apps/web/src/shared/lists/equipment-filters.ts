import {
  type BaseClause,
  equipmentSlotOf,
  type PriceClause,
  readPriceClauses,
  type StatConditions,
} from '@gyeol/catalogue'
import { OBTAIN_KINDS, type ObtainKind } from '@gyeol/contract'
import {
  ELEMENTS,
  EQUIPMENT_KINDS,
  type EquipmentKind,
  STAT_IDS,
  type StatId,
  type Sureness,
  SURENESSES,
} from '@gyeol/terms'
import { CONDITION_FILTERS, readConditions } from '../conditions/stat-conditions.ts'
import { readBaseClauses } from '../conditions/base-values.ts'
import { clauseOrder } from '../conditions/condition-order.ts'
import { oneOfOrNone } from '../router/use-filters.ts'

/** Numbers of a piece besides its stats that a list can be sorted by. */
export const PLAIN_ORDERS = ['name', 'atk', 'def', 'stability', 'potential'] as const
type PlainOrder = (typeof PLAIN_ORDERS)[number]
export type OrderKey = PlainOrder | StatId
type Order = { readonly key: OrderKey; readonly isDesc: boolean }

/** Whether a list is ordered by something else than a stat. */
export function isPlainOrder(key: string): key is PlainOrder {
  return oneOfOrNone(PLAIN_ORDERS, key) !== undefined
}

/** The stat a list is in the order of; undefined where it is in another. */
export function sortedStat(order: Order | undefined): StatId | undefined {
  return order === undefined || isPlainOrder(order.key) ? undefined : order.key
}

/** `-atk`: by ATK, the largest first. */
export function writeOrder({ key, isDesc }: Order): string {
  return `${isDesc ? '-' : ''}${key}`
}

/** The address of the list; `id` opens a piece. */
export const EQUIPMENT_FILTERS = {
  q: '',
  kind: '',
  base: '',
  price: '',
  by: '',
  level: '',
  element: '',
  sure: '',
  material: '',
  mark: '',
  compare: '',
  sort: '',
  id: '',
  ...CONDITION_FILTERS,
} as const

export type EquipmentFilterValues = { readonly [Name in keyof typeof EQUIPMENT_FILTERS]: string }

/** Whose marks a list can be narrowed to. */
export const MARKS = ['favourite', 'owned'] as const
export type Mark = (typeof MARKS)[number]

/** Levels a list offers to be narrowed to; the address may have any other. */
export const OFFERED_LEVELS = [50, 100, 150, 200, 250, 300] as const

/** The elements of a list; `neutral` is what has none. */
export const LISTED_ELEMENTS = ['neutral', ...ELEMENTS] as const
export type ListedElement = (typeof LISTED_ELEMENTS)[number]

/** What the address asks for. */
export type EquipmentQuery = {
  readonly text: string
  readonly kind: EquipmentKind | undefined
  /** Any of several kinds. */
  readonly within?: readonly EquipmentKind[]
  /** Kinds that were ruled out. */
  readonly without?: readonly EquipmentKind[]
  /** Had in one of these ways; any way where none is named. */
  readonly by: readonly ObtainKind[]
  /** Had from a monster, or made, at this level or below. */
  readonly level: number | undefined
  readonly elements: readonly ListedElement[]
  readonly sure: Sureness | undefined
  /** A material its recipe takes, as it is written there. */
  readonly material?: string | undefined
  readonly mark: Mark | undefined
  readonly order: Order | undefined
  /** What a piece must be by itself. */
  readonly bases: readonly BaseClause[]
  /** What it may cost. */
  readonly prices: readonly PriceClause[]
  readonly conditions: StatConditions
}

/** Reads the address; what is not understood is left out. */
export function readEquipmentQuery(values: EquipmentFilterValues): EquipmentQuery {
  const key = oneOfOrNone([...PLAIN_ORDERS, ...STAT_IDS], values.sort.replace(/^-/, ''))
  const kinds = readKinds(values.kind)
  return {
    text: values.q,
    kind: kinds.length === 1 ? kinds[0] : undefined,
    ...(kinds.length > 1 ? { within: kinds } : {}),
    by: someOf(OBTAIN_KINDS, values.by),
    level: /^[1-9]\d{0,2}$/.test(values.level) ? Number(values.level) : undefined,
    elements: someOf(LISTED_ELEMENTS, values.element),
    sure: oneOfOrNone(SURENESSES, values.sure),
    material: values.material === '' ? undefined : values.material,
    mark: oneOfOrNone(MARKS, values.mark),
    order: key === undefined ? undefined : { key, isDesc: values.sort.startsWith('-') },
    bases: readBaseClauses(values.base),
    prices: readPriceClauses(values.price),
    conditions: readConditions(values),
  }
}

/** All kinds that are held in the hand. */
export const WEAPONS: readonly EquipmentKind[] = EQUIPMENT_KINDS.filter(
  (kind) => equipmentSlotOf(kind) === 'main',
)

/** `bow`, `staff,magicDevice`, `weapons`: the kinds an address names. */
function readKinds(value: string): readonly EquipmentKind[] {
  return someOf(EQUIPMENT_KINDS, value.replace(/\bweapons\b/, WEAPONS.join(',')))
}

/** See {@link readKinds}. */
export function writeKinds(kinds: readonly EquipmentKind[]): string {
  if (!WEAPONS.every((kind) => kinds.includes(kind))) return kinds.join(',')
  return ['weapons', ...kinds.filter((kind) => !WEAPONS.includes(kind))].join(',')
}

/** The words of a list that a filter names, in the list's own order. */
function someOf<const Word extends string>(words: readonly Word[], value: string): readonly Word[] {
  const named = new Set(value.split(','))
  return words.filter((word) => named.has(word))
}

/** The list of what a material is used for. */
export function materialPath(material: string): string {
  return `/equipment?${new URLSearchParams({ material })}`
}

/** The order asked for; otherwise by what is asked of the stats, or of the piece itself. */
export function orderOf({ order, conditions, bases }: EquipmentQuery): Order | undefined {
  const [first] = bases
  const byBase = first && { key: first.base, isDesc: !first.operator.startsWith('<') }
  return order ?? clauseOrder(conditions.clauses) ?? byBase
}
