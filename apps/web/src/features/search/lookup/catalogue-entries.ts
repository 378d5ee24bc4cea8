import type { Ability, Boss, Crysta, Equipment, JobSummary, Registlet } from '@gyeol/contract'
import {
  BOSS_KIND_NAMES,
  CRYSTA_KIND_NAMES,
  effectWords,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_NAMES,
  jobWords,
  REGISTLET_CATEGORY_NAMES,
} from '@gyeol/game-data'
import { pieceGroupKey } from '@gyeol/catalogue'
import { formatNumber } from '@gyeol/korean'
import { trueItem } from '../../../shared/catalogue/shown-names.ts'
import { skillName } from '../../../shared/lists/registlet-search.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'

/** Stats told in one line; more would be cut off anyway. */
const STATS_TOLD = 3

type Named = {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
}

type EntryParts = {
  readonly kind: SearchKind
  readonly href: string
  readonly detail: readonly (string | null)[]
  /** What else it may be looked for by. */
  readonly words?: readonly (string | null)[]
}

function entryOf(item: Named, { kind, href, detail, words = [] }: EntryParts): SearchEntry {
  const aliases = [...item.aliases, item.nameEn, ...words].filter(isText)
  return {
    key: `${kind}/${item.id}`,
    kind,
    name: item.name,
    aliases: [...new Set(aliases)],
    detail: detail.filter(isText).join(' · '),
    href,
  }
}

function isText(text: string | null): text is string {
  return text !== null && text !== ''
}

/** A list's address that opens one of its items. */
function opened(path: string, id: string): string {
  return `${path}?id=${encodeURIComponent(id)}`
}

/** Crystas, also by the monsters that drop them. */
export function crystaEntry(crysta: Crysta): SearchEntry {
  const { id, kind, stats, drops } = crysta
  return entryOf(crysta, {
    kind: 'crysta',
    href: opened('/crysta/list', id),
    detail: [CRYSTA_KIND_NAMES[kind], ...stats.slice(0, STATS_TOLD).map(lineText)],
    words: drops.map(({ monster }) => monster),
  })
}

/** Pieces of one name are one place to go to: its list tells them apart. */
export function firstOfEachName(pieces: readonly Equipment[]): readonly Equipment[] {
  const first = new Map<string, Equipment>()
  for (const piece of pieces) {
    const key = pieceGroupKey(trueItem(piece))
    if (!first.has(key)) first.set(key, piece)
  }
  return [...first.values()]
}

/** Equipment, also by who gives it. */
export function equipmentEntry(piece: Equipment): SearchEntry {
  const { id, kind, atk, def, stats, obtain } = piece
  return entryOf(piece, {
    kind: 'equipment',
    href: opened('/equipment', id),
    detail: [
      EQUIPMENT_KIND_NAMES[kind],
      atk === null ? null : `ATK ${formatNumber(atk)}`,
      def === null ? null : `DEF ${formatNumber(def)}`,
      ...stats.slice(0, STATS_TOLD - 1).map(lineText),
    ],
    words: obtain.map(({ name }) => name),
  })
}

/** Registlets, also by what they do. */
export function registletEntry(registlet: Registlet): SearchEntry {
  const { id, category, effect, skill, skillTree } = registlet
  return entryOf(registlet, {
    kind: 'registlet',
    href: opened('/registlet', id),
    detail: [REGISTLET_CATEGORY_NAMES[category], effectWords(effect)],
    words: [skill, skillName(skillTree, skill)],
  })
}

/** Bosses, also by where they are. */
export function bossEntry(boss: Boss): SearchEntry {
  const { id, kind, isEvent, level, map, mapAlt, elements } = boss
  return entryOf(boss, {
    kind: 'boss',
    // The list leaves bosses of events out unless asked for them.
    href: isEvent ? `${opened('/boss', id)}&event=1` : opened('/boss', id),
    detail: [
      BOSS_KIND_NAMES[kind],
      level === null ? null : `Lv ${level}`,
      elements.map(({ element }) => ELEMENT_NAMES[element]).join('/'),
      map,
    ],
    words: [map, mapAlt],
  })
}

/** Abilities of equipment. */
export function abilityEntry(ability: Ability): SearchEntry {
  return entryOf(ability, {
    kind: 'ability',
    href: `/ability?q=${encodeURIComponent(ability.name)}`,
    detail: [effectWords(ability.effect)],
  })
}

/** Guides to jobs, also by weapon. */
export function jobEntry({ id, name, summary, mainWeapons }: JobSummary): SearchEntry {
  const weapons = mainWeapons.map((kind) => GEAR_NAMES[kind])
  const shown = jobWords(name)
  return entryOf(
    { id, name: shown, nameEn: null, aliases: shown === name ? [] : [name] },
    {
      kind: 'job',
      href: `/job/${encodeURIComponent(id)}`,
      detail: [weapons.join('/'), jobWords(summary)],
      words: weapons,
    },
  )
}
