/** Declares the Korean texts of a feature: `defineTexts({ korea: { title: '옵션 부여' } })`. */
// Words nobody asks for are left out of the build.
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<const Messages>(texts: { readonly korea: Messages }): Messages {
  return texts.korea
}

/**
 * Declares the same texts in English, in `x.texts.english.ts` beside `x.texts.ts`; every key of the
 * Korean ones must be there: `defineEnglish<typeof korean>({ title: 'Stat grant' })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEnglish<Messages>(texts: Translated<Messages>): Translated<Messages> {
  return texts
}

/** The shape of texts without the very words of one language. */
export type Translated<Messages> = Messages extends string
  ? string
  : Messages extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Messages extends number | boolean | bigint | symbol | null | undefined
      ? Messages
      : { readonly [Key in keyof Messages]: Translated<Messages[Key]> }
