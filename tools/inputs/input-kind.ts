/** Files somebody may hand over, and what becomes of them here. */
export type InputKind = {
  /** How their names end, in small letters. */
  readonly endings: readonly string[]
  /** In one line: what they were read as, or the words with which they are refused. */
  readonly tell: (file: { readonly name: string; readonly bytes: Buffer }) => Promise<string>
}
