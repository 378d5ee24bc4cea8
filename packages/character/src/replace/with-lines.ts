import type { CharacterInput, SheetLine } from '../model.ts'

/** The input with other lines in the place of those of one source (RP2); what else is given changes with them. */
export function withLinesOf(
  input: CharacterInput,
  source: string,
  { lines, ...worn }: Partial<CharacterInput> & { readonly lines: readonly SheetLine[] },
): CharacterInput {
  const kept = input.lines.filter((line) => line.source !== source)
  return { ...input, ...worn, lines: [...kept, ...lines.map((line) => ({ ...line, source }))] }
}
