/** Spreadsheets run what begins like this, in its full-width form too. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Text a spreadsheet must not run as a formula gets an apostrophe before it. */
export function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

/** A formula that is nothing but a text: what tools write for `0012` to stay as it is. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

/** The text as it was before {@link guarded}, or as a spreadsheet shows it. */
export function unguarded(text: string): string {
  const [, shown] = TEXT_FORMULA.exec(text) ?? []
  return shown === undefined ? text.replace(GUARDED, '') : shown.replaceAll('""', '"')
}
