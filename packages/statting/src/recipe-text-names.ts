import type { Catalogue } from './model.ts'
import { type OptionNames, plainText } from './recipe-text-words.ts'

/** A change as written: which option by how much, and in which slot when it says so. */
export type WrittenChange = {
  readonly option: string
  readonly valueDelta: number
  /** Zero-based. */
  readonly slot?: number
  /** The words it was read from. */
  readonly fragment: string
}

/** Reads one change, or says why it cannot: no amount, a name nobody has, or one that several have. */
export type ChangeReader = (
  text: string,
) => WrittenChange | 'UNREADABLE_CHANGE' | 'UNKNOWN_OPTION_NAME' | 'AMBIGUOUS_OPTION_NAME'

const SLOT_MARK = /\[(?:(\d+)번칸?|slot(\d+))\]$/
const CHANGE = /^(?<name>.+?)[:=]?(?<sign>[+-]?)(?<digits>\d+)(?<percent>%?)$/
/** `5% 물관`, `+10 크뎀`: a bare number before a name is one of a step. */
const CHANGE_AHEAD = /^(?=[+-]|\d+%)(?<sign>[+-]?)(?<digits>\d+)(?<percent>%?)(?<name>\D+)$/
/** How percent is said. */
const PERCENT_WORDS = /(?<=\d)(?:퍼센트|프로|퍼|percent)/g

/** Other names by key; today's names come before them. */
export type OtherOptionNames = Readonly<Partial<Record<string, readonly string[]>>>

/**
 * A reader for the options of a catalogue, by shown name or key (SPEC.md TXT4).
 * @param others what options were called before, then what players call them, the surest first. What several
 *   are called is none of them.
 */
export function createChangeReader(
  catalogue: Catalogue,
  names: OptionNames,
  others: readonly OtherOptionNames[] = [],
): ChangeReader {
  const keys = keysByForm([
    catalogue.map(({ key }) => ({ key, name: names[key] ?? key, words: [names[key] ?? key, key] })),
    ...others.map((words) =>
      catalogue.map(({ key }) => ({ key, name: names[key] ?? key, words: words[key] ?? [] })),
    ),
  ])
  return (text) => {
    const plain = plainText(text).replaceAll(',', '').replaceAll(PERCENT_WORDS, '%')
    const mark = SLOT_MARK.exec(plain)
    const change = plain.replace(SLOT_MARK, '')
    const {
      name = '',
      sign,
      digits,
      percent = '',
    } = (CHANGE_AHEAD.exec(change) ?? CHANGE.exec(change))?.groups ?? {}
    if (digits === undefined) return 'UNREADABLE_CHANGE'
    // 크뎀% 2 says its unit with the name.
    const [word, unit] = name.endsWith('%') ? [name.slice(0, -1), '%'] : [name, percent]
    const option = keys.get(formOf(name, percent)) ?? keys.get(formOf(word, unit))
    if (option === undefined) return 'UNKNOWN_OPTION_NAME'
    if (option === null) return 'AMBIGUOUS_OPTION_NAME'
    const valueDelta = Number(digits) * (sign === '-' ? -1 : 1) + 0
    return {
      option,
      valueDelta,
      fragment: text.trim(),
      ...(mark ? { slot: Number(mark[1] ?? mark[2]) - 1 } : {}),
    }
  }
}

function formOf(name: string, percent: string): string {
  return `${name}|${percent}`
}

/** `name` is the one shown: it tells whether the option is counted in percent. */
type Writing = { readonly key: string; readonly name: string; readonly words: readonly string[] }

/**
 * Which option a form means; null where several are written so. Forms of an earlier list, and exact ones
 * of the same, come first, so that a loose form never takes another one's name.
 */
function keysByForm(
  generations: readonly (readonly Writing[])[],
): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>()
  for (const writings of generations) {
    for (const forms of [exactForms, looseForms]) {
      const claimed = new Map<string, Set<string>>()
      for (const { key, name, words } of writings) {
        for (const form of words.flatMap((word) => forms(plainText(word), isPercent(name)))) {
          claimed.set(form, (claimed.get(form) ?? new Set()).add(key))
        }
      }
      for (const [form, claims] of claimed) {
        const [first = null] = claims
        if (!keys.has(form)) keys.set(form, claims.size > 1 ? null : first)
      }
    }
  }
  return keys
}

const isPercent = (name: string) => name.endsWith('%')

function exactForms(word: string, countsPercent: boolean): string[] {
  if (word.endsWith('%')) return [formOf(word.slice(0, -1), '%')]
  if (countsPercent) return [formOf(word, '%')]
  return [formOf(word.endsWith('+') ? word.slice(0, -1) : word, '')]
}

function looseForms(word: string, countsPercent: boolean): string[] {
  const bare = word.replaceAll('%', '')
  const percent = countsPercent || bare !== word ? [formOf(bare, '%'), formOf(word, '%')] : []
  return [formOf(word, ''), formOf(bare, ''), ...percent]
}
