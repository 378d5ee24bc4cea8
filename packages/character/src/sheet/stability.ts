import { arrowMilli, coefficientParts } from './weapon.ts'
import { part, type SheetContext, statPart } from './context.ts'
import type { Figure, FigurePart } from './figure.ts'
import { clamp } from './grow.ts'
import { WEAPON_ROWS } from './coefficients.ts'

/** 20 · DEX / 57 is the only coefficient that is not a whole number of thousandths. */
const BARE_HAND = { of: 57, times: 20 } as const

/** CH16. */
export function stabilityFigure(context: SheetContext): Figure {
  const { input, sums, style } = context
  const row = WEAPON_ROWS[style].stability
  const arrow = arrowMilli(context, input.sub?.stability ?? 0)
  const parts = [
    part('weapon', input.main.stability),
    ...(arrow === 0 ? [] : [{ part: 'arrow' as const, milli: arrow }]),
    ...(row ? coefficientParts(context, row, 0) : [part('constant', 1)]),
  ]
  const lines = sums.hundredths('stability_pct') * 10
  const milli = parts.reduce((sum, part) => sum + part.milli, lines)
  const dex = row ? 0 : context.stats.dex.value * BARE_HAND.times
  const raw = Math.floor((milli * BARE_HAND.of + dex * 1000) / (BARE_HAND.of * 1000))
  const shown: FigurePart[] = parts.map(({ part, milli, times }) => ({
    of: part,
    value: milli / 1000,
    times,
  }))
  if (!row) shown.push({ of: { stat: 'dex' }, value: dex / BARE_HAND.of, times: 351 })
  return {
    id: 'stability',
    rule: 'CH16',
    value: clamp(raw, 1, 100),
    parts: shown,
    base: shown.reduce((sum, { value }) => sum + value, 0),
    percent: null,
    flat: { stat: 'stability_pct', value: sums.of('stability_pct') },
    raw,
    min: 1,
    max: 100,
  }
}

/** CH12. */
export function subStabilityFigure(context: SheetContext): Figure {
  const { input, sums } = context
  const parts = [
    { part: 'weapon' as const, milli: (input.sub?.stability ?? 0) * 500, times: 500 },
    statPart(context, 'str', 60),
    statPart(context, 'agi', 40),
  ]
  const base = Math.floor(parts.reduce((sum, { milli }) => sum + milli, 0) / 1000)
  const lines = Math.floor(sums.of('stability_pct'))
  return {
    id: 'subStability',
    rule: 'CH12',
    value: clamp(base + lines, 0, 100),
    parts: parts.map(({ part, milli, times }) => ({ of: part, value: milli / 1000, times })),
    base,
    percent: null,
    flat: { stat: 'stability_pct', value: lines },
    raw: base + lines,
    min: 0,
    max: 100,
  }
}

/** CH17: the lowest and the highest roll of magic. */
export function magicStabilityFigures(stability: number): [Figure, Figure] {
  const lowest = Math.min(90, Math.floor((100 + stability) / 2))
  const highest = 100 + Math.max(0, Math.floor((stability - 80) / 2))
  const of = { base: stability, parts: [stabilityPart(stability)] }
  return [
    { ...DERIVED, ...of, id: 'magicStabilityMin', value: lowest, raw: lowest, max: 90 },
    { ...DERIVED, ...of, id: 'magicStabilityMax', value: highest, raw: highest, min: 100 },
  ]
}

const DERIVED = { rule: 'CH17', percent: null, flat: null } as const

function stabilityPart(stability: number): FigurePart {
  return { of: { figure: 'stability' }, value: stability }
}
