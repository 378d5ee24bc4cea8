/** The language of words that somebody wrote, where it is another than the page's: here the page's. */
export function langOf(_words: string): string | undefined {
  return undefined
}
