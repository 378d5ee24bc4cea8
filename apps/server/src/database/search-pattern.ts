import { askedText, toStoredSearchText } from '@gyeol/korean'

/** The pattern of a `like … escape '\'` that finds a searched text anywhere; null for no search. */
export function toSearchPattern(search: string | undefined): string | null {
  const text = toStoredSearchText(askedText(search ?? ''))
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
