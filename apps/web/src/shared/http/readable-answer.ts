/** What the server says of a refusal, in the reader's language: it speaks Korean. */
export const readableAnswer = (answer: unknown): unknown => answer
