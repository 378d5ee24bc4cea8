import type { SheetLine, SheetStat, WornKind } from '../model.ts'

/** Sums are kept in hundredths, so that halves and tenths of a percent add up exactly. */
const SCALE = 100

/** Whether a line counts for somebody who wears this (CH5). */
export function lineHolds({ when }: Pick<SheetLine, 'when'>, worn: ReadonlySet<WornKind>): boolean {
  return !when || when.worn.some((kind) => worn.has(kind))
}

/** The sums of all lines that count, one for each stat (CH4). */
export type LineSums = {
  /** The sum in hundredths; 0 where no line stands. */
  readonly hundredths: (stat: SheetStat) => number
  /** The sum itself. */
  readonly of: (stat: SheetStat) => number
}

/** Adds up lines: all of one stat together, whatever they come from (CH4). */
export function sumLines(lines: readonly SheetLine[], worn: ReadonlySet<WornKind>): LineSums {
  const sums = new Map<SheetStat, number>()
  for (const line of lines)
    if (lineHolds(line, worn))
      sums.set(line.stat, (sums.get(line.stat) ?? 0) + Math.round(line.value * SCALE))
  const hundredths = (stat: SheetStat) => sums.get(stat) ?? 0
  return { hundredths, of: (stat) => hundredths(stat) / SCALE }
}
