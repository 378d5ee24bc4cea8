import { byEveryId, giverKind } from '@gyeol/game-data'
import {
  amountsOf,
  buildTree,
  dropWords,
  fitsCrystaAsk,
  isEventDrop,
  lineOf,
  madeForGear,
  meetsPrices,
  nameWords,
  type TreePlace,
  type TypedQuery,
  writePriceClauses,
} from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { compareWords, createSearchIndex } from '@gyeol/korean'
import { CRYSTA_KINDS, type StatId } from '@gyeol/terms'
import { askOfCrystas, CRYSTA_TAG_WORDS, type CrystaTag } from '../conditions/crysta-typed.ts'
import { clauseOrder, inClauseOrder, inWeightOrder } from '../conditions/condition-order.ts'
import { withPrices } from '../conditions/typed-prices.ts'
import { createTypedReader } from '../conditions/typed-search.ts'
import type { PriceOf } from '../prices/priced-things.ts'
import { optionReach, usageOfStats, usualStats } from '../stats/stat-guesser.ts'
import { writeConditions } from '../conditions/stat-conditions.ts'
import type { CrystaFilterValues, CrystaQuery, Order } from './crysta-filters.ts'

/** Ids the viewer has marked. */
export type MarkedIds = {
  readonly favourites: ReadonlySet<string>
  readonly owned: ReadonlySet<string>
}

/** Crystas prepared for searching: made once per list, asked per key press. */
export type CrystaIndex = {
  readonly items: readonly Crysta[]
  /** By id, former ids too. */
  readonly byId: ReadonlyMap<string, Crysta>
  readonly places: ReadonlyMap<string, TreePlace>
  /** The stats that occur, the most usual first. */
  readonly stats: readonly StatId[]
  /** Takes a typed search apart. */
  readonly read: (text: string) => TypedQuery<CrystaTag>
  /** As `LazySearchIndex.prepare`. */
  readonly prepare: (count: number) => boolean
  /** Crystas that fit, best first; without prices none is asked for. */
  readonly find: (query: CrystaQuery, marked: MarkedIds, priceOf?: PriceOf) => readonly Crysta[]
}

/** Prepares a list. */
export function createCrystaIndex(items: readonly Crysta[]): CrystaIndex {
  const usage = usageOfStats(items)
  const names = createSearchIndex(items, nameWords)
  const drops = createSearchIndex(items, ({ drops: places }) => dropWords(places))
  const found = (words: string) => {
    const hits = names.search(words)
    return hits.length > 0 ? hits : drops.search(words)
  }
  const readWords = createTypedReader({
    usage,
    words: CRYSTA_TAG_WORDS,
    names: { search: (text, limit) => found(text).slice(0, limit) },
  })
  const reaches = optionReach(usage)
  const read = (text: string) => withPrices(text, reaches, readWords)
  const places = buildTree(items)
  return {
    items,
    byId: byEveryId('crysta', items),
    places,
    stats: usualStats(usage),
    prepare: (count) => names.prepare(count) && drops.prepare(count),
    read,
    find: (query, marked, priceOf) => {
      const typed = read(query.text)
      const asked = withTyped(query, typed)
      const named = typed.words === '' ? items : found(typed.words).map(({ item }) => item)
      const { isForGear, worn } = askOfCrystas(typed)
      const priced =
        priceOf === undefined
          ? named
          : named.filter(({ id }) => meetsPrices(priceOf(id), asked.prices))
      const fitting = priced.filter((crysta) => fits(crysta, asked, marked))
      // Where none is made for the gear, all of them fit it as they fit any.
      const own = isForGear ? madeForGear(fitting, worn) : []
      const shown = own.length > 0 ? own : fitting
      return inOrder(shown, { order: orderOf(asked), asked, places })
    },
  }
}

/** The query as the rail has it, with what was understood of the typed text. */
export function withTyped(query: CrystaQuery, typed: TypedQuery<CrystaTag>): CrystaQuery {
  const { kinds, tier, clauses, isPlain, worn, prices } = askOfCrystas(typed)
  const { conditions } = query
  return {
    ...query,
    kinds: kinds.length === 0 ? query.kinds : [...new Set([...query.kinds, ...kinds])],
    tier: tier ?? query.tier,
    prices: [...query.prices, ...prices],
    conditions: {
      ...conditions,
      clauses: [...conditions.clauses, ...clauses],
      isPlain: conditions.isPlain || isPlain,
      worn: { ...conditions.worn, ...worn },
    },
  }
}

/** What was typed as the filters of an address; what is left of it stays in the field. */
export function typedCrystaValues(
  query: CrystaQuery,
  typed: TypedQuery<CrystaTag>,
): Partial<CrystaFilterValues> {
  const { isForGear } = askOfCrystas(typed)
  const { kinds, tier, prices, conditions } = withTyped(query, typed)
  // Gear alone says what to find; as a filter it would only say what counts.
  const gear = isForGear
    ? typed.parts.flatMap((part) =>
        part.kind === 'tag' && part.tag.is === 'price' ? [] : [part.text],
      )
    : []
  return {
    q: [typed.words, ...gear].filter(Boolean).join(' '),
    kind: kinds.join(','),
    tier: tier ?? '',
    price: writePriceClauses(prices),
    ...writeConditions(isForGear ? { ...conditions, worn: query.conditions.worn } : conditions),
  }
}

function fits(crysta: Crysta, asked: CrystaQuery, marked: MarkedIds): boolean {
  const { mark } = asked
  if (mark === 'favourite' && !marked.favourites.has(crysta.id)) return false
  if (mark === 'owned' && !marked.owned.has(crysta.id)) return false
  if (mark === 'missing' && marked.owned.has(crysta.id)) return false
  return fitsCrystaAsk(crysta, asked) && isGiven(crysta, asked)
}

/** What is asked of where it drops must hold of one place. */
function isGiven({ drops }: Crysta, { giver, isAllYear }: CrystaQuery): boolean {
  return (
    giver === undefined ||
    drops.some((drop) => giverKind(drop.monster) === giver && !(isAllYear && isEventDrop(drop)))
  )
}

/** The order asked for; otherwise by what is asked of the stats. */
export function orderOf({ order, conditions }: CrystaQuery): Order | undefined {
  return order ?? clauseOrder(conditions.clauses)
}

type Ordering = {
  readonly order: Order | undefined
  readonly asked: CrystaQuery
  readonly places: ReadonlyMap<string, TreePlace>
}

function inOrder(rows: readonly Crysta[], { order, asked, places }: Ordering): readonly Crysta[] {
  const { conditions } = asked
  const amounts = (crysta: Crysta) => amountsOf(crysta.stats, conditions)
  if (order === undefined) return inClauseOrder(rows, conditions.clauses, amounts)
  const { key, isDesc } = order
  if (key === 'name') {
    const sign = isDesc ? -1 : 1
    return rows.toSorted((left, right) => sign * compareWords(left.name, right.name))
  }
  return inWeightOrder(rows, isDesc, (crysta) => {
    if (key === 'kind') return CRYSTA_KINDS.indexOf(crysta.kind)
    return key === 'depth' ? (places.get(crysta.id)?.depth ?? 0) : amounts(crysta).get(key)
  })
}

/** The crystas on the way to one, its base first, the crysta itself last. */
export function pathTo(id: string, byId: ReadonlyMap<string, Crysta>): readonly Crysta[] {
  const path: Crysta[] = []
  let crysta = byId.get(id)
  while (crysta !== undefined && !path.includes(crysta)) {
    path.unshift(crysta)
    crysta = crysta.parentId === null ? undefined : byId.get(crysta.parentId)
  }
  return path
}

/** Whether a crysta stands in a line with others. */
export function isInLine(id: string, places: ReadonlyMap<string, TreePlace>): boolean {
  return lineOf(id, places).length > 1
}
