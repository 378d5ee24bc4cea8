import {
  amountsOf,
  equipmentSlotOf,
  fitsEquipmentAsk,
  pieceGroupKey,
  pieceWords,
  type TypedQuery,
  wornWith,
} from '@gyeol/catalogue'
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
import { EQUIPMENT_KINDS, type EquipmentKind, type StatId } from '@gyeol/terms'
import { inClauseOrder, inWeightOrder } from '../../shared/conditions/condition-order.ts'
import { TAG_WORDS } from '../../shared/conditions/tag-words.ts'
import {
  COMMON_TAG_WORDS,
  createTypedReader,
  typedClauses,
  typedTags,
} from '../../shared/conditions/typed-search.ts'
import { usageOfStats, usualStats } from '../../shared/stats/stat-guesser.ts'
import { groupPieces } from './equipment-groups.ts'
import { type EquipmentQuery, orderOf } from './equipment-filters.ts'

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
  const names = createSearchIndex(items, pieceWords)
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
        found.filter((piece) => fitsEquipmentAsk(piece, asked)),
        asked,
      )
    },
    knows: (words) => names.search(words, 1).length > 0,
    prepare: (count) => names.prepare(count),
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
