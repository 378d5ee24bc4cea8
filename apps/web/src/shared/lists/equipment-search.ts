import {
  amountsOf,
  type BaseClause,
  type BaseWords,
  fitsEquipmentAsk,
  meetsPrices,
  pieceWords,
  readBases,
  type TypedQuery,
  wornWith,
  writePriceClauses,
} from '@gyeol/catalogue'
import type { Equipment } from '@gyeol/contract'
import {
  byEveryId,
  CRYSTA_KIND_ALIASES,
  CRYSTA_KIND_NAMES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_ALIASES,
} from '@gyeol/game-data'
import { compareWords, createSearchIndex } from '@gyeol/korean'
import { EQUIPMENT_KINDS, type EquipmentKind, type StatId } from '@gyeol/terms'
import { inClauseOrder, inWeightOrder } from '../conditions/condition-order.ts'
import { TAG_WORDS } from '../conditions/tag-words.ts'
import {
  COMMON_TAG_WORDS,
  createTypedReader,
  typedClauses,
  type TypedReader,
  typedTags,
} from '../conditions/typed-search.ts'
import { type PriceTag, priceText, withPrices } from '../conditions/typed-prices.ts'
import type { PriceOf } from '../prices/priced-things.ts'
import { optionReach, usageOfStats, usualStats } from '../stats/stat-guesser.ts'
import { baseText, baseWords, writeBaseClauses } from '../conditions/base-values.ts'
import { conditionTexts } from '../conditions/conditions.texts.ts'
import { writeConditions } from '../conditions/stat-conditions.ts'
import { elementWords } from './element-words.ts'
import { groupKeyOf, groupPieces } from './equipment-groups.ts'
import {
  type EquipmentFilterValues,
  type EquipmentQuery,
  LISTED_ELEMENTS,
  type ListedElement,
  orderOf,
  WEAPONS,
  writeKinds,
} from './equipment-filters.ts'

/** What words of a typed equipment search can mean besides a name. */
export type EquipmentTag =
  | PriceTag
  | { readonly is: 'kind'; readonly kind: EquipmentKind }
  | { readonly is: 'kinds'; readonly kinds: readonly EquipmentKind[] }
  | { readonly is: 'element'; readonly element: ListedElement }
  | { readonly is: 'base'; readonly clause: BaseClause }
  | { readonly is: 'plain' }

/** Spellings of {@link EquipmentTag}; base values are read with their amounts. */
export const EQUIPMENT_TAG_WORDS: readonly (readonly [EquipmentTag, readonly string[]])[] = [
  ...EQUIPMENT_KINDS.map(
    (kind) => [{ is: 'kind', kind }, [EQUIPMENT_KIND_NAMES[kind], ...aliasesOf(kind)]] as const,
  ),
  [{ is: 'kinds', kinds: WEAPONS }, TAG_WORDS.weapons],
  [{ is: 'kinds', kinds: ['staff', 'magicDevice'] }, TAG_WORDS.magicWeapons],
  ...LISTED_ELEMENTS.map((element) => [{ is: 'element', element }, elementWords(element)] as const),
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
  /** Pieces that fit; without prices none is asked for. */
  readonly find: (query: EquipmentQuery, priceOf?: PriceOf) => readonly Equipment[]
  /** What `find` finds, in no order. */
  readonly fitting: (query: EquipmentQuery, priceOf?: PriceOf) => readonly Equipment[]
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
  const readWords = createTypedReader({ usage, words: EQUIPMENT_TAG_WORDS, names })
  const reaches = optionReach(usage)
  const read = (text: string) =>
    withPrices<EquipmentTag>(text, reaches, (rest, isBeside = false) =>
      withBases(rest, baseWords(), (left, isBesideBase = false) =>
        readWords(left, isBeside || isBesideBase),
      ),
    )
  const fittingOf = (query: EquipmentQuery, priceOf: PriceOf | undefined) => {
    const typed = read(query.text)
    const asked = withTyped(query, typed)
    const found = typed.words === '' ? items : names.search(typed.words).map(({ item }) => item)
    const pieces = found.filter(
      (piece) =>
        (priceOf === undefined || meetsPrices(priceOf(piece.id), asked.prices)) &&
        fitsEquipmentAsk(piece, asked),
    )
    return { asked, pieces }
  }
  // Only an opened piece asks for its variants.
  let groups: ReadonlyMap<string, readonly Equipment[]> | undefined
  const piecesByName = () => new Map(groupPieces(items).map(({ key, pieces }) => [key, pieces]))
  return {
    byId: byEveryId('equipment', items),
    stats: usualStats(usage),
    read,
    fitting: (query, priceOf) => fittingOf(query, priceOf).pieces,
    find: (query, priceOf) => {
      const { pieces, asked } = fittingOf(query, priceOf)
      return inOrder(pieces, asked)
    },
    knows: (words) => names.search(words, 1).length > 0,
    prepare: (count) => names.prepare(count),
    variantsOf: (piece) => {
      groups ??= piecesByName()
      return groups.get(groupKeyOf(piece)) ?? [piece]
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

/** A typed text with its base conditions taken out before the rest is read. */
export function withBases<Tag>(
  text: string,
  words: BaseWords,
  read: TypedReader<Tag>,
): TypedQuery<Tag | Extract<EquipmentTag, { readonly is: 'base' }>> {
  const { bases, rest } = readBases(text, words)
  if (bases.length === 0) return read(text)
  const typed = read(rest, true)
  const parts = bases.map(({ clause, text: said }) => ({
    kind: 'tag' as const,
    tag: { is: 'base' as const, clause },
    text: said,
  }))
  return { parts: [...typed.parts, ...parts], words: typed.words }
}

/** The query as the rail has it, with what was understood of the typed text. */
export function withTyped(query: EquipmentQuery, typed: TypedQuery<EquipmentTag>): EquipmentQuery {
  const asked = askOfEquipment(typed)
  const { kinds } = asked
  const [kind] = kinds.length === 1 ? kinds : [query.kind]
  const { conditions, elements, bases } = query
  return {
    ...query,
    kind,
    ...(kinds.length > 1 ? { within: kinds } : {}),
    elements: asked.elements.length > 0 ? asked.elements : elements,
    bases: [...bases, ...asked.bases],
    prices: [...query.prices, ...asked.prices],
    conditions: {
      ...conditions,
      clauses: [...conditions.clauses, ...asked.clauses],
      isPlain: conditions.isPlain || asked.isPlain,
    },
  }
}

/** Understands the parts of a typed equipment search. */
export function askOfEquipment(typed: TypedQuery<EquipmentTag>) {
  const tags = typedTags(typed)
  const refused = typedTags(typed, true)
  const kinds = tags.flatMap(kindsOf)
  const without = refused.flatMap(kindsOf)
  const all = kinds.length === 0 && without.length > 0 ? EQUIPMENT_KINDS : [...new Set(kinds)]
  return {
    kinds: all.filter((kind) => !without.includes(kind)),
    elements: tags.flatMap((tag) => (tag.is === 'element' ? [tag.element] : [])),
    bases: tags.flatMap((tag) => (tag.is === 'base' ? [tag.clause] : [])),
    prices: tags.flatMap((tag) => (tag.is === 'price' ? [tag.clause] : [])),
    clauses: typedClauses(typed),
    isPlain: tags.some((tag) => tag.is === 'plain'),
  }
}

/** What was typed as the filters of an address; what is left of it stays in the field. */
export function typedEquipmentValues(
  query: EquipmentQuery,
  typed: TypedQuery<EquipmentTag>,
): Partial<EquipmentFilterValues> {
  const { kind, within, elements, bases, prices, conditions } = withTyped(query, typed)
  return {
    q: typed.words,
    kind: writeKinds(kind === undefined ? (within ?? []) : [kind]),
    element: elements.join(','),
    base: writeBaseClauses(bases),
    price: writePriceClauses(prices),
    ...writeConditions(conditions),
  }
}

/** A tag as a chip tells it. */
export function equipmentTagText(tag: EquipmentTag): string {
  switch (tag.is) {
    case 'kind':
      return EQUIPMENT_KIND_NAMES[tag.kind]
    case 'kinds':
      return kindsText(tag.kinds)
    case 'element':
      return conditionTexts.ofElement(ELEMENT_NAMES[tag.element])
    case 'base':
      return baseText(tag.clause)
    case 'price':
      return priceText(tag.clause)
    case 'plain':
      return conditionTexts.plain
  }
}

/** Several kinds in one word: all weapons, or each by its name. */
export function kindsText(kinds: readonly EquipmentKind[]): string {
  const isWeapons = kinds.length === WEAPONS.length && WEAPONS.every((one) => kinds.includes(one))
  if (isWeapons) return CRYSTA_KIND_NAMES.weapon
  const names = kinds.map((kind) => EQUIPMENT_KIND_NAMES[kind])
  return conditionTexts.either(names, MOST_KINDS)
}

const MOST_KINDS = 3

/** The kinds a word means: one of them, or several. */
function kindsOf(tag: EquipmentTag): readonly EquipmentKind[] {
  if (tag.is === 'kinds') return tag.kinds
  return tag.is === 'kind' ? [tag.kind] : []
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
