import { equipmentSlotOf, type TypedQuery, USUAL_SLOT } from '@gyeol/catalogue'
import { type Equipment, OBTAIN_KINDS, type ObtainKind } from '@gyeol/contract'
import {
  CRYSTA_KIND_ALIASES,
  CRYSTA_KIND_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_ALIASES,
} from '@gyeol/game-data'
import { compareWords, createSearchIndex } from '@gyeol/korean'
import {
  EQUIPMENT_KINDS,
  type EquipmentKind,
  type GearKind,
  STAT_IDS,
  type StatId,
} from '@gyeol/terms'
import {
  clauseOrder,
  inClauseOrder,
  inWeightOrder,
} from '../../shared/conditions/condition-order.ts'
import {
  amountsOf,
  CONDITION_FILTERS,
  meetsConditions,
  readConditions,
  type StatConditions,
} from '../../shared/conditions/stat-conditions.ts'
import {
  COMMON_TAG_WORDS,
  createTypedReader,
  typedClauses,
  typedTags,
} from '../../shared/conditions/typed-search.ts'
import { usageOfStats, usualStats } from '../../shared/stats/stat-guesser.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'

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
  by: '',
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

/** What the address asks for. */
export type EquipmentQuery = {
  readonly text: string
  readonly kind: EquipmentKind | undefined
  /** Kinds that were typed, where they are several. */
  readonly within?: readonly EquipmentKind[]
  /** Kinds that were ruled out. */
  readonly without?: readonly EquipmentKind[]
  readonly by: ObtainKind | undefined
  readonly mark: Mark | undefined
  readonly order: Order | undefined
  readonly conditions: StatConditions
}

/** Reads the address; what is not understood is left out. */
export function readEquipmentQuery(values: EquipmentFilterValues): EquipmentQuery {
  const key = oneOfOrNone([...PLAIN_ORDERS, ...STAT_IDS], values.sort.replace(/^-/, ''))
  return {
    text: values.q,
    kind: oneOfOrNone(EQUIPMENT_KINDS, values.kind),
    by: oneOfOrNone(OBTAIN_KINDS, values.by),
    mark: oneOfOrNone(MARKS, values.mark),
    order: key === undefined ? undefined : { key, isDesc: values.sort.startsWith('-') },
    conditions: readConditions(values),
  }
}

/** What words of a typed equipment search can mean besides a name. */
export type EquipmentTag =
  | { readonly is: 'kind'; readonly kind: EquipmentKind }
  | { readonly is: 'weapons' }
  | { readonly is: 'plain' }

const TAG_WORDS: readonly (readonly [EquipmentTag, readonly string[]])[] = [
  ...EQUIPMENT_KINDS.map(
    (kind) => [{ is: 'kind', kind }, [EQUIPMENT_KIND_NAMES[kind], ...aliasesOf(kind)]] as const,
  ),
  [{ is: 'weapons' }, ['무기', '주무기', 'weapon', 'weapons']],
  ...COMMON_TAG_WORDS.flatMap(([tag, words]) =>
    tag.is === 'plain' ? [[tag, words] as const] : [],
  ),
]

function aliasesOf(kind: EquipmentKind): readonly string[] {
  if (kind === 'armor' || kind === 'additional' || kind === 'special') {
    return [CRYSTA_KIND_NAMES[kind], ...CRYSTA_KIND_ALIASES[kind]]
  }
  return GEAR_ALIASES[kind]
}

/** Equipment prepared for searching. */
export type EquipmentIndex = {
  readonly byId: ReadonlyMap<string, Equipment>
  readonly stats: readonly StatId[]
  readonly read: (text: string) => TypedQuery<EquipmentTag>
  readonly find: (query: EquipmentQuery) => readonly Equipment[]
}

/** Prepares a list: names, places and the words of its stats. */
export function createEquipmentIndex(items: readonly Equipment[]): EquipmentIndex {
  const usage = usageOfStats(items)
  const names = createSearchIndex(items, ({ name, nameEn, aliases, obtain }) => ({
    name,
    aliases: [...aliases, nameEn, ...obtain.flatMap((place) => [place.name, place.map])].filter(
      (word) => word !== null,
    ),
  }))
  const read = createTypedReader({ usage, words: TAG_WORDS, names })
  return {
    byId: new Map(items.map((piece) => [piece.id, piece])),
    stats: usualStats(usage),
    read,
    find: (query) => {
      const typed = read(query.text)
      const asked = withTyped(query, typed)
      const found = typed.words === '' ? items : names.search(typed.words).map(({ item }) => item)
      return inOrder(
        found.filter((piece) => fits(piece, asked)),
        asked,
      )
    },
  }
}

/** The query as the rail has it, with what was understood of the typed text. */
export function withTyped(query: EquipmentQuery, typed: TypedQuery<EquipmentTag>): EquipmentQuery {
  const tags = typedTags(typed)
  const kinds = tags.flatMap(kindsOf)
  const [kind] = kinds.length === 1 ? kinds : [query.kind]
  const { conditions } = query
  return {
    ...query,
    kind,
    ...(kinds.length > 1 ? { within: kinds } : {}),
    without: typedTags(typed, true).flatMap(kindsOf),
    conditions: {
      ...conditions,
      clauses: [...conditions.clauses, ...typedClauses(typed)],
      isPlain: conditions.isPlain || tags.some((tag) => tag.is === 'plain'),
    },
  }
}

/** The kinds a word means: one of them, or all weapons. */
function kindsOf(tag: EquipmentTag): readonly EquipmentKind[] {
  if (tag.is === 'weapons') return WEAPONS
  return tag.is === 'kind' ? [tag.kind] : []
}

const WEAPONS = EQUIPMENT_KINDS.filter((kind) => equipmentSlotOf(kind) === 'main')

/** A weapon's own lines count when it is worn: it is what the viewer holds then. */
function wornWith({ kind }: Equipment, conditions: StatConditions): StatConditions {
  const slot = equipmentSlotOf(kind)
  if (slot === 'additional' || slot === 'special' || kind === 'armor') return conditions
  const gear: GearKind = kind as Exclude<EquipmentKind, 'armor' | 'additional' | 'special'>
  return { ...conditions, worn: { [USUAL_SLOT[gear]]: gear, ...conditions.worn } }
}

function fits(piece: Equipment, asked: EquipmentQuery): boolean {
  const { kind, within, without, by, conditions } = asked
  if (within?.includes(piece.kind) === false) return false
  if (without?.includes(piece.kind) === true) return false
  if (kind !== undefined && piece.kind !== kind) return false
  if (by !== undefined && !piece.obtain.some((place) => place.by === by)) return false
  return meetsConditions(amountsOf(piece.stats, wornWith(piece, conditions)), conditions)
}

/** The order asked for; otherwise by what is asked of the stats. */
export function orderOf({ order, conditions }: EquipmentQuery): Order | undefined {
  return order ?? clauseOrder(conditions.clauses)
}

function inOrder(rows: readonly Equipment[], asked: EquipmentQuery): readonly Equipment[] {
  const { conditions } = asked
  const order = orderOf(asked)
  const amounts = (piece: Equipment) => amountsOf(piece.stats, wornWith(piece, conditions))
  if (order === undefined) return inClauseOrder(rows, conditions.clauses, amounts)
  const { key, isDesc } = order
  if (key === 'name') {
    const sign = isDesc ? -1 : 1
    return rows.toSorted((left, right) => sign * compareWords(left.name, right.name))
  }
  return inWeightOrder(rows, isDesc, (piece) =>
    key === 'atk' || key === 'def' || key === 'stability' || key === 'potential'
      ? piece[key]
      : amounts(piece).get(key),
  )
}
