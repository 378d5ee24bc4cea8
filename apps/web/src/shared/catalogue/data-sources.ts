/** Where a list comes from, as its rows say it. */
export function sourceWords(source: string): string {
  return source
}
