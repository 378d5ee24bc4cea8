/** The text of a notice, as the reader's language says it where it came with the product. */
export const noticeBody = (body: string): string => body
