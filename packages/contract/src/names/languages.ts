/**
 * The languages of the site by the keys of the specification, the default one first.
 *
 * - `tag`: BCP 47, for `lang` attributes and `hreflang`.
 * - `locale`: for Intl.
 * - `name`: in the language itself.
 *
 * A third language is added here and by a file `x.<key>.ts` beside each `x.ts` with words.
 */
export const LANGUAGES = {
  korea: { tag: 'ko', locale: 'ko-KR', name: '한국어' },
  english: { tag: 'en', locale: 'en-US', name: 'English' },
} as const

/** Key of a language. */
export type Language = keyof typeof LANGUAGES

/** The language of who has chosen none. */
export const DEFAULT_LANGUAGE = 'korea' satisfies Language

/** The parameter of an address, and the cookie, that say which language a page is wanted in. */
export const LANGUAGE_PARAMETER = 'lang'

/** The cookie of the language a link asked for: it holds for the visit, and a choice ends it. */
export const VISIT_LANGUAGE_COOKIE = 'visit-lang'

/** The language a parameter or cookie names, if any. */
export function languageOf(word: string | null | undefined): Language | undefined {
  return word != null && Object.hasOwn(LANGUAGES, word) ? (word as Language) : undefined
}

/** An address of ours as it leads to the page in a language, whatever the reader has chosen. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path
  const [address = '', hash] = path.split('#')
  const link = address.includes('?') ? '&' : '?'
  const named = `${address}${link}${LANGUAGE_PARAMETER}=${language}`
  return hash === undefined ? named : `${named}#${hash}`
}
