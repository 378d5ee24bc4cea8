/** Control characters other than line feed and tab. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f]/

/** Text as the API takes it: no control characters, no lone surrogates (API contract §2). */
export function isCleanText(text: string): boolean {
  return !FORBIDDEN.test(text) && text.isWellFormed()
}
