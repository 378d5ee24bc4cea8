import type { ReactNode } from 'react'

/** Spread on SVG's texts of figures: React's types know `translate` of HTML only. */
export const UNTRANSLATED = { translate: 'no' } as const

/** Signs such as Lv and MP are no words, and whatever is no text reads as `[object Object]`. */
const WORDS = /[가-힣]|\p{L}{3}/u

/**
 * What `translate` says on an element with this inside: figures alone are the same in every language, and page
 * translators would only put something of their own in their place. Words are theirs to translate.
 */
export const translateOf = (content: ReactNode): 'no' | undefined =>
  WORDS.test(content as string) ? undefined : 'no' // read as a text whatever it is
