/** Text in the form in which words are compared: one width, one case, no spaces. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_·]+/g, '')
}

/**
 * Finds the id a word stands for. `words` gives every spelling of an id; the first id to claim a
 * spelling keeps it.
 */
export function createWordFinder<Id extends string>(
  words: Iterable<readonly [Id, readonly string[]]>,
): (word: string) => Id | undefined {
  const ids = new Map<string, Id>()
  for (const [id, spellings] of words) {
    for (const spelling of [id, ...spellings]) {
      const key = wordKey(spelling)
      if (!ids.has(key)) ids.set(key, id)
    }
  }
  return (word) => ids.get(wordKey(word))
}
