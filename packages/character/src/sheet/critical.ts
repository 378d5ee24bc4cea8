import { isOtherwise, part, personalPoints, type SheetContext } from './context.ts'
import type { Figure, FigureId, WornShare } from './figure.ts'
import { growFigure } from './grow.ts'

/** What two swords take from critical rate and accuracy in percent points (CH18, CH22). */
export function dualShare(context: SheetContext): WornShare | null {
  return context.isDual && !isOtherwise(context, 'dualFull')
    ? { worn: 'dualSwords', value: -55 }
    : null
}

/** Above this, critical damage counts half (CH19). */
export const CRIT_DAMAGE_SOFT_CAP = 300

/** ⌊points / 3.4⌋, the share of CRT and MEN. */
export function personalShare(points: number): number {
  return Math.floor((5 * points) / 17)
}

/** CH18. */
export function critRateFigure(context: SheetContext): Figure {
  const { sums } = context
  const total = sums.hundredths('crit_rate_total')
  return growFigure(
    {
      id: 'critRate',
      rule: 'CH18',
      parts: [
        part('constant', 25),
        part('personal', personalShare(personalPoints(context.input, 'crt'))),
      ],
      percentStat: 'crit_rate_pct',
      flatStat: 'crit_rate',
      worn: [dualShare(context)],
      min: 0,
      finish: (raw) => multiplied(raw, total),
    },
    sums,
  )
}

/** A line "…_total" multiplies the finished number. */
export function multiplied(value: number, hundredths: number): number {
  return hundredths === 0 ? value : Math.floor((value * (10_000 + hundredths)) / 10_000)
}

/** CH19. */
export function critDamageFigure(context: SheetContext): Figure {
  const { stats, sums } = context
  const { str, agi } = stats
  const isStrong = 2 * str.value >= str.value + agi.value
  const after = Math.floor(sums.of('crit_damage_skill'))
  return growFigure(
    {
      id: 'critDamage',
      rule: 'CH19',
      parts: [
        part('constant', 150),
        ...(isStrong
          ? [{ part: { stat: 'str' as const }, milli: str.value * 200, times: 200 }]
          : [
              { part: { stat: 'str' as const }, milli: str.value * 100, times: 100 },
              { part: { stat: 'agi' as const }, milli: agi.value * 100, times: 100 },
            ]),
      ],
      percentStat: 'crit_damage_pct',
      flatStat: 'crit_damage',
      min: 0,
      finish: (raw) => softened(raw) + after,
    },
    sums,
  )
}

function softened(raw: number): number {
  const over = raw - CRIT_DAMAGE_SOFT_CAP
  return over > 0 ? CRIT_DAMAGE_SOFT_CAP + Math.floor(over / 2) : raw
}

/** CH20 and CH21. */
export function magicCritFigures(
  { sums }: SheetContext,
  critRate: number,
  critDamage: number,
): [Figure, Figure] {
  const rate = conversion(sums.hundredths('magic_crit_rate_conversion'))
  const damage = conversion(sums.hundredths('magic_crit_damage_conversion'))
  const share = Math.floor(((critDamage - 100) * (5000 + damage)) / 10_000)
  return [
    converted('magicCritRate', { rule: 'CH20', from: 'critRate', base: critRate }, [
      Math.floor((critRate * rate) / 10_000),
      rate / 100,
    ]),
    converted('magicCritDamage', { rule: 'CH21', from: 'critDamage', base: critDamage }, [
      100 + share,
      (5000 + damage) / 100,
    ]),
  ]
}

/** At most the whole of it. */
function conversion(hundredths: number): number {
  return Math.min(10_000, hundredths)
}

type Source = { readonly rule: string; readonly from: FigureId; readonly base: number }

function converted(
  id: FigureId,
  { rule, from, base }: Source,
  [value, percent]: [number, number],
): Figure {
  return {
    id,
    rule,
    // A conversion of nothing is 0, not −0.
    value: value + 0,
    parts: [{ of: { figure: from }, value: base, times: percent * 10 }],
    base,
    percent: null,
    flat: null,
    raw: value,
  }
}
