/** The name or the line of a job that came with the product, as the reader's language says it. */
export const jobWords = (text: string): string => text
