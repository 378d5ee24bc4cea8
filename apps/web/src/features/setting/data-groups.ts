import type { SavedTexts } from '../../shared/saved-data/backup.ts'

/** Kept things that belong together for their owner, by the keys of the browser's storage. */
const GROUP_KEYS = {
  display: ['mode', 'display'],
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
  quest: ['main-quest', 'main-quest-more'],
  cook: ['is-select', 'is-simple', 'select'],
  drafts: ['drafts'],
  search: ['search-recent', 'letter-keys'],
} as const satisfies Record<string, readonly string[]>

export type DataGroupName = keyof typeof GROUP_KEYS | 'other'

/** One group as it stands in this browser or in a file. */
export interface DataGroup {
  readonly name: DataGroupName
  readonly texts: SavedTexts
  readonly bytes: number
}

// Object.keys loses the literal keys; the record above is the only source of them.
const NAMES = [...(Object.keys(GROUP_KEYS) as (keyof typeof GROUP_KEYS)[]), 'other'] as const

/** Sorts kept things into groups, in the order of the menu; empty groups are left out. */
export function groupSaved(saved: SavedTexts): DataGroup[] {
  return NAMES.flatMap((name) => {
    const entries = Object.entries(saved).filter(([key]) => groupOf(key) === name)
    if (entries.length === 0) return []
    const bytes = entries.reduce((sum, [key, raw]) => sum + key.length + raw.length, 0)
    return [{ name, texts: Object.fromEntries(entries), bytes }]
  })
}

/** Unreadable things stand aside under `<key>/broken` and belong to their key. */
function groupOf(key: string): DataGroupName {
  const [base = key] = key.split('/')
  const name = NAMES.find((one) => one !== 'other' && holds(GROUP_KEYS[one], base))
  return name ?? 'other'
}

function holds(keys: readonly string[], key: string): boolean {
  return keys.includes(key)
}
