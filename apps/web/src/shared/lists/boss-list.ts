import {
  BOSS_NUMBERS,
  type BossAtDifficulty,
  type BossNumberAsk,
  type BossNumber,
  bossAt,
  bossWords,
  fitsBossAsk,
  isNearLevel,
  nearestDifficulty,
} from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import { compareWords, formatNumber, type SearchIndex } from '@gyeol/korean'
import {
  BOSS_DIFFICULTIES,
  type BossDifficulty,
  MONSTER_ELEMENTS,
  type MonsterElement,
} from '@gyeol/terms'
import { createListSearch } from '../catalogue/list/list-search.ts'
import { oneOfOrNone } from '../router/use-filters.ts'

/** Orders of the list: the numbers of the chosen difficulty. */
export const ORDERS = [
  'level',
  'name',
  'hp',
  'exp',
  'def',
  'mdef',
  'physResist',
  'magicResist',
  'critResist',
  'flee',
] as const
export type OrderKey = (typeof ORDERS)[number]

/** The difficulty the list is shown at: one of them, or the nearest to the viewer's level. */
export const SHOWN_DIFFICULTIES = [...BOSS_DIFFICULTIES, 'nearest'] as const
export type ShownDifficulty = (typeof SHOWN_DIFFICULTIES)[number]

/** An order as the address says it; the usual one, by level, is left out. */
export function writeOrder({ key, isDesc }: BossQuery['order']): string {
  return key === 'level' && !isDesc ? '' : `${isDesc ? '-' : ''}${key}`
}

/** The address of the list; `id` opens a boss. */
export const BOSS_FILTERS = {
  q: '',
  difficulty: '',
  element: '',
  kind: '',
  level: '',
  near: '',
  event: '',
  number: '',
  sort: '',
  id: '',
} as const

export type BossFilterValues = { readonly [Name in keyof typeof BOSS_FILTERS]: string }

/** What the address asks for. */
export type BossQuery = {
  readonly text: string
  readonly difficulty: ShownDifficulty
  readonly element: MonsterElement | undefined
  readonly kind: Boss['kind'] | undefined
  readonly myLevel: number
  /** Only bosses about as strong as the viewer. */
  readonly isNear: boolean
  readonly withEvents: boolean
  /** Its numbers as they are normally. */
  readonly numbers: readonly BossNumberAsk[]
  readonly order: { readonly key: OrderKey; readonly isDesc: boolean }
}

/** Reads the address; `usualLevel` is the viewer's own where it names none. */
export function readBossQuery(values: BossFilterValues, usualLevel: number): BossQuery {
  const level = Number(values.level)
  const key = oneOfOrNone(ORDERS, values.sort.replace(/^-/, ''))
  return {
    text: values.q,
    difficulty: oneOfOrNone(SHOWN_DIFFICULTIES, values.difficulty) ?? 'normal',
    element: oneOfOrNone(MONSTER_ELEMENTS, values.element),
    kind: oneOfOrNone(['boss', 'fieldBoss'] as const, values.kind),
    myLevel: Number.isInteger(level) && level > 0 ? level : usualLevel,
    isNear: values.near === '1',
    withEvents: values.event === '1',
    numbers: readBossNumbers(values.number),
    order: { key: key ?? 'level', isDesc: values.sort.startsWith('-') },
  }
}

const SIGNS = { gte: '>=', lte: '<=' } as const

/** `exp.gte.1000000` of an address: numbers a boss must have as it is normally. */
function readBossNumbers(text: string): readonly BossNumberAsk[] {
  return text.split(',').flatMap((part) => {
    const [name, word, amount = ''] = part.split('.')
    const of = BOSS_NUMBERS.find((one) => one === name)
    const sign = word === 'gte' || word === 'lte' ? SIGNS[word] : undefined
    const isRead = of !== undefined && sign !== undefined && /^\d{1,12}$/.test(amount)
    return isRead ? [{ of, operator: sign, value: Number(amount) }] : []
  })
}

/** See {@link readBossNumbers}. */
export function writeBossNumbers(numbers: readonly BossNumberAsk[]): string {
  return numbers
    .map(({ of, operator, value }) => `${of}.${operator === '<=' ? 'lte' : 'gte'}.${value}`)
    .join(',')
}

/** A boss as the list shows it. `difficulty` null: it has none, or not this one. */
export type BossView = {
  readonly boss: Boss
  readonly difficulty: BossDifficulty | null
  readonly at: BossAtDifficulty
}

/**
 * A boss at the difficulty of the list; as it is normally where it does not have that one. Where
 * only those around the viewer's level are asked for, at the one it was listed for.
 */
export function viewOf(boss: Boss, { difficulty, isNear, myLevel }: BossQuery): BossView {
  const isFitting = (asked: BossDifficulty) =>
    !isNear || isNearLevel(bossAt(boss, asked)?.level ?? null, myLevel)
  const wanted =
    difficulty !== 'nearest' && isFitting(difficulty)
      ? difficulty
      : nearestDifficulty(boss, myLevel)
  const at = wanted === null ? null : bossAt(boss, wanted)
  if (at !== null) return { boss, difficulty: wanted, at }
  const { level, hp, exp, stats } = boss
  return { boss, difficulty: null, at: { level, hp, exp, def: stats.def, mdef: stats.mdef } }
}

/** What a query asks of bosses besides their names. */
export function askOf(query: BossQuery) {
  const { element, kind, withEvents, isNear, myLevel, numbers } = query
  return {
    ...(element !== undefined && { element }),
    ...(kind !== undefined && { kind }),
    withEvents,
    ...(numbers.length > 0 && { numbers: [...numbers] }),
    ...(isNear && { near: { level: myLevel } }),
  }
}

export type BossIndex = ReturnType<typeof createBossIndex>

/** Prepares a list for searching. */
export function createBossIndex(items: readonly Boss[]) {
  const names = createListSearch(items, {
    read: bossWords,
    nouns: ['보스', '보스몹', '몹', '몬스터', '레이드'],
  })
  return {
    byId: new Map(items.map((boss) => [boss.id, boss])),
    readings: names.readings,
    find: (query: BossQuery): readonly BossView[] => {
      const ask = askOf(query)
      const viewsOf = (bosses: readonly Boss[]) => {
        const fitting = bosses.filter((boss) => fitsBossAsk(boss, ask))
        return inOrder(
          fitting.map((boss) => viewOf(boss, query)),
          query,
        )
      }
      if (query.text.trim() === '') return viewsOf(items)
      // Who is called so comes before whose map is; each in the order of the list.
      const hits = names.search(query.text)
      const groups = [hits.filter(isExact), hits.filter(isNamed), hits.filter(isRelated)]
      return groups.flatMap((group) => viewsOf(group.map(({ item }) => item)))
    },
  }
}

type Hit = ReturnType<SearchIndex<Boss>['search']>[number]

const isExact = ({ kind }: Hit) => kind === 'exact' || kind === 'alias-exact'
const isRelated = ({ kind }: Hit) => kind === 'alias'
const isNamed = (hit: Hit) => !isExact(hit) && !isRelated(hit)

function inOrder(views: readonly BossView[], { order }: BossQuery): readonly BossView[] {
  const { key, isDesc } = order
  const sign = isDesc ? -1 : 1
  if (key === 'name') {
    return views.toSorted((a, b) => sign * compareWords(a.boss.name, b.boss.name))
  }
  return views.toSorted((a, b) => {
    const [left, right] = [numberOf(a, key), numberOf(b, key)]
    // What nobody knows comes last either way.
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    return sign * (left - right)
  })
}

/** A number of a boss for sorting; of several states the first. */
export function numberOf({ boss, at }: BossView, key: Exclude<OrderKey, 'name'>): number | null {
  if (key === 'level' || key === 'hp' || key === 'exp') return at[key]
  const values = key === 'def' || key === 'mdef' ? at[key] : boss.stats[key]
  return values[0]?.value ?? null
}

/** The first of several values and whether there are more: `1200*`. */
export function firstValue(values: readonly BossNumber[]): string | null {
  const [first] = values
  if (first === undefined) return null
  return `${formatNumber(first.value)}${values.length > 1 ? '*' : ''}`
}
