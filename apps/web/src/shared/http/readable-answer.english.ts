/** A refusal in English; the words for it are fetched with the first one. */
export async function readableAnswer(answer: unknown): Promise<unknown> {
  // Where they cannot be had, its own words say more than none.
  const words = await import('./answer-words.english.ts').catch(() => null)
  return words === null ? answer : words.inEnglish(answer)
}
