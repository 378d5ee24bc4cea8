/** The title of an event, as the reader's language says it where it came with the product. */
export const eventTitle = (title: string): string => title
