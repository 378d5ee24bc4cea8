import type { Figure } from './figure.ts'
import type { SheetContext } from './context.ts'
import { isOtherwise, part, statPart } from './context.ts'
import { growFigure, type MilliPart } from './grow.ts'
import { type Coefficients, WEAPON_ROWS } from './coefficients.ts'
import { BASE_STATS, type BaseStat } from '../model.ts'
import type { FigureId, WornShare } from './figure.ts'

/** CH11: the ATK of the weapon in the main hand. */
export function weaponAtkFigure(context: SheetContext): Figure {
  return refinedAtk(context, {
    id: 'weaponAtk',
    rule: 'CH11',
    printed: printedAtk(context),
    refine: context.input.main.refine,
    divisor: 100,
  })
}

/** CH12: that of the second sword; refining it does half. */
export function subWeaponAtkFigure(context: SheetContext): Figure {
  const { sub } = context.input
  return refinedAtk(context, {
    id: 'subWeaponAtk',
    rule: 'CH12',
    printed: sub?.atk ?? 0,
    refine: sub?.refine ?? 0,
    divisor: 200,
  })
}

/** Skills that raise the printed ATK itself do so before everything else. */
function printedAtk({ input, sums }: SheetContext): number {
  const raised = input.main.atk * (10_000 + sums.hundredths('weapon_base_atk_pct'))
  return Math.floor(raised / 10_000) + Math.floor(sums.of('weapon_base_atk'))
}

type Refined = {
  readonly id: FigureId
  readonly rule: string
  readonly printed: number
  readonly refine: number
  readonly divisor: number
}

function refinedAtk(
  { sums }: SheetContext,
  { id, rule, printed, refine, divisor }: Refined,
): Figure {
  const grown = growFigure(
    {
      id,
      rule,
      parts: [part('weapon', printed)],
      percentStat: 'weapon_atk_pct',
      flatStat: 'weapon_atk',
    },
    sums,
  )
  const gain = Math.floor((printed * refine ** 2) / divisor) + refine
  return {
    ...grown,
    after: { of: 'refine', value: gain },
    value: Math.max(0, grown.raw + gain),
    raw: grown.raw + gain,
    min: 0,
  }
}

/** What a row of CH10 gives. */
export function coefficientParts(
  context: SheetContext,
  row: Coefficients,
  weaponAtk: number,
): MilliPart[] {
  const stats = BASE_STATS.flatMap((stat) => {
    const times = row[stat]
    return times === undefined ? [] : [statPart(context, stat, times)]
  })
  return [
    ...(row.one === undefined ? [] : [{ part: 'constant' as const, milli: row.one }]),
    ...stats,
    ...(row.weaponAtk === undefined
      ? []
      : [
          {
            part: { figure: 'weaponAtk' as const },
            milli: weaponAtk * row.weaponAtk,
            times: row.weaponAtk,
          },
        ]),
  ]
}

/** CH13. */
export function atkFigure(context: SheetContext, weaponAtk: number): Figure {
  const { input, style, sums } = context
  const arrow = arrowMilli(context, input.sub?.atk ?? 0)
  return growFigure(
    {
      id: 'atk',
      rule: 'CH13',
      parts: [
        part('level', input.level),
        { part: { figure: 'weaponAtk' }, milli: weaponAtk * 1000 },
        ...coefficientParts(context, WEAPON_ROWS[style].atk, weaponAtk),
        ...(arrow === 0 ? [] : [{ part: 'arrow' as const, milli: arrow }]),
        ...upParts(context, 'atk'),
      ],
      isBaseRounded: isOtherwise(context, 'atkRounded'),
      percentStat: 'atk_pct',
      flatStat: 'atk',
      worn: [subShare(context, 'magicDevice', -15)],
    },
    sums,
  )
}

/** CH13. */
export function matkFigure(context: SheetContext, weaponAtk: number): Figure {
  const { input, style, sums } = context
  return growFigure(
    {
      id: 'matk',
      rule: 'CH13',
      parts: [
        part('level', input.level),
        ...coefficientParts(context, WEAPON_ROWS[style].matk, weaponAtk),
        ...upParts(context, 'matk'),
      ],
      percentStat: 'matk_pct',
      flatStat: 'matk',
      worn: [subShare(context, 'knuckles', -15)],
    },
    sums,
  )
}

/** "ATK UP (STR %)" reads the points put in; "ATK DOWN" takes away in the same way. */
function upParts({ input, sums }: SheetContext, power: 'atk' | 'matk'): MilliPart[] {
  const gainOf = (stat: BaseStat) => {
    const percent =
      sums.hundredths(`${power}_up_${stat}_pct`) - sums.hundredths(`${power}_down_${stat}_pct`)
    return Math.floor((input.base[stat] * percent) / 10_000)
  }
  const gain = BASE_STATS.reduce((sum, stat) => sum + gainOf(stat), 0)
  return gain === 0 ? [] : [part('up', gain)]
}

/** What the sub hand adds in percent points (CH14); null while it holds something else. */
export function subShare(
  { input }: SheetContext,
  worn: 'shield' | 'magicDevice' | 'knuckles' | 'arrow',
  value: number,
): WornShare | null {
  return input.sub?.kind === worn ? { worn, value } : null
}

/** An arrow's number as the weapon uses it, in thousandths: whole with a bow, half with a bowgun (CH15). */
export function arrowMilli({ input }: SheetContext, amount: number): number {
  if (input.sub?.kind !== 'arrow') return 0
  if (input.main.kind === 'bow') return amount * 1000
  return input.main.kind === 'bowgun' ? amount * 500 : 0
}

/** CH12: the second sword's own attack. */
export function subAtkFigure(context: SheetContext, subWeaponAtk: number): Figure {
  return growFigure(
    {
      id: 'subAtk',
      rule: 'CH12',
      parts: [
        part('level', context.input.level),
        { part: { figure: 'subWeaponAtk' }, milli: subWeaponAtk * 1000 },
        statPart(context, 'str', 1000),
        statPart(context, 'agi', 3000),
      ],
      percentStat: 'atk_pct',
      flatStat: 'atk',
    },
    context.sums,
  )
}

/** CH12: the power of the dual sword skills. */
export function dualAtkFigure(atk: number, subAtk: number, subStability: number): Figure {
  const second = Math.floor((subAtk * subStability) / 100)
  return {
    id: 'dualAtk',
    rule: 'CH12',
    value: atk + second,
    parts: [
      { of: { figure: 'atk' }, value: atk },
      { of: { figure: 'subAtk' }, value: second, times: subStability * 10 },
    ],
    base: atk + second,
    percent: null,
    flat: null,
    raw: atk + second,
  }
}
