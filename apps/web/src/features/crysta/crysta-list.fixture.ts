import { createStatFinder, createWordFinder, type StatLine } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import {
  CRYSTA_ROWS,
  GEAR_ALIASES,
  GEAR_NAMES,
  STAT_DICTIONARY,
  STAT_SEARCH_WORDS,
} from '@gyeol/game-data'
import { CRYSTA_KINDS, GEAR_KINDS, GEAR_SLOTS, STAT_IDS, type StatId } from '@gyeol/terms'

/*
 * Crystas for tests: the whole table where it lies beside the repository, the shipped selection
 * otherwise.
 */

interface Fact {
  readonly id: string
  readonly nameKo: string | null
  readonly nameEn: string | null
  readonly nameKoAlt: readonly string[] | null
  readonly kind: string
  readonly enhancer: boolean
  readonly upgradesFrom: string | null
  readonly stats: readonly {
    readonly stat: string
    readonly value: number
    readonly when?: { readonly slot: string; readonly ko: string }
  }[]
  readonly drops: readonly { readonly monster: string; readonly map: string }[]
}

const EMPTY: Omit<Crysta, 'id' | 'name' | 'kind'> = {
  version: 1,
  nameEn: null,
  aliases: [],
  note: '',
  evidence: 'seen',
  asOf: null,
  isEnhancer: false,
  stats: [],
  parentId: null,
  drops: [],
}

/** Every crysta that is known here, sorted by name as the server does. */
export function knownCrystas(): readonly Crysta[] {
  const facts = readFacts()
  const rows = facts === null ? CRYSTA_ROWS.map(shipped) : facts.map(ofFact)
  const byName = new Intl.Collator('ko', { numeric: true })
  return rows.toSorted((left, right) => byName.compare(left.name, right.name))
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

function shipped(row: (typeof CRYSTA_ROWS)[number]): Crysta {
  return {
    ...EMPTY,
    ...row,
    aliases: [...(row.aliases ?? [])],
    stats: row.stats.map(copyLine),
    drops: (row.drops ?? []).map((drop) => ({ ...drop })),
  }
}

function ofFact(fact: Fact): Crysta {
  return {
    ...EMPTY,
    id: fact.id,
    name: fact.nameKo ?? fact.nameEn ?? fact.id,
    nameEn: fact.nameEn,
    aliases: [...(fact.nameKoAlt ?? [])],
    kind: CRYSTA_KINDS.find((kind) => kind === fact.kind) ?? 'normal',
    isEnhancer: fact.enhancer,
    parentId: fact.upgradesFrom,
    stats: fact.stats.flatMap(lineOf),
    drops: fact.drops.map(({ monster, map }) => ({ monster, level: null, map })),
  }
}

const spellings = Object.fromEntries(
  STAT_IDS.map((id) => [id, STAT_SEARCH_WORDS[id].spellings]),
) as unknown as Readonly<Record<StatId, readonly string[]>> // one entry for every id
const findStat = createStatFinder(STAT_DICTIONARY, spellings)
const findGear = createWordFinder(
  GEAR_KINDS.map((kind) => [kind, [GEAR_NAMES[kind], ...GEAR_ALIASES[kind]]] as const),
)

function lineOf({ stat: code, value, when }: Fact['stats'][number]): Crysta['stats'] {
  const stat = findStat(code)
  if (stat === undefined) return []
  if (when === undefined) return [{ stat, value }]
  const slot = GEAR_SLOTS.find((known) => known === when.slot)
  const worn = [...new Set(when.ko.split('/').flatMap((word) => findGear(word) ?? []))]
  return slot === undefined || worn.length === 0 ? [] : [{ stat, value, when: { slot, worn } }]
}

function copyLine({ stat, value, when }: StatLine): Crysta['stats'][number] {
  return when === undefined
    ? { stat, value }
    : { stat, value, when: { slot: when.slot, worn: [...when.worn] } }
}

/** The reading of files, which the types of a browser do not know. */
interface TestProcess {
  getBuiltinModule(name: 'node:fs'): {
    readonly existsSync: (path: URL) => boolean
    readonly readFileSync: (path: URL, encoding: 'utf8') => string
  }
}

const FACTS = '../../../../../../shared/facts/crysta.json'

function readFacts(): readonly Fact[] | null {
  const { process } = globalThis as unknown as { readonly process: TestProcess } // tests run in Node
  const fs = process.getBuiltinModule('node:fs')
  const path = new URL(FACTS, import.meta.url)
  if (!fs.existsSync(path)) return null
  // A file of our own making.
  return (JSON.parse(fs.readFileSync(path, 'utf8')) as { rows: readonly Fact[] }).rows
}
