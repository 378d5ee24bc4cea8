/**
 * Text in the form in which databases keep it for searching and for telling equal names: case, width
 * and spaces do not matter. Stored rows are in this form, so it never changes; the search in lists
 * that are at hand ({@link createSearchIndex}) reads more.
 */
export function toStoredSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}
