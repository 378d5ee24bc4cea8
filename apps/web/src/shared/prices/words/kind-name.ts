/** The name of a kind of items, as the reader's language says it where it came with the product. */
export const kindNameWords = (name: string): string => name
