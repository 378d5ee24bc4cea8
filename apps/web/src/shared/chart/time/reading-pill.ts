import type { Plot } from '../frame/axes.tsx'
import { textWidth } from '../scale/text-width.ts'
import { type ChartStep, pointDay } from './days.ts'

/** The name of the day that is read, on the axis below it. */
export type ReadingPill = { readonly text: string; readonly left: number; readonly width: number }

const PAD = 7

/** The pill below `x`, moved in where it would stand over an end of the plot. */
export function readingPill(
  { day, step, x }: { readonly day: string; readonly step: ChartStep; readonly x: number },
  plot: Plot,
  letterPx: number,
): ReadingPill {
  const text = pointDay(day, step)
  const width = textWidth(text, letterPx) + 2 * PAD
  const left = Math.max(plot.left - PAD, Math.min(plot.right + PAD - width, x - width / 2))
  return { text, left, width }
}
