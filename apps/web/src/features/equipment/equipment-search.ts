import { equipmentSlotOf, pieceGroupKey, type TypedQuery, USUAL_SLOT } from '@gyeol/catalogue'
import type { Equipment } from '@gyeol/contract'
import {
  byEveryId,
  CRYSTA_KIND_ALIASES,
  CRYSTA_KIND_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_ALIASES,
} from '@gyeol/game-data'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { compareWords, createSearchIndex } from '@gyeol/korean'
import { EQUIPMENT_KINDS, type EquipmentKind, type GearKind, type StatId } from '@gyeol/terms'
import { inClauseOrder, inWeightOrder } from '../../shared/conditions/condition-order.ts'
import {
  amountsOf,
  meetsConditions,
  type StatConditions,
} from '../../shared/conditions/stat-conditions.ts'
import { TAG_WORDS } from '../../shared/conditions/tag-words.ts'
import {
  COMMON_TAG_WORDS,
  createTypedReader,
  typedClauses,
  typedTags,
} from '../../shared/conditions/typed-search.ts'
import { usageOfStats, usualStats } from '../../shared/stats/stat-guesser.ts'
import { groupPieces } from './equipment-groups.ts'
import { type EquipmentQuery, orderOf, type Sureness } from './equipment-filters.ts'

/** What words of a typed equipment search can mean besides a name. */
export type EquipmentTag =
  | { readonly is: 'kind'; readonly kind: EquipmentKind }
  | { readonly is: 'weapons' }
  | { readonly is: 'plain' }

const EQUIPMENT_TAG_WORDS: readonly (readonly [EquipmentTag, readonly string[]])[] = [
  ...EQUIPMENT_KINDS.map(
    (kind) => [{ is: 'kind', kind }, [EQUIPMENT_KIND_NAMES[kind], ...aliasesOf(kind)]] as const,
  ),
  [{ is: 'weapons' }, TAG_WORDS.weapons],
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
  /** Whether anything in the whole list is called so, whatever else is asked for. */
  readonly knows: (words: string) => boolean
  /** As `LazySearchIndex.prepare`. */
  readonly prepare: (count: number) => boolean
  /** All pieces of a piece's name, itself among them. */
  readonly variantsOf: (piece: Equipment) => readonly Equipment[]
}

/** Prepares a list: names, places and the words of its stats. */
export function createEquipmentIndex(items: readonly Equipment[]): EquipmentIndex {
  const usage = usageOfStats(items)
  const names = createSearchIndex(items, ({ name, nameEn, aliases, obtain }) => {
    const places = obtain.flatMap((place) => [place.name, place.map])
    const words = [...aliases, nameEn, ...places].filter((word) => word !== null)
    // A boss of five levels is one word: thousands of rows are gone through with every letter.
    return { name, aliases: [...new Set(words)] }
  })
  const read = createTypedReader({ usage, words: EQUIPMENT_TAG_WORDS, names })
  // Only an opened piece asks for its variants.
  let groups: ReadonlyMap<string, readonly Equipment[]> | undefined
  const piecesByName = () => new Map(groupPieces(items).map(({ key, pieces }) => [key, pieces]))
  return {
    byId: byEveryId('equipment', items),
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
    knows: (words) => names.search(words, 1).length > 0,
    prepare: names.prepare,
    variantsOf: (piece) => {
      groups ??= piecesByName()
      return groups.get(pieceGroupKey(trueItem(piece))) ?? [piece]
    },
  }
}

/** How much of a stat a piece gives whoever is asked about. */
export function amountOfStat(
  piece: Equipment,
  stat: StatId,
  { conditions }: EquipmentQuery,
): number | undefined {
  return amountsOf(piece.stats, wornWith(piece, conditions)).get(stat)
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
  const { kind, within, without, elements, sure, material, conditions } = asked
  if (within?.includes(piece.kind) === false) return false
  if (without?.includes(piece.kind) === true) return false
  if (kind !== undefined && piece.kind !== kind) return false
  if (!isHad(piece, asked)) return false
  if (elements.length > 0 && !elements.includes(piece.element ?? 'neutral')) return false
  if (sure !== undefined && !isSure(piece, sure)) return false
  if (material !== undefined && !takes(piece, material)) return false
  // Thousands of sums nobody asks for are not made.
  if (conditions.clauses.length === 0 && !conditions.isPlain) return true
  return meetsConditions(amountsOf(piece.stats, wornWith(piece, conditions)), conditions)
}

/** Whether one of its ways is among those asked for; the level and the way must be the same one's. */
function isHad({ obtain, recipe }: Equipment, { by, level }: EquipmentQuery): boolean {
  if (by.length === 0 && level === undefined) return true
  return obtain.some((place) => {
    if (by.length > 0 && !by.includes(place.by)) return false
    if (level === undefined) return true
    const needed = place.by === 'player' ? recipe?.level : place.level
    return typeof needed === 'number' && needed <= level
  })
}

function takes({ recipe }: Equipment, material: string): boolean {
  return recipe?.materials.some(({ name }) => name === material) ?? false
}

function isSure({ evidence, numbersEvidence, unmapped }: Equipment, sure: Sureness): boolean {
  switch (sure) {
    case 'named':
      return evidence === 'seen' || evidence === 'confirmed'
    case 'nameless':
      return evidence === 'none'
    case 'disputed':
      return numbersEvidence === 'ambiguous'
    case 'unmapped':
      return unmapped.length > 0
  }
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
