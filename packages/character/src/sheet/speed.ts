import { part, type SheetContext, statPart } from './context.ts'
import { multiplied } from './critical.ts'
import { WEAPON_ROWS } from './coefficients.ts'
import type { Figure, WornShare } from './figure.ts'
import { clamp, growFigure } from './grow.ts'
import { coefficientParts, subShare } from './weapon.ts'

/** Attack speed from which motions become shorter, and by how much it must rise for one percent (CH26). */
export const MOTION_STEP = { from: 1000, aspd: 180 } as const

/** CSPD up to which 20 give one percent, and what one percent costs above (CH27). */
export const CAST_STEP = { until: 1000, below: 20, above: 180 } as const

/** Most percent a motion or a cast can be shortened. */
export const SPEED_LIMITS = { motion: 50, cast: 100 } as const

/** CH25. */
export function aspdFigure(context: SheetContext): Figure {
  const { input, style, sums } = context
  return growFigure(
    {
      id: 'aspd',
      rule: 'CH25',
      parts: [part('level', input.level), ...coefficientParts(context, WEAPON_ROWS[style].aspd, 0)],
      percentStat: 'aspd_pct',
      flatStat: 'aspd',
      worn: [armorShare(context), subShare(context, 'shield', -50)],
    },
    sums,
  )
}

function armorShare({ input }: SheetContext): WornShare | null {
  if (input.armor?.make === 'light') return { worn: 'lightArmor', value: 50 }
  return input.armor?.make === 'heavy' ? { worn: 'heavyArmor', value: -50 } : null
}

/** CH26. */
export function motionSpeedFigure({ sums }: SheetContext, aspd: number): Figure {
  const base = Math.max(0, Math.floor((aspd - MOTION_STEP.from) / MOTION_STEP.aspd))
  const lines = sums.of('motion_speed_pct')
  const raw = base + lines
  const value = multiplied(raw, sums.hundredths('motion_speed_pct_total'))
  return {
    id: 'motionSpeed',
    rule: 'CH26',
    value: clamp(value, undefined, SPEED_LIMITS.motion),
    parts: [{ of: { figure: 'aspd' }, value: base }],
    base,
    percent: null,
    flat: { stat: 'motion_speed_pct', value: lines },
    raw,
    max: SPEED_LIMITS.motion,
  }
}

/** CH27. */
export function cspdFigure(context: SheetContext): Figure {
  return growFigure(
    {
      id: 'cspd',
      rule: 'CH27',
      parts: [
        part('level', context.input.level),
        statPart(context, 'agi', 1160),
        statPart(context, 'dex', 2940),
      ],
      isBaseRounded: true,
      percentStat: 'cspd_pct',
      flatStat: 'cspd',
    },
    context.sums,
  )
}

/** CH27: by how much a cast is shorter. */
export function castReductionFigure(cspd: number): Figure {
  const raw =
    cspd < CAST_STEP.until
      ? Math.floor(cspd / CAST_STEP.below)
      : CAST_STEP.until / CAST_STEP.below + Math.floor((cspd - CAST_STEP.until) / CAST_STEP.above)
  return {
    id: 'castReduction',
    rule: 'CH27',
    value: clamp(raw, undefined, SPEED_LIMITS.cast),
    parts: [{ of: { figure: 'cspd' }, value: cspd }],
    base: raw,
    percent: null,
    flat: null,
    raw,
    max: SPEED_LIMITS.cast,
  }
}
