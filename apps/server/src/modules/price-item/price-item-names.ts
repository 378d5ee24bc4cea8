import { nameForms, toStoredSearchText } from '@gyeol/korean'

/** The form in which two names of items are the same (PR1). */
export function toNameKey(name: string): string {
  return toStoredSearchText(name)
}

/** The keys a typed name may be looked up by, the likeliest first: as it stands, and as it is said. */
export function typedNameKeys(typed: string): readonly string[] {
  return [...new Set([typed, ...nameForms(typed)].map(toNameKey))]
}

/** What a search for an item reads: a line for each word it has. */
export function toItemSearchText(words: readonly string[]): string {
  return [...new Set(words.map(toStoredSearchText).filter(Boolean))].join('\n')
}
