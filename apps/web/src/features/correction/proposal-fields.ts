import { formatStatLine, type StatLine } from '@gyeol/catalogue'
import {
  ABILITY_CATEGORIES,
  ABILITY_TRIGGERS,
  BOSS_KINDS,
  type BossValue,
  type CatalogueEntity,
  type Drop,
  EQUIPMENT_VARIANTS,
  type Recipe,
  REGISTLET_CATEGORIES,
} from '@gyeol/contract'
import {
  ABILITY_CATEGORY_NAMES,
  ABILITY_TRIGGER_NAMES,
  BOSS_KIND_NAMES,
  BOSS_STAT_NAMES,
  CRYSTA_KIND_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  REGISTLET_CATEGORY_NAMES,
} from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { CRYSTA_KINDS, EQUIPMENT_KINDS } from '@gyeol/terms'
import { readStatLines } from '../../shared/stats/read-stat-lines.ts'
import { STAT_WORDS } from '../../shared/stats/stat-words.ts'
import { parseValues, valuesText } from '../../shared/catalogue/values-text.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { dropsOf, dropsText } from './drop-parts.ts'
import { parseRecipe, recipeText } from './recipe-text.ts'

/** An item of the catalogue, field by field. */
export type Item = Readonly<Record<string, unknown>>

/** A field of an item that can be written as one text. */
export type ProposalField = {
  /** Names the field; its words stand in the texts. */
  readonly code: string
  readonly look: 'line' | 'lines' | 'choice' | 'drops'
  readonly hint?: 'stats' | 'values' | 'words' | 'number' | 'recipe'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly read: (item: Item) => string
  /** The fields of the item as the text says them; null for what cannot be understood. */
  readonly write: (text: string, item: Item) => Item | null
}

type TextOptions = {
  readonly look?: 'line' | 'lines'
  /** What an empty text means; without it the field must say something. */
  readonly empty?: null | ''
}

function text(code: string, { look = 'line', empty }: TextOptions = {}): ProposalField {
  return {
    code,
    look,
    read: (item) => wordOf(item[code]),
    write: (typed) => {
      const value = typed.trim()
      if (value !== '') return { [code]: value }
      return empty === undefined ? null : { [code]: empty }
    },
  }
}

function number(code: string, { isOptional = true, within = '' } = {}): ProposalField {
  return {
    code,
    look: 'line',
    hint: 'number',
    read: (item) => wordOf(partOf(item, within)[code]),
    write: (typed, item) => {
      const value = typed.trim() === '' ? null : parseKoreanNumber(typed)
      const isKnown = value !== null || (isOptional && typed.trim() === '')
      return isKnown ? put(item, within, { [code]: value }) : null
    },
  }
}

function choice<Code extends string>(
  code: string,
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): ProposalField {
  return {
    code,
    look: 'choice',
    options: codes.map((value) => ({ value, label: names[value] })),
    read: (item) => wordOf(item[code]),
    write: (typed) => ({ [code]: typed }),
  }
}

/** One of several, or nothing that is known; `nothing` says so. */
function choiceOrNone<Code extends string>(
  code: string,
  names: Readonly<Record<Code, string>>,
  { codes, nothing }: { readonly codes: readonly Code[]; readonly nothing: string },
): ProposalField {
  const { options = [], ...field } = choice(code, codes, names)
  return {
    ...field,
    options: [{ value: '', label: nothing }, ...options],
    write: (typed) => ({ [code]: typed === '' ? null : typed }),
  }
}

const recipe: ProposalField = {
  code: 'recipe',
  look: 'lines',
  hint: 'recipe',
  // Only equipment has this field, and a recipe or nothing in it.
  read: ({ recipe: known }) => recipeText((known ?? null) as Recipe | null),
  write: (typed) => {
    const written = parseRecipe(typed)
    return written === undefined ? null : { recipe: written }
  },
}

const aliases: ProposalField = {
  code: 'aliases',
  look: 'line',
  hint: 'words',
  read: ({ aliases: words }) => (Array.isArray(words) ? words.join(', ') : ''),
  write: (typed) => ({ aliases: partsOf(typed) }),
}

const levels: ProposalField = {
  code: 'levels',
  look: 'line',
  hint: 'words',
  read: ({ levels: numbers }) => (Array.isArray(numbers) ? numbers.join(', ') : ''),
  write: (typed) => {
    const numbers = partsOf(typed).map(parseKoreanNumber)
    return numbers.includes(null) ? null : { levels: numbers }
  },
}

const stats: ProposalField = {
  code: 'stats',
  look: 'lines',
  hint: 'stats',
  // Whoever has such a field has stat lines in it.
  read: ({ stats: lines }) =>
    ((lines ?? []) as readonly StatLine[])
      .map((line) => formatStatLine(line, STAT_WORDS))
      .join('\n'),
  write: (typed) => {
    const parsed = readStatLines(typed)
    return parsed.ok ? { stats: parsed.lines } : null
  },
}

const drops: ProposalField = {
  code: 'drops',
  look: 'drops',
  // Only crystas have this field, and drops in it.
  read: ({ drops: places }) => dropsText((places ?? []) as readonly Drop[]),
  write: (typed) => {
    const places = dropsOf(typed)
    return places === null ? null : { drops: places }
  },
}

function bossValues(code: string): ProposalField {
  return {
    code,
    look: 'line',
    hint: 'values',
    // Numbers with their states, as the contract has them.
    read: (item) => valuesText((partOf(item, 'stats')[code] ?? []) as readonly BossValue[]),
    write: (typed, item) => {
      const values = parseValues(typed)
      return values === null ? null : put(item, 'stats', { [code]: values })
    },
  }
}

const UNKNOWN = catalogueTexts.unknown
const NAMES = [text('name'), text('nameEn', { empty: null }), aliases]
const NOTE = text('note', { look: 'lines', empty: '' })
const BOSS_STATS = Object.keys(BOSS_STAT_NAMES)
const PRORATIONS = ['normal', 'physical', 'magic']
const BASE_NUMBERS = ['atk', 'def', 'stability', 'potential', 'crystaSlots']

/** What viewers can propose to change, by list; everything else they say in words. */
export const PROPOSAL_FIELDS: Readonly<Record<CatalogueEntity, readonly ProposalField[]>> = {
  crysta: [stats, choice('kind', CRYSTA_KINDS, CRYSTA_KIND_NAMES), drops, ...NAMES, NOTE],
  registlet: [
    text('effect', { look: 'lines', empty: '' }),
    number('maxLevel', { isOptional: false }),
    levels,
    choice('category', REGISTLET_CATEGORIES, REGISTLET_CATEGORY_NAMES),
    ...NAMES,
    NOTE,
  ],
  ability: [
    text('effect', { look: 'lines', empty: '' }),
    choice('category', ABILITY_CATEGORIES, ABILITY_CATEGORY_NAMES),
    choice('trigger', ABILITY_TRIGGERS, ABILITY_TRIGGER_NAMES),
    ...NAMES,
    NOTE,
  ],
  boss: [
    ...['level', 'hp', 'exp'].map((code) => number(code)),
    ...BOSS_STATS.map(bossValues),
    ...PRORATIONS.map((code) => number(code, { within: 'proration' })),
    text('map', { empty: null }),
    text('mapAlt', { empty: null }),
    choice('kind', BOSS_KINDS, BOSS_KIND_NAMES),
    ...NAMES,
    NOTE,
  ],
  equipment: [
    stats,
    ...BASE_NUMBERS.map((code) => number(code)),
    choice('kind', EQUIPMENT_KINDS, EQUIPMENT_KIND_NAMES),
    choiceOrNone('variant', EQUIPMENT_VARIANT_NAMES, {
      codes: EQUIPMENT_VARIANTS,
      nothing: UNKNOWN,
    }),
    recipe,
    ...NAMES,
    NOTE,
  ],
  job: [text('summary', { empty: '' }), text('body', { look: 'lines', empty: '' }), ...NAMES, NOTE],
}

function partOf(item: Item, within: string): Item {
  // The parts named in this file are objects of the contract.
  return within === '' ? item : ((item[within] ?? {}) as Item)
}

function put(item: Item, within: string, change: Item): Item {
  return within === '' ? change : { [within]: { ...partOf(item, within), ...change } }
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function partsOf(typed: string): string[] {
  return typed
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
}
