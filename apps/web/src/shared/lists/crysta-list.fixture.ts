import { createStatFinder, createWordFinder } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { GEAR_ALIASES, GEAR_NAMES, STAT_DICTIONARY, STAT_SEARCH_WORDS } from '@gyeol/game-data'
import { CRYSTA_KINDS, GEAR_KINDS, GEAR_SLOTS, STAT_IDS, type StatId } from '@gyeol/terms'

/* Crystas for tests: the whole list as it was gathered, of which the product ships a selection. */

type GatheredRow = {
  readonly id: string
  readonly nameKo: string | null
  readonly nameEn?: string
  readonly nameKoAlt?: readonly string[]
  readonly kind: string
  readonly enhancer?: boolean
  readonly upgradesFrom?: string
  readonly stats: readonly {
    readonly stat: string
    readonly value: number
    readonly when?: { readonly slot: string; readonly ko: string }
  }[]
  readonly drops?: readonly { readonly monster: string; readonly map: string }[]
}

const EMPTY: Omit<Crysta, 'id' | 'name' | 'kind'> = {
  version: 1,
  nameEn: null,
  aliases: [],
  note: '',
  evidence: 'seen',
  numbersEvidence: 'unknown',
  asOf: null,
  isEnhancer: false,
  stats: [],
  parentId: null,
  drops: [],
}

/** Every crysta that is known here, sorted by name as the server does. */
export function knownCrystas(): readonly Crysta[] {
  const byName = new Intl.Collator('ko', { numeric: true })
  return readGathered()
    .map(crystaOf)
    .toSorted((left, right) => byName.compare(left.name, right.name))
}

/** As many crystas as asked for: the known ones again and again under other names. */
export function manyCrystas(count: number): readonly Crysta[] {
  const known = knownCrystas()
  return Array.from({ length: count }, (_, place) => {
    const row = known[place % known.length] ?? { ...EMPTY, id: '', name: '', kind: 'normal' }
    const round = Math.floor(place / known.length)
    return round === 0 ? row : { ...row, id: `${row.id}-${round}`, name: `${row.name} ${round}` }
  })
}

function crystaOf(row: GatheredRow): Crysta {
  return {
    ...EMPTY,
    id: row.id,
    name: row.nameKo ?? row.nameEn ?? row.id,
    nameEn: row.nameEn ?? null,
    aliases: [...(row.nameKoAlt ?? [])],
    kind: CRYSTA_KINDS.find((kind) => kind === row.kind) ?? 'normal',
    isEnhancer: row.enhancer ?? false,
    parentId: row.upgradesFrom ?? null,
    stats: row.stats.flatMap(lineOf),
    drops: (row.drops ?? []).map(({ monster, map }) => ({ monster, level: null, map })),
  }
}

const spellings = Object.fromEntries(
  STAT_IDS.map((id) => [id, STAT_SEARCH_WORDS[id].spellings]),
) as unknown as Readonly<Record<StatId, readonly string[]>> // one entry for every id
const findStat = createStatFinder(STAT_DICTIONARY, spellings)
const findGear = createWordFinder(
  GEAR_KINDS.map((kind) => [kind, [GEAR_NAMES[kind], ...GEAR_ALIASES[kind]]] as const),
)

function lineOf({ stat: code, value, when }: GatheredRow['stats'][number]): Crysta['stats'] {
  const stat = findStat(code)
  if (stat === undefined) return []
  if (when === undefined) return [{ stat, value }]
  const slot = GEAR_SLOTS.find((known) => known === when.slot)
  const worn = [...new Set(when.ko.split('/').flatMap((word) => findGear(word) ?? []))]
  return slot === undefined || worn.length === 0 ? [] : [{ stat, value, when: { slot, worn } }]
}

/** The reading of files, which the types of a browser do not know. */
type TestProcess = {
  getBuiltinModule(name: 'node:fs'): {
    readonly readFileSync: (path: URL, encoding: 'utf8') => string
  }
}

const GATHERED = '../../../../../packages/game-data/fixtures/gathered/crysta.json'

function readGathered(): readonly GatheredRow[] {
  const { process } = globalThis as unknown as { readonly process: TestProcess } // tests run in Node
  const fs = process.getBuiltinModule('node:fs')
  const text = fs.readFileSync(new URL(GATHERED, import.meta.url), 'utf8')
  // A file of our own making.
  return (JSON.parse(text) as { rows: readonly GatheredRow[] }).rows
}
