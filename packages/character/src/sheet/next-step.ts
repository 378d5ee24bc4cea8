import { CRIT_DAMAGE_SOFT_CAP } from './critical.ts'
import type { FigureId } from './figure.ts'
import { RESISTANCE_STEP } from './resistance.ts'
import type { Sheet } from './sheet.ts'
import { CAST_STEP, MOTION_STEP, SPEED_LIMITS } from './speed.ts'

/** What the next step of a stepped or capped figure takes. */
export type NextStep = {
  /** What has to grow. */
  readonly of: FigureId | 'lines'
  /** What is there now, counted from the last step, and what the step needs in all. */
  readonly from: number
  readonly have: number
  readonly need: number
  /** What the figure is worth there; null: from there on more gives less or nothing. */
  readonly gives: number | null
}

/** The next step of a figure; null for those that grow evenly or cannot grow any more. */
export function nextStep(sheet: Sheet, id: FigureId): NextStep | null {
  const { value } = sheet
  if (id === 'motionSpeed') return motionStep(value('aspd'), value(id))
  if (id === 'castReduction') return castStep(value('cspd'), value(id))
  if (id === 'critRate') return capStep(value(id), 100)
  if (id === 'stability' || id === 'physPierce' || id === 'magicPierce' || id === 'ailmentResist')
    return capStep(value(id), 100)
  if (id === 'critDamage') return capStep(value(id), CRIT_DAMAGE_SOFT_CAP)
  if (id === 'physResist') return resistanceStep(sheet.sum('phys_resist_pct'))
  return id === 'magicResist' ? resistanceStep(sheet.sum('magic_resist_pct')) : null
}

function motionStep(aspd: number, motion: number): NextStep | null {
  if (motion >= SPEED_LIMITS.motion) return null
  const { from, aspd: step } = MOTION_STEP
  const done = Math.max(0, Math.floor((aspd - from) / step))
  // Below the first 1000 nothing has been gained: the way starts at 0.
  const start = aspd < from + step ? 0 : from + done * step
  return { of: 'aspd', from: start, have: aspd, need: from + (done + 1) * step, gives: motion + 1 }
}

function castStep(cspd: number, cast: number): NextStep | null {
  if (cast >= SPEED_LIMITS.cast) return null
  const { until, below, above } = CAST_STEP
  if (cspd < until) {
    const done = Math.floor(cspd / below)
    return { of: 'cspd', from: done * below, have: cspd, need: (done + 1) * below, gives: cast + 1 }
  }
  const done = Math.floor((cspd - until) / above)
  const from = until + done * above
  return { of: 'cspd', from, have: cspd, need: from + above, gives: cast + 1 }
}

function capStep(value: number, cap: number): NextStep | null {
  return value >= cap ? null : { of: 'lines', from: 0, have: value, need: cap, gives: null }
}

function resistanceStep(points: number): NextStep | null {
  if (points < 0) return null
  const done = Math.floor(points / RESISTANCE_STEP)
  const from = done * RESISTANCE_STEP
  return { of: 'lines', from, have: points, need: from + RESISTANCE_STEP, gives: null }
}
