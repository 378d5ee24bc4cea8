import {
  effectfulWords,
  fitsRegistletAsk,
  meetsPrices,
  readPriceClauses,
  writePriceClauses,
} from '@gyeol/catalogue'
import { compareWords } from '@gyeol/korean'
import { REGISTLET_CATEGORIES, type Registlet } from '@gyeol/contract'
import { effectWords, REGISTLET_CATEGORY_NAMES, SKILL_TREES } from '@gyeol/game-data'
import { inWeightOrder } from '../conditions/condition-order.ts'
import { pricesAsked } from '../conditions/typed-prices.ts'
import type { PriceOf } from '../prices/priced-things.ts'
import { createListSearch } from '../catalogue/list/list-search.ts'
import { statLabels } from '../stats/stat-labels.ts'
import { oneOfOrNone } from '../router/use-filters.ts'

/** What the viewer has marked: liked, has, lacks. */
export const MARKS = ['favourite', 'owned', 'missing'] as const
/** Orders of the list; the empty one is that of the list itself (by name) or of the search. */
export const ORDERS = ['name', 'level', 'maxLevel'] as const
export type OrderKey = (typeof ORDERS)[number]
type Order = { readonly key: OrderKey; readonly isDesc: boolean }

/** Orders that usually put the largest first. */
const LARGEST_FIRST: ReadonlySet<OrderKey> = new Set(['maxLevel'])

/** `level`: as that is usually wanted; `-level`: the other way round. Undefined: as found. */
export function readOrder(sort: string): Order | undefined {
  const key = oneOfOrNone(ORDERS, sort.replace(/^-/, ''))
  if (key === undefined) return undefined
  return { key, isDesc: LARGEST_FIRST.has(key) !== sort.startsWith('-') }
}

/** See {@link readOrder}; by name from the first is how the list is anyway. */
export function writeOrder({ key, isDesc }: Order): string {
  if (key === 'name' && !isDesc) return ''
  return isDesc === LARGEST_FIRST.has(key) ? key : `-${key}`
}

/** The address of the list; `id` opens a registlet. */
export const REGISTLET_FILTERS = {
  q: '',
  level: '',
  category: '',
  tree: '',
  price: '',
  mark: '',
  sort: '',
  id: '',
} as const

export type RegistletFilterValues = { readonly [Name in keyof typeof REGISTLET_FILTERS]: string }

type Marked = {
  readonly favourites: ReadonlySet<string>
  readonly owned: ReadonlySet<string>
}

export type RegistletIndex = {
  readonly levels: readonly number[]
  readonly trees: readonly string[]
  readonly byId: ReadonlyMap<string, Registlet>
  /** The values without those that no registlet of the list can have. */
  readonly known: (values: RegistletFilterValues) => RegistletFilterValues
  /** Registlets that fit, best first; without prices none is asked for. */
  readonly find: (
    values: RegistletFilterValues,
    marked: Marked,
    priceOf?: PriceOf,
  ) => readonly Registlet[]
  /** See `ListSearch`. */
  readonly readings: (text: string) => readonly (readonly string[])[]
}

/** Prepares a list for searching. */
export function createRegistletIndex(items: readonly Registlet[]): RegistletIndex {
  const names = createListSearch(items, {
    read: (registlet) => {
      const { effect, skill, skillTree } = registlet
      const name = skillName(skillTree, skill)
      return effectfulWords(registlet, [effectWords(effect), skill, skillTree, name])
    },
    nouns: ['레지스트릿', '레지스트렛', '레지', '스킬'],
    spelledOut: statLabels,
  })
  const levels = [...new Set(items.flatMap((registlet) => registlet.levels))].toSorted(
    (a, b) => a - b,
  )
  const trees = [...new Set(items.flatMap(({ skillTree }) => skillTree ?? []))]
  return {
    levels,
    trees,
    known: (values) => ({
      ...values,
      level: oneOfOrNone(levels.map(String), values.level) ?? '',
      category: oneOfOrNone(REGISTLET_CATEGORIES, values.category) ?? '',
      tree: oneOfOrNone(trees, values.tree) ?? '',
      price: writePriceClauses(readPriceClauses(values.price)),
      mark: oneOfOrNone(MARKS, values.mark) ?? '',
    }),
    readings: (text) => names.readings(pricesAsked({ price: '', q: text }).words),
    byId: new Map(items.map((registlet) => [registlet.id, registlet])),
    find: (values, marked, priceOf) => {
      const { words, all: prices } = pricesAsked(values)
      const found = words.trim() === '' ? items : names.search(words).map(({ item }) => item)
      const ask = askOf(values)
      const fitting = found.filter(
        (registlet) =>
          fitsRegistletAsk(registlet, ask) &&
          (priceOf === undefined || meetsPrices(priceOf(registlet.id), prices)) &&
          isMarked(registlet, values, marked),
      )
      return inOrder(fitting, readOrder(values.sort))
    },
  }
}

/** What an address asks of registlets besides their words and the viewer's marks. */
export function askOf({ level, category, tree }: RegistletFilterValues) {
  const known = oneOfOrNone(REGISTLET_CATEGORIES, category)
  return {
    ...(level !== '' && { level: Number(level) }),
    ...(known !== undefined && { category: known }),
    ...(tree !== '' && { tree }),
  }
}

function isMarked({ id }: Registlet, values: RegistletFilterValues, marked: Marked): boolean {
  if (values.mark === 'favourite') return marked.favourites.has(id)
  if (values.mark === 'owned') return marked.owned.has(id)
  return values.mark !== 'missing' || !marked.owned.has(id)
}

function inOrder(rows: readonly Registlet[], order: Order | undefined): readonly Registlet[] {
  if (order === undefined) return rows
  const { key, isDesc } = order
  if (key === 'name') {
    const sign = isDesc ? -1 : 1
    return rows.toSorted((a, b) => sign * compareWords(a.name, b.name))
  }
  return inWeightOrder(rows, isDesc, ({ levels, maxLevel }) => {
    if (key === 'maxLevel') return maxLevel
    return levels.length === 0 ? null : Math.min(...levels)
  })
}

/** `스킬 · 블레이드`: what a registlet is about. */
export function aboutText({ category, skillTree, skill }: Registlet): string {
  const tree = skillTree === null ? null : treeName(skillTree)
  return [REGISTLET_CATEGORY_NAMES[category], tree, skillName(skillTree, skill)]
    .filter((word) => word !== null)
    .join(' · ')
}

/** The Korean name of a skill tree; lists write its id in their own case. */
export function treeName(code: string): string {
  return treeOf(code)?.name ?? code
}

/** The Korean name of a skill; its English one where the planner does not know it. */
export function skillName(tree: string | null, skill: string | null): string | null {
  if (skill === null) return null
  const skills = tree === null ? [] : (treeOf(tree)?.skills ?? [])
  return skills.find(({ nameEn }) => nameEn === skill)?.name ?? skill
}

/** Where the skill of a registlet stands: its tree in the planner, and its own card among the skills. */
export function skillPlaces({ skillTree, skill }: Pick<Registlet, 'skillTree' | 'skill'>) {
  const tree = skillTree === null ? undefined : treeOf(skillTree)
  if (tree === undefined || skill === null) return null
  const own = tree.skills.find(({ nameEn }) => nameEn === skill)
  return {
    planner: `/skill/point?tree=${tree.id}`,
    card:
      own === undefined
        ? null
        : { name: own.name, path: `/skill/info/${tree.category}/${tree.id}#skill-${own.id}` },
  }
}

function treeOf(code: string) {
  return SKILL_TREES.find(({ id }) => id.toLowerCase() === code.toLowerCase())
}

/** At which level most of what the viewer lacks can be had; null when nothing is lacking. */
export function bestLevel(
  items: readonly Registlet[],
  owned: ReadonlySet<string>,
): { readonly level: number; readonly count: number } | null {
  const counts = new Map<number, number>()
  for (const { id, levels } of items) {
    if (owned.has(id)) continue
    for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(
    ([left, some], [right, others]) => others - some || left - right,
  )
  return best === undefined ? null : { level: best[0], count: best[1] }
}
