import type { SheetLine, SheetStat } from '../model.ts'
import { lineHolds } from './line-sums.ts'
import type { Sheet } from './sheet.ts'

/** The lines of a stat that count, largest first; lines of one source stand as they were added. */
export function linesOfStat(sheet: Sheet, stat: SheetStat): SheetLine[] {
  return sheet.input.lines
    .filter((line) => line.stat === stat && line.value !== 0 && lineHolds(line, sheet.worn))
    .toSorted((left, right) => Math.abs(right.value) - Math.abs(left.value))
}

/** The lines whose condition is not met. */
export function linesOff(sheet: Sheet): SheetLine[] {
  return sheet.input.lines.filter((line) => !lineHolds(line, sheet.worn))
}
