import type { SheetContext } from './context.ts'
import type { Figure } from './figure.ts'

/** Every so many points of resistance count half as much as those before (CH31). */
export const RESISTANCE_STEP = 50

/** Beyond this many halvings nothing that can be read is left. */
const MAX_HALVINGS = 20

/** CH31. */
export function resistanceFigure({ sums }: SheetContext, kind: 'phys' | 'magic'): Figure {
  const stat = `${kind}_resist_pct` as const
  const points = sums.of(stat)
  return {
    id: kind === 'phys' ? 'physResist' : 'magicResist',
    rule: 'CH31',
    value: points < 0 ? compounded(-points) : halved(points),
    parts: [],
    base: 0,
    percent: null,
    flat: { stat, value: points },
    raw: points,
  }
}

function halved(points: number): number {
  const steps = Math.min(MAX_HALVINGS, Math.floor(points / RESISTANCE_STEP))
  const rest = (points - steps * RESISTANCE_STEP) / 2 ** steps
  // 50 + 25 + 12.5 …: the sum of the whole steps.
  return 2 * RESISTANCE_STEP * (1 - 1 / 2 ** steps) + rest
}

/** Below zero each 50 multiply the damage taken by 1.5: 80 → 100 − 100 × 1.5 × 1.3 = −95. */
function compounded(lack: number): number {
  const steps = Math.floor(lack / RESISTANCE_STEP)
  const rest = lack - steps * RESISTANCE_STEP
  const hundredths = Math.round((100 + rest) * 100)
  return (100 * 100 * 2 ** steps - hundredths * 3 ** steps) / (100 * 2 ** steps)
}
