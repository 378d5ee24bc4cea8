/** Spreadsheets run what begins like this, in its full-width form too. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Text a spreadsheet must not run as a formula gets an apostrophe before it. */
export function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

/** The text as it was before {@link guarded}. */
export function unguarded(text: string): string {
  return text.replace(GUARDED, '')
}
