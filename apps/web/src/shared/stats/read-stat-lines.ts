import { type ParsedStats, parseStatLines } from '@gyeol/catalogue'
import { pastedLines } from '@gyeol/korean'
import { statFinder } from './stat-finder.ts'

/** Reads stats as they are typed, or pasted out of a messenger. */
export function readStatLines(text: string): ParsedStats {
  const lines = pastedLines(text).map((line) => line.text.normalize('NFKC'))
  return parseStatLines(lines.join('\n'), statFinder())
}
