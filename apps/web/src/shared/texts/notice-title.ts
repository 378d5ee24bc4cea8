/** The title of a notice, as the reader's language says it where it came with the product. */
export const noticeTitle = (title: string): string => title
