/** What a registlet or an ability does, as the reader's language says it: our lists write it in Korean. */
export const effectWords = (effect: string): string => effect
