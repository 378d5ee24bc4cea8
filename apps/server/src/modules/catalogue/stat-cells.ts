import {
  createStatFinder,
  createWordFinder,
  formatStatLine,
  parseStatLines,
  type StatFinder,
  type StatLine,
  type StatSpellings,
  type StatTextProblem,
  type StatWords,
  USUAL_SLOT,
} from '@gyeol/catalogue'
import { pastedLines } from '@gyeol/korean'
import {
  GEAR_ALIASES,
  GEAR_NAMES,
  GEAR_SLOT_NAMES,
  OPTION_SEARCH_WORDS,
  STAT_DICTIONARY,
  STAT_SEARCH_WORDS,
} from '@gyeol/game-data'
import { GEAR_KINDS, GEAR_SLOTS, STAT_IDS, type StatId } from '@gyeol/terms'
import { readInteger, readText } from './cell-codecs.ts'
import { type CellCodec, CellProblem, wordOf } from './file-field.ts'

const words: StatWords = { stats: STAT_DICTIONARY, gear: GEAR_NAMES, slots: GEAR_SLOT_NAMES }

/** Finds stats, gear and slots by everything they are called. */
export const statFinder: StatFinder = {
  stat: createStatFinder(STAT_DICTIONARY, allSpellings()),
  gear: createWordFinder(
    GEAR_KINDS.map((kind) => [kind, [GEAR_NAMES[kind], ...GEAR_ALIASES[kind]]]),
  ),
  slot: createWordFinder(GEAR_SLOTS.map((slot) => [slot, [GEAR_SLOT_NAMES[slot]]])),
}

function allSpellings(): StatSpellings {
  const optionWords: Partial<Record<string, { alternatives: readonly string[] }>> =
    OPTION_SEARCH_WORDS
  const entries = STAT_IDS.map((id): [StatId, readonly string[]] => {
    const { spellings, aliases } = STAT_SEARCH_WORDS[id]
    return [id, [...spellings, ...aliases, ...(optionWords[id]?.alternatives ?? [])]]
  })
  // One entry for every id of the list.
  return Object.fromEntries(entries) as StatSpellings
}

/** A line's text as people read it: `ATK +9% [방패]`. */
export function statLineText(line: StatLine): string {
  return formatStatLine(line, words)
}

/** The stats of an item: text, or the structured lines of a JSON file. */
export const statsCell: CellCodec = {
  hint: 'ATK +9% (한 줄에 하나, 조건은 뒤에 [방패]처럼)',
  read(value) {
    if (Array.isArray(value)) return value.map(readStructuredLine)
    const lines = pastedLines(readText(value).replaceAll(' | ', '\n')).map(({ text }) => text)
    const parsed = parseStatLines(lines.join('\n'), statFinder)
    if (!parsed.ok) throw new CellProblem(messageOf(parsed.problem))
    return parsed.lines
  },
  // Written from content its schema has checked.
  write: (value) => (value as readonly StatLine[]).map(statLineText).join('\n') || null,
  empty: [],
}

/** A single stat by any of its names. */
export const statCell: CellCodec = {
  hint: '옵션 이름 (ATK%)',
  read(value) {
    const word = readText(value)
    const id = statFinder.stat(word)
    if (id === undefined) throw new CellProblem(`'${word}': 모르는 옵션이에요.`)
    return id
  },
  write(value) {
    if (value === null) return null
    const { label, unit } = STAT_DICTIONARY[value as StatId]
    return unit === 'percent' ? `${label}%` : label
  },
  empty: null,
}

function messageOf({ kind, text }: StatTextProblem): string {
  if (kind === 'stat') return `'${text}': 모르는 옵션이에요.`
  if (kind === 'gear') return `'${text}': 모르는 장비 조건이에요.`
  return `'${text}': 'ATK +9%'처럼 이름과 수를 적어 주세요.`
}

type RawLine = {
  readonly stat?: unknown
  readonly value?: unknown
  readonly unit?: unknown
  readonly when?: unknown
}

/** Our own form, and that of public lists: codes of theirs, a unit beside, conditions by name. */
function readStructuredLine(raw: unknown): StatLine {
  if (typeof raw === 'string') return readTextLine(raw)
  if (raw === null || typeof raw !== 'object') throw new CellProblem('옵션을 읽을 수 없어요.')
  const { stat: name, value, unit, when } = raw as RawLine
  const word = unit === 'percent' ? `${String(name)}%` : String(name)
  const stat = statFinder.stat(word)
  if (stat === undefined) throw new CellProblem(`'${word}': 모르는 옵션이에요.`)
  const amount = readAmount(value)
  return isNothing(when)
    ? { stat, value: amount }
    : { stat, value: amount, when: readCondition(when) }
}

/** Whole, or with the decimals a few stats have; the schema says which. */
function readAmount(value: unknown): number {
  const isDecimal = typeof value === 'number' && Number.isFinite(value)
  return isDecimal ? value : readInteger(value)
}

function readTextLine(text: string): StatLine {
  const parsed = parseStatLines(text, statFinder)
  const line = parsed.ok ? parsed.lines[0] : undefined
  if (!line) throw new CellProblem(parsed.ok ? '빈 옵션이에요.' : messageOf(parsed.problem))
  return line
}

const isNothing = (value: unknown) => value === null || value === undefined

type RawCondition = {
  readonly slot?: unknown
  readonly worn?: unknown
  readonly equip?: unknown
  readonly ko?: unknown
}

function readCondition(raw: unknown): NonNullable<StatLine['when']> {
  const { slot, worn, equip, ko } = (typeof raw === 'object' ? raw : { ko: raw }) as RawCondition
  const names = Array.isArray(worn) ? worn.map(String) : wordOf(equip ?? ko).split(/[|/]/)
  const kinds = names.map((name) => {
    const kind = statFinder.gear(name.trim())
    if (kind === undefined) throw new CellProblem(`'${name}': 모르는 장비 조건이에요.`)
    return kind
  })
  const [first] = kinds
  if (first === undefined) throw new CellProblem('장비 조건이 비어 있어요.')
  return { slot: statFinder.slot(String(slot)) ?? USUAL_SLOT[first], worn: [...new Set(kinds)] }
}
