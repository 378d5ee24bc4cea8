import { buildTree, lineOf, type TreePlace, type TypedQuery, USUAL_SLOT } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_ALIASES, CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { CRYSTA_KINDS, type CrystaKind, type StatId } from '@gyeol/terms'
import {
  amountsOf,
  meetsConditions,
  type StatConditions,
} from '../../shared/conditions/stat-conditions.ts'
import {
  COMMON_TAG_WORDS,
  type CommonTag,
  createTypedReader,
  typedClauses,
} from '../../shared/conditions/typed-search.ts'
import { listGuesser, usageOfStats, usualStats } from '../../shared/library/stat-guesser.ts'
import type { CrystaQuery, Order, Tier } from './crysta-filters.ts'

/** What words of a typed crysta search can mean. */
export type CrystaTag =
  | CommonTag
  | { readonly is: 'kind'; readonly kind: CrystaKind }
  | { readonly is: 'tier'; readonly tier: Tier }

const TAG_WORDS: readonly (readonly [CrystaTag, readonly string[]])[] = [
  ...CRYSTA_KINDS.map(
    (kind) =>
      [{ is: 'kind', kind }, [CRYSTA_KIND_NAMES[kind], ...CRYSTA_KIND_ALIASES[kind]]] as const,
  ),
  [{ is: 'tier', tier: 'enhanced' }, ['강화', '강화만', '강화 크리스타', '강화크리']],
  [{ is: 'tier', tier: 'base' }, ['기본', '기본만', '기본 크리스타']],
  ...COMMON_TAG_WORDS,
]

/** Ids the reader has marked. */
export interface MarkedIds {
  readonly favourites: ReadonlySet<string>
  readonly owned: ReadonlySet<string>
}

/** Crystas prepared for searching: made once per list, asked per key press. */
export interface CrystaIndex {
  readonly items: readonly Crysta[]
  readonly byId: ReadonlyMap<string, Crysta>
  readonly places: ReadonlyMap<string, TreePlace>
  /** The stats that occur, the most usual first. */
  readonly stats: readonly StatId[]
  /** Takes a typed search apart. */
  readonly read: (text: string) => TypedQuery<CrystaTag>
  /** Crystas that fit, best first. */
  readonly find: (query: CrystaQuery, marked: MarkedIds) => readonly Crysta[]
}

/** Prepares a list. */
export function createCrystaIndex(items: readonly Crysta[]): CrystaIndex {
  const usage = usageOfStats(items)
  const names = createSearchIndex(items, ({ name, nameEn, aliases }) => ({
    name,
    aliases: nameEn === null ? aliases : [...aliases, nameEn],
  }))
  const read = createTypedReader({ stat: listGuesser(usage), words: TAG_WORDS, names })
  const drops = createSearchIndex(items, ({ drops: places }) => ({
    name: '',
    aliases: places.flatMap(({ monster, map }) => (map === null ? [monster] : [monster, map])),
  }))
  const places = buildTree(items)
  const named = (words: string): readonly Crysta[] => {
    const hits = names.search(words)
    return (hits.length > 0 ? hits : drops.search(words)).map(({ item }) => item)
  }
  return {
    items,
    byId: new Map(items.map((crysta) => [crysta.id, crysta])),
    places,
    stats: usualStats(usage),
    read,
    find: (query, marked) => {
      const typed = read(query.text)
      const asked = withTyped(query, typed)
      const found = typed.words === '' ? items : named(typed.words)
      const fitting = found.filter((crysta) => fits(crysta, asked, marked))
      return inOrder(fitting, { order: orderOf(asked), asked, places })
    },
  }
}

/** The query as the rail has it, with what was understood of the typed text. */
export function withTyped(query: CrystaQuery, typed: TypedQuery<CrystaTag>): CrystaQuery {
  const tags = typed.parts.flatMap((part) => (part.kind === 'tag' ? [part.tag] : []))
  const kinds = tags.flatMap((tag) => (tag.is === 'kind' ? [tag.kind] : []))
  const tier = tags.find((tag) => tag.is === 'tier')?.tier
  const { conditions } = query
  return {
    ...query,
    kinds: kinds.length === 0 ? query.kinds : [...new Set([...query.kinds, ...kinds])],
    tier: tier ?? query.tier,
    conditions: withTypedConditions(conditions, tags, typed),
  }
}

function withTypedConditions(
  conditions: StatConditions,
  tags: readonly CrystaTag[],
  typed: TypedQuery<CrystaTag>,
): StatConditions {
  const gear = tags.flatMap((tag) => (tag.is === 'worn' ? [[USUAL_SLOT[tag.gear], tag.gear]] : []))
  return {
    ...conditions,
    clauses: [...conditions.clauses, ...typedClauses(typed)],
    isPlain: conditions.isPlain || tags.some((tag) => tag.is === 'plain'),
    worn: { ...conditions.worn, ...Object.fromEntries(gear) },
  }
}

function fits(crysta: Crysta, asked: CrystaQuery, marked: MarkedIds): boolean {
  const { kinds, tier, mark, conditions } = asked
  if (kinds.length > 0 && !kinds.includes(crysta.kind)) return false
  if (tier !== undefined && crysta.isEnhancer !== (tier === 'enhanced')) return false
  if (mark === 'favourite' && !marked.favourites.has(crysta.id)) return false
  if (mark === 'owned' && !marked.owned.has(crysta.id)) return false
  if (mark === 'missing' && marked.owned.has(crysta.id)) return false
  return meetsConditions(amountsOf(crysta.stats, conditions), conditions)
}

/** The order asked for; otherwise by the first stat asked for, the largest first. */
export function orderOf({ order, conditions }: CrystaQuery): Order | undefined {
  const [first] = conditions.clauses
  if (order !== undefined || first === undefined) return order
  return { key: first.stat, isDesc: first.operator !== '<' && first.operator !== '<=' }
}

const byName = new Intl.Collator('ko', { numeric: true })

interface Ordering {
  readonly order: Order | undefined
  readonly asked: CrystaQuery
  readonly places: ReadonlyMap<string, TreePlace>
}

/** Rows in their order; those without the stat come last either way. */
function inOrder(rows: readonly Crysta[], { order, asked, places }: Ordering): readonly Crysta[] {
  if (order === undefined) return rows
  const { key, isDesc } = order
  const sign = isDesc ? -1 : 1
  if (key === 'name') {
    return rows.toSorted((left, right) => sign * byName.compare(left.name, right.name))
  }
  const weighed = rows.map((row) => ({
    row,
    weight:
      key === 'depth'
        ? (places.get(row.id)?.depth ?? 0)
        : amountsOf(row.stats, asked.conditions).get(key),
  }))
  weighed.sort((left, right) => compareWeights(left.weight, right.weight, sign))
  return weighed.map(({ row }) => row)
}

function compareWeights(left: number | undefined, right: number | undefined, sign: number): number {
  if (left === right) return 0
  if (left === undefined) return 1
  if (right === undefined) return -1
  return sign * (left - right)
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
