import { type GearKind, type GearSlot, isDecimalStat, STAT_IDS, type StatId } from '@gyeol/terms'
import { USUAL_SLOT } from './gear.ts'
import type { StatCondition, StatDictionary, StatLine } from './stat-model.ts'
import { createWordFinder, wordKey } from './word-finder.ts'

/** The words the text form is written with. */
export type StatWords = {
  readonly stats: StatDictionary
  readonly gear: Readonly<Record<GearKind, string>>
  readonly slots: Readonly<Record<GearSlot, string>>
}

/** Finds ids by what people call them. Percent stats are asked for with a `%` at the end. */
export type StatFinder = {
  readonly stat: (word: string) => StatId | undefined
  readonly gear: (word: string) => GearKind | undefined
  readonly slot: (word: string) => GearSlot | undefined
}

/** A line of text that is no stat. `text` is the line itself. */
export type StatTextProblem = {
  readonly kind: 'form' | 'stat' | 'gear'
  readonly text: string
}

/** What a text says, or the first line that says nothing. */
export type ParsedStats =
  | { readonly ok: true; readonly lines: readonly StatLine[] }
  | { readonly ok: false; readonly problem: StatTextProblem }

/**
 * A line as text: `ATK +9%`, `공격속도 -300`, with a condition behind it in brackets: `[방패]`,
 * `[중량옷/경량옷]`, and its slot before it where the kind is usually worn elsewhere:
 * `[보조: 마도구]`. Flags stand without an amount.
 */
export function formatStatLine(line: StatLine, words: StatWords): string {
  const { label, unit } = words.stats[line.stat]
  const sign = line.value < 0 ? '-' : '+'
  const amount = `${sign}${Math.abs(line.value)}${unit === 'percent' ? '%' : ''}`
  const shown = unit === 'flag' && line.value === 1 ? label : `${label} ${amount}`
  return line.when ? `${shown} [${formatCondition(line.when, words)}]` : shown
}

/** A condition as text: `방패`, `중량옷/경량옷`, `보조: 마도구`. */
export function formatCondition({ slot, worn }: StatCondition, words: StatWords): string {
  const kinds = worn.map((kind) => words.gear[kind]).join('/')
  const isUsual = worn.every((kind) => USUAL_SLOT[kind] === slot)
  return isUsual ? kinds : `${words.slots[slot]}: ${kinds}`
}

/**
 * Line breaks, semicolons, commas that stand in no number, and strokes and dots with blanks around them; behind a
 * name with its amount a blank is enough.
 */
const BETWEEN_LINES =
  /[\n;]|(?<!\d),|,(?!\d)|\s[/·|+]\s(?=\D)|(?<=\p{L}%?[ \t]*[:=]?[ \t]*[+-]?\d+%?|\])[ \t]+(?=\p{L})/u

/** Reads the text form of several lines, parted by line breaks, semicolons or commas. */
export function parseStatLines(text: string, finder: StatFinder): ParsedStats {
  const lines: StatLine[] = []
  for (const part of text.split(BETWEEN_LINES)) {
    const trimmed = part.trim()
    if (trimmed === '') continue
    const parsed = parseStatLine(trimmed, finder)
    if ('kind' in parsed) return { ok: false, problem: parsed }
    lines.push(parsed)
  }
  return { ok: true, lines }
}

const CONDITION = /^(?<rest>.*?)\s*\[(?<condition>[^\]]+)\]$/
const AMOUNT =
  /^(?<label>.*?[^\d.,+:=\s-])\s*[:=]?\s*(?<value>[+-]?\d{1,6}(?:\.\d{1,2})?)\s*(?<percent>%?)$/
/** `5% 물관`, `+10 크뎀`. */
const AMOUNT_AHEAD =
  /^(?<value>[+-]?\d{1,6}(?:\.\d{1,2})?)\s*(?<percent>%?)\s*(?<label>[^\d.,+:\s-][^\d]*?)\s*$/

function parseStatLine(text: string, finder: StatFinder): StatLine | StatTextProblem {
  const plain = text
    .replaceAll(/[\uFF01-\uFF5E\uFE63]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)\s*(?:퍼센트|프로|퍼)(?![가-힣])/g, '%')
  const bracket = CONDITION.exec(plain)?.groups
  const body = bracket?.rest ?? plain
  const flag = flagOf(finder.stat(body))
  const amount = (AMOUNT.exec(body) ?? AMOUNT_AHEAD.exec(body))?.groups
  if (flag === undefined && amount === undefined) return { kind: 'form', text }
  const stat = flag ?? finder.stat(labelOf(amount))
  if (stat === undefined) return { kind: 'stat', text }
  const value = flag === undefined ? Number(amount?.value) : 1
  if (!Number.isInteger(value) && !isDecimalStat(stat)) return { kind: 'form', text }
  if (!bracket) return { stat, value }
  const when = parseCondition(bracket.condition ?? '', finder)
  return when ? { stat, value, when } : { kind: 'gear', text }
}

/** Only stats that hold or not stand without an amount. */
function flagOf(stat: StatId | undefined): StatId | undefined {
  return stat?.endsWith('_unavailable') ? stat : undefined
}

/** `ATK 9%` asks for the percent stat as `ATK% 9` does. */
function labelOf(amount: Readonly<Record<string, string>> | undefined): string {
  const label = amount?.label ?? ''
  return amount?.percent === '%' && !label.endsWith('%') ? `${label}%` : label
}

/** Reads a condition's text form; undefined when it names nothing one can wear. */
export function parseCondition(text: string, finder: StatFinder): StatCondition | undefined {
  const [first = '', second] = text.split(':')
  const slot = second === undefined ? undefined : finder.slot(first)
  if (second !== undefined && slot === undefined) return undefined
  const worn: GearKind[] = []
  for (const word of (second ?? first).split('/')) {
    const kind = finder.gear(word.trim())
    if (kind === undefined) return undefined
    if (!worn.includes(kind)) worn.push(kind)
  }
  const [kind] = worn
  return kind === undefined ? undefined : { slot: slot ?? USUAL_SLOT[kind], worn }
}

/** Every word for a stat besides its label; a `%` at the end is optional for percent stats. */
export type StatSpellings = Readonly<Record<StatId, readonly string[]>>

/**
 * Finds a stat by label, spelling or id. A percent stat is found without its `%` only where no
 * plain stat is called so. What several stats are called (관통) is none of them: nothing is guessed.
 */
export function createStatFinder(
  stats: StatDictionary,
  spellings: StatSpellings,
): StatFinder['stat'] {
  const shared = sharedWords(stats, spellings)
  const rows = STAT_IDS.map((id) => {
    const isPercent = stats[id].unit === 'percent'
    const own = spellings[id].filter((word) => !shared.has(keyWithoutPercent(word)))
    const words = [stats[id].label, ...own]
    return { id, isPercent, words: isPercent ? words.map(withoutPercent) : words }
  })
  const exact = rows.map(({ id, isPercent, words }): [StatId, string[]] => [
    id,
    isPercent ? words.map((word) => `${word}%`) : words,
  ])
  const loose = rows.map(({ id, words }): [StatId, string[]] => [id, words])
  const find = createWordFinder([...exact, ...loose])
  return (word) => find(word) ?? find(word.replace(/_pct$/, '%'))
}

/** The words that stand for stats of several names. */
function sharedWords(stats: StatDictionary, spellings: StatSpellings): ReadonlySet<string> {
  const labels = new Map<string, Set<string>>()
  for (const id of STAT_IDS) {
    for (const word of [stats[id].label, ...spellings[id]].map(keyWithoutPercent)) {
      labels.set(word, (labels.get(word) ?? new Set()).add(stats[id].label))
    }
  }
  return new Set([...labels].flatMap(([word, named]) => (named.size > 1 ? [word] : [])))
}

const keyWithoutPercent = (word: string) => wordKey(withoutPercent(word))

function withoutPercent(word: string): string {
  return word.replace(/(?:%|_pct)$/, '').trim()
}
