import { askedText } from '../tidy-text.ts'
import { lazily } from './lazily.ts'
import { heardConsonants, isOneSlipAway, lettersOf } from './near-name.ts'
import { type CompactText, compactQuery, MAX_QUERY_LENGTH } from './search-text.ts'

type Named<Item> = {
  readonly item: Item
  readonly name: CompactText
  readonly aliases: readonly CompactText[]
}

type Spelled<Item> = { readonly item: Item; readonly words: readonly string[] }

function spell<Item>(entries: readonly Named<Item>[], by: (text: string) => string) {
  return entries.map(
    ({ item, name, aliases }): Spelled<Item> => ({
      item,
      words: [name, ...aliases].map(({ text }) => by(text)),
    }),
  )
}

/** Fewer consonants are heard in too many names, and several words (장비 비교) say each what is meant. */
const leastConsonants = (typed: string) => (/\s/.test(typed.trim()) ? 6 : 4)

/**
 * Finds what a text that nothing is called was meant to be: items one slip away, then those that sound so in the other
 * script. `entries` are read at the first question, once they are all there.
 */
export function createNearSearch<Item>(entries: readonly Named<Item>[]): (typed: string) => Item[] {
  const spelled = lazily(() => spell(entries, lettersOf))
  const sounds = lazily(() => spell(entries, heardConsonants))
  return (typed) => {
    const text = compactQuery(askedText(typed.slice(0, MAX_QUERY_LENGTH)))
    // An amount is none of a name that was mistyped.
    if (/\d/.test(text)) return []
    const letters = lettersOf(text)
    const isSlip = (word: string | undefined) => word !== undefined && isOneSlipAway(letters, word)
    const byAnyName = spelled().filter(({ words }) => words.some(isSlip))
    const oneSlip = byAnyName.toSorted(
      (left, right) => Number(isSlip(right.words[0])) - Number(isSlip(left.words[0])),
    )
    const consonants = heardConsonants(text)
    const sounding =
      oneSlip.length > 0 || consonants.length < leastConsonants(typed)
        ? []
        : sounds().filter(({ words }) => words.includes(consonants))
    return [...oneSlip, ...sounding].map(({ item }) => item)
  }
}
