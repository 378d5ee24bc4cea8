import { CRYSTA_ROWS, SKILL_TREES } from '@gyeol/game-data'
import type { Crysta } from '@gyeol/contract'
import { createConditionSearch } from '../../apps/web/src/features/search/lookup/list-offers.ts'
import { createSiteLists } from '../../apps/web/src/features/search/lookup/site-lists.ts'
import { createNameGroups } from '../../apps/web/src/features/search/lookup/name-groups.ts'
import type { SearchEntry } from '../../apps/web/src/features/search/lookup/search-entry.ts'
import type { BenchResult } from './statting.bench.ts'

const COUNT = 5000
const ROUNDS = 8
const LIMITS = { mostPerKind: 5 }

/** Typed letter by letter: names, 초성, mixtures, the wrong keyboard, and what is not there. */
const TEXTS = [
  '바쿠잔',
  'ㄱㄱㄹㅍ',
  '바ㅋㅈ',
  'rkdrmfpvm',
  'Bakuzan',
  '기룡 미뮤가',
  '없는이름',
  'ㅁ사',
]

/** Conditions as players type them, alone and joined. */
const CONDITIONS = [
  '크뎀 10 이상 무기',
  'ㅁㄱ 10',
  '물관 또는 마관 5 제외',
  'zmepa 10',
  '피뎀감 없는말',
]

/** The search over everything at size: making the index, and an answer to each key. */
export async function benchSearch(): Promise<BenchResult[]> {
  const entries = manyEntries()
  const startedAt = performance.now()
  const { find } = createNameGroups(entries)
  const built = performance.now() - startedAt
  const keys = TEXTS.flatMap((text) => keysOf(text))
  const ours = measure((typed) => find(typed, LIMITS), keys)
  const plain = measure((typed) => plainSearch(entries, typed), keys)
  const conditions = createConditionSearch(
    createSiteLists({
      crysta: manyCrystas(),
      equipment: [],
      boss: [],
      registlet: [],
      prices: null,
      aliases: [],
    }),
  )
  const conditionKeys = CONDITIONS.flatMap((text) => keysOf(text))
  const read = measure((typed) => conditions(typed, LIMITS.mostPerKind), conditionKeys)
  return [
    { name: 'search: condition per key, p95 (µs)', value: read * 1000, unit: 'µs' },
    { name: `search: index of ${COUNT} names`, value: built, unit: 'ms' },
    { name: 'search: plain substring per key, p95 (µs)', value: plain * 1000, unit: 'µs' },
    {
      name: 'search: answer per key, p95 (µs)',
      value: ours * 1000,
      unit: 'µs',
      ratio: ours / plain,
    },
  ]
}

/** What stands in the field after each key. */
function keysOf(text: string): readonly string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1))
}

function measure(answer: (typed: string) => unknown, keys: readonly string[]): number {
  for (const typed of keys) answer(typed)
  const times = Array.from({ length: ROUNDS }, () => keys.map((typed) => timeOf(answer, typed)))
  return p95(times.flat())
}

function timeOf(answer: (typed: string) => unknown, typed: string): number {
  const startedAt = performance.now()
  answer(typed)
  return performance.now() - startedAt
}

/** What the ratio is against: the least any search has to do. */
function plainSearch(entries: readonly SearchEntry[], typed: string): number {
  const wanted = typed.toLowerCase()
  return entries.filter(({ name, aliases }) =>
    [name, ...aliases].some((word) => word.toLowerCase().includes(wanted)),
  ).length
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

/** What a shipped row leaves out. */
const EMPTY = { version: 1, nameEn: null, aliases: [], drops: [], parentId: null }

/** Crystas of the game again and again, numbered like those of a long list. */
function manyCrystas(): readonly Crysta[] {
  const names = Array.from({ length: Math.ceil(COUNT / CRYSTA_ROWS.length) }, (_, round) =>
    CRYSTA_ROWS.map((row) => {
      const own = {
        id: `${row.id}-${round}`,
        name: round === 0 ? row.name : `${row.name} ${round}`,
      }
      // The server fills the rows in the same way.
      return { ...EMPTY, ...row, ...own } as unknown as Crysta
    }),
  )
  return names.flat().slice(0, COUNT)
}

/** Names of the game again and again, numbered like those of a long list. */
function manyEntries(): readonly SearchEntry[] {
  const names = [
    ...CRYSTA_ROWS.map(({ name, nameEn = '' }) => [name, nameEn] as const),
    ...SKILL_TREES.flatMap(({ skills }) =>
      skills.map(({ name, nameEn }) => [name, nameEn] as const),
    ),
  ]
  return Array.from({ length: COUNT }, (_, place) => {
    const [name, nameEn] = names[place % names.length] ?? ['', '']
    const round = Math.floor(place / names.length)
    return {
      key: `crysta/${place}`,
      kind: place % 2 === 0 ? 'crysta' : 'skill',
      name: round === 0 ? name : `${name} ${round}`,
      aliases: [nameEn],
      detail: '',
      href: null,
    }
  })
}
