import type { SavedTexts } from '../../shared/saved-data/backup.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'

/** Kept things that belong together for their owner, by the keys of the browser's storage. */
const GROUP_KEYS = {
  display: ['mode', 'display', 'pinned-tools', 'home-visit'],
  statting: [
    'statting',
    'level',
    'tec',
    'proficiency',
    'anvil-level',
    'mat-type',
    'mat-level',
    'correction',
  ],
  auto: ['enchant', 'negative', 'auto-pot', 'positive-auto', 'negative-auto', 'doll-config'],
  skill: ['skill-point', 'points', 'step', 'connect', 'saves'],
  combo: ['stat-equipment', 'skill-step'],
  character: ['characters'],
  quest: ['main-quest', 'main-quest-more'],
  cook: ['is-select', 'is-simple', 'select'],
  event: ['event-plan'],
  links: ['short-links'],
  drafts: ['drafts'],
  search: ['search-recent', 'saved-searches', 'letter-keys'],
} as const satisfies Record<string, readonly string[]>

/** Where builds stand side by side in what is kept: the key, and the name of the list in it. */
const BUILD_LISTS: Readonly<Record<string, string>> = {
  statting: 'stats',
  points: 'saves',
  'skill-step': 'saves',
  characters: 'saves',
}

export type DataGroupName = keyof typeof GROUP_KEYS | 'other'

/** One group as it stands in this browser or in a file. */
export type DataGroup = {
  readonly name: DataGroupName
  readonly texts: SavedTexts
  readonly bytes: number
  /** How many builds are in it; null where nothing in it can be counted. */
  readonly builds: number | null
}

// Object.keys loses the literal keys; the record above is the only source of them.
const NAMES = [...(Object.keys(GROUP_KEYS) as (keyof typeof GROUP_KEYS)[]), 'other'] as const

/** Sorts kept things into groups, in the order of the menu; empty groups are left out. */
export function groupSaved(saved: SavedTexts): DataGroup[] {
  return NAMES.flatMap((name) => {
    const entries = Object.entries(saved).filter(([key]) => groupOf(key) === name)
    if (entries.length === 0) return []
    const bytes = entries.reduce((sum, [key, raw]) => sum + key.length + raw.length, 0)
    return [{ name, texts: Object.fromEntries(entries), bytes, builds: buildsIn(entries) }]
  })
}

function buildsIn(entries: readonly (readonly [string, string])[]): number | null {
  const counts = entries.map(([key, raw]) => countOf(BUILD_LISTS[key], raw))
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}

function countOf(list: string | undefined, raw: string): number | null {
  if (list === undefined) return null
  try {
    const kept: unknown = JSON.parse(raw)
    const data = isRecord(kept) ? kept['data'] : null
    const builds = isRecord(data) ? data[list] : null
    return Array.isArray(builds) ? builds.length : null
  } catch {
    // Damaged: its owner still sees how large it is.
    return null
  }
}

/** Unreadable things stand aside under `<key>/broken` and belong to their key. */
export function groupOf(key: string): DataGroupName {
  const [base = key] = key.split('/')
  const name = NAMES.find((one) => one !== 'other' && holds(GROUP_KEYS[one], base))
  return name ?? 'other'
}

function holds(keys: readonly string[], key: string): boolean {
  return keys.includes(key)
}
