import { CRYSTA_ROWS, SKILL_TREES } from '@gyeol/game-data'
import { createNameGroups } from '../../apps/web/src/features/search/name-groups.ts'
import type { SearchEntry } from '../../apps/web/src/features/search/search-entry.ts'
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

/** The search over everything at size: making the index, and an answer to each key. */
export async function benchSearch(): Promise<BenchResult[]> {
  const entries = manyEntries()
  const startedAt = performance.now()
  const find = createNameGroups(entries)
  const built = performance.now() - startedAt
  const keys = TEXTS.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
  const measure = (answer: (typed: string) => unknown) => {
    for (const typed of keys) answer(typed)
    const times = Array.from({ length: ROUNDS }, () => keys.map((typed) => timeOf(answer, typed)))
    return p95(times.flat())
  }
  const ours = measure((typed) => find(typed, LIMITS))
  const plain = measure((typed) => plainSearch(entries, typed))
  return [
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
