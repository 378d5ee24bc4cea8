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

/** Reads one change, or says why it cannot: no amount, or a name nobody has. */
export type ChangeReader = (
  text: string,
) => WrittenChange | 'UNREADABLE_CHANGE' | 'UNKNOWN_OPTION_NAME'

const SLOT_MARK = /\[(?:(\d+)번칸?|slot(\d+))\]$/
const CHANGE = /^(.+?)([+-]?)(\d+)(%?)$/

/** Other names by key; today's names come before them. */
export type FormerOptionNames = Readonly<Partial<Record<string, readonly string[]>>>

/** A reader for the options of a catalogue, by shown name or key (SPEC.md TXT4). */
export function createChangeReader(
  catalogue: Catalogue,
  names: OptionNames,
  formerNames: FormerOptionNames = {},
): ChangeReader {
  const keys = keysByForm([
    catalogue.map(({ key }) => ({ key, names: [names[key] ?? key, key] })),
    catalogue.map(({ key }) => ({ key, names: formerNames[key] ?? [] })),
  ])
  return (text) => {
    const plain = plainText(text).replaceAll(',', '')
    const mark = SLOT_MARK.exec(plain)
    const [, name = '', sign, digits, percent = ''] =
      CHANGE.exec(plain.replace(SLOT_MARK, '')) ?? []
    if (digits === undefined) return 'UNREADABLE_CHANGE'
    const option = keys.get(formOf(name, percent))
    if (option === undefined) return 'UNKNOWN_OPTION_NAME'
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

type Writing = { readonly key: string; readonly names: readonly string[] }

/** Exact forms of all options come first, so that a loose form never takes another one's name. */
function keysByForm(generations: readonly (readonly Writing[])[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const writings of generations) {
    for (const forms of [exactForms, looseForms]) {
      for (const { key, names } of writings) {
        for (const form of names.flatMap((name) => forms(plainText(name)))) {
          if (!keys.has(form)) keys.set(form, key)
        }
      }
    }
  }
  return keys
}

function exactForms(name: string): string[] {
  if (name.endsWith('%')) return [formOf(name.slice(0, -1), '%')]
  return [formOf(name.endsWith('+') ? name.slice(0, -1) : name, '')]
}

function looseForms(name: string): string[] {
  const withoutPercent = name.replaceAll('%', '')
  const percent = withoutPercent === name ? [] : [formOf(withoutPercent, '%'), formOf(name, '%')]
  return [formOf(name, ''), ...percent]
}
