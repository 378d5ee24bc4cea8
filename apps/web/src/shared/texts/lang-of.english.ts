const HANGUL = /\p{Script=Hangul}/u

/** The language of words that somebody wrote, where it is another than the page's: Korean in English. */
export function langOf(words: string): string | undefined {
  return HANGUL.test(words) ? 'ko' : undefined
}
