import { createContext, use } from 'react'

/** Keys of the message catalogues. The specification names the default one `korea`. */
export const LANGUAGES = ['korea'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'korea'

/** One feature's texts in every language. All languages have the shape of the Korean one. */
export type Texts<Messages> = Readonly<Record<typeof DEFAULT_LANGUAGE, Messages>> &
  Readonly<Partial<Record<Language, Messages>>>

/** Set from the shared state (`shared/session`), so parts can be shown alone without a store. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** Declares the texts of a feature: `defineTexts({ korea: { title: '옵션 부여' } })`. */
export function defineTexts<const Messages>(texts: Texts<Messages>): Texts<Messages> {
  return texts
}

/** The texts in the viewer's language; what a language lacks is shown in Korean. */
export function useTexts<Messages>(texts: Texts<Messages>): Messages {
  return textsIn(texts, use(LanguageContext))
}

/** The same outside of components. */
export function textsIn<Messages>(
  texts: Texts<Messages>,
  language: Language = DEFAULT_LANGUAGE,
): Messages {
  return texts[language] ?? texts[DEFAULT_LANGUAGE]
}
