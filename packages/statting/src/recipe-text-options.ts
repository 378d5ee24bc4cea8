import { buildLines, changesOfLine, fragmentsOf } from './recipe-text-lines.ts'
import { type ChangeReader, createChangeReader } from './recipe-text-names.ts'
import type { RecipeTextContext } from './recipe-text-read.ts'
import { isSettingsLine } from './recipe-text-settings.ts'
import type { TextRefusal, TextRefusalCode } from './text-refusals.ts'

/** An option a text names, with its amount; null where none is written. */
export type NamedOption = {
  readonly option: string
  readonly value: number | null
  readonly line: number
  /** The words it was read from. */
  readonly fragment: string
}

/** What a text names, and what of it is not understood. */
export type NamedOptions = {
  readonly options: readonly NamedOption[]
  readonly unread: readonly TextRefusal[]
}

/**
 * Reads options that are wanted, not steps: `크뎀 20, 물관 5%` or only `크뎀, 물관` (SPEC.md TXT7). Named
 * twice, the last amount counts. Settings are passed over.
 */
export function readNamedOptions(
  text: string,
  { catalogue, names, formerNames = {}, searchWords = [] }: RecipeTextContext,
): NamedOptions {
  const reader = createChangeReader(catalogue, names, [formerNames, ...searchWords])
  const options = new Map<string, NamedOption>()
  const unread: TextRefusal[] = []
  for (const { number: line, text: words } of buildLines(text)) {
    if (isSettingsLine(words)) continue
    for (const fragment of fragmentsOf(changesOfLine(words)).map((part) => part.trim())) {
      const read = readFragment(fragment, reader)
      if (typeof read === 'string') unread.push({ line, code: read, fragment })
      else for (const named of read) options.set(named.option, { ...named, line, fragment })
    }
  }
  return { options: [...options.values()], unread }
}

type Named = Pick<NamedOption, 'option' | 'value'>

/** One option with its amount or without, or several names with blanks between. */
function readFragment(fragment: string, reader: ChangeReader): readonly Named[] | TextRefusalCode {
  const isBare = reader(fragment) === 'UNREADABLE_CHANGE'
  // A name alone is read as one with an amount, which is then left out.
  const read = reader(isBare ? `${fragment} 1` : fragment)
  if (typeof read !== 'string') {
    return [{ option: read.option, value: isBare ? null : read.valueDelta }]
  }
  const words = fragment.split(/\s+/)
  if (!isBare || words.length === 1) return read
  const each = words.map((word) => readFragment(word, reader))
  return each.every((one) => typeof one !== 'string') ? each.flat() : read
}
