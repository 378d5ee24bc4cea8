/** Text in the form in which it is searched: case, width and spaces do not matter. */
export function toSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}

/** The pattern of a `like … escape '\'` that finds a searched text anywhere; null for no search. */
export function toSearchPattern(search: string | undefined): string | null {
  const text = toSearchText(search ?? '')
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
