import { ANY_TABLE, checkSetting, DEFAULT_SETTING, type MainQuestSetting } from '@gyeol/main-quest'
import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'

/** A player's setting and when it was changed last (ms UTC; 0: not known). */
export type KeptSetting = { readonly setting: MainQuestSetting; readonly at: number }

/**
 * The user setting of the specification §3, in its words: target and end are empty while they follow the data.
 * `targetPercent` and `at` are our additions.
 */
export const mainQuestSaved = defineSaved<KeptSetting>({
  key: 'main-quest',
  version: 1,
  initial: () => ({ setting: DEFAULT_SETTING, at: 0 }),
  schema: readKept,
  write: ({ setting, at }) => ({ ...setting, at }),
  upgrades: { 0: fromPlain },
})

function readKept(value: unknown): KeptSetting | null {
  if (!isRecord(value)) return null
  const at = value['at'] ?? 0
  const setting = Object.fromEntries(
    Object.entries(DEFAULT_SETTING).map(([name, usual]) => [name, value[name] ?? usual]),
    // Every field is checked a line below: numbers, limits, switches and the order of the ends.
  ) as MainQuestSetting
  if (!checkSetting(ANY_TABLE, setting).ok || typeof at !== 'number' || !(at >= 0)) return null
  return { setting, at }
}

const NUMBERS = ['level', 'percent', 'target', 'targetPercent', 'start', 'end'] as const

/** Without our envelope: numbers may stand as text, and an empty target or end as an empty text. */
function fromPlain(old: unknown): unknown {
  if (!isRecord(old)) return old
  const numbers = NUMBERS.flatMap((name): [string, unknown][] => {
    const value = old[name]
    if (value === undefined || value === null || value === '') return []
    return [[name, typeof value === 'string' ? Number(value) : value]]
  })
  const { repeat, skipVenena } = old
  return { ...Object.fromEntries(numbers), repeat, skipVenena }
}
