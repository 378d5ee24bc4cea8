import type { BaseStat, CharacterInput, SheetStat, WornKind } from '../model.ts'
import {
  accuracyFigure,
  aggroFigure,
  ailmentFigure,
  amprFigure,
  defenseFigure,
  dodgeFigure,
  maxHpFigure,
  maxMpFigure,
  pierceFigure,
  refineReductionFigure,
} from './body.ts'
import { contextOf, type SheetContext } from './context.ts'
import { critDamageFigure, critRateFigure, magicCritFigures } from './critical.ts'
import type { Figure, FigureId } from './figure.ts'
import { resistanceFigure } from './resistance.ts'
import { aspdFigure, castReductionFigure, cspdFigure, motionSpeedFigure } from './speed.ts'
import { magicStabilityFigures, stabilityFigure, subStabilityFigure } from './stability.ts'
import {
  atkFigure,
  dualAtkFigure,
  matkFigure,
  subAtkFigure,
  subWeaponAtkFigure,
  weaponAtkFigure,
} from './weapon.ts'

/** A calculated character. */
export type Sheet = {
  readonly input: CharacterInput
  readonly worn: ReadonlySet<WornKind>
  /** Every figure that applies; those of the second sword only with two swords. */
  readonly figures: ReadonlyMap<FigureId, Figure>
  /** The value of a figure; 0 where it does not apply. */
  readonly value: (id: FigureId) => number
  /** The sum of a stat's lines, for those without a formula (CH33). */
  readonly sum: (stat: SheetStat) => number
}

/** Calculates every figure (CH1–CH32). The order of the lines means nothing. */
export function sheetOf(input: CharacterInput): Sheet {
  const context = contextOf(input)
  const figures = new Map(figuresOf(context).map((figure) => [figure.id, figure]))
  return {
    input,
    worn: context.worn,
    figures,
    value: (id) => figures.get(id)?.value ?? 0,
    sum: context.sums.of,
  }
}

function figuresOf(context: SheetContext): Figure[] {
  const stats = Object.values(context.stats) satisfies Figure[]
  const maxMp = maxMpFigure(context)
  return [
    ...stats,
    ...attackFigures(context),
    ...criticalFigures(context),
    pierceFigure(context, 'phys'),
    pierceFigure(context, 'magic'),
    ...speedFigures(context),
    accuracyFigure(context),
    dodgeFigure(context),
    maxHpFigure(context),
    maxMp,
    amprFigure(context, maxMp.value),
    defenseFigure(context, 'def'),
    defenseFigure(context, 'mdef'),
    resistanceFigure(context, 'phys'),
    resistanceFigure(context, 'magic'),
    ailmentFigure(context),
    refineReductionFigure(context),
    aggroFigure(context),
  ]
}

function attackFigures(context: SheetContext): Figure[] {
  const weaponAtk = weaponAtkFigure(context)
  const atk = atkFigure(context, weaponAtk.value)
  const stability = stabilityFigure(context)
  return [
    atk,
    matkFigure(context, weaponAtk.value),
    weaponAtk,
    ...(context.isDual ? secondSwordFigures(context, atk.value) : []),
    stability,
    ...magicStabilityFigures(stability.value),
  ]
}

function secondSwordFigures(context: SheetContext, atk: number): Figure[] {
  const subWeaponAtk = subWeaponAtkFigure(context)
  const subAtk = subAtkFigure(context, subWeaponAtk.value)
  const subStability = subStabilityFigure(context)
  return [subWeaponAtk, subAtk, subStability, dualAtkFigure(atk, subAtk.value, subStability.value)]
}

function criticalFigures(context: SheetContext): Figure[] {
  const rate = critRateFigure(context)
  const damage = critDamageFigure(context)
  return [rate, damage, ...magicCritFigures(context, rate.value, damage.value)]
}

function speedFigures(context: SheetContext): Figure[] {
  const aspd = aspdFigure(context)
  const cspd = cspdFigure(context)
  return [aspd, motionSpeedFigure(context, aspd.value), cspd, castReductionFigure(cspd.value)]
}

/** The five totals of a sheet. */
export function totalsOf(sheet: Sheet): Readonly<Record<BaseStat, number>> {
  const { value } = sheet
  return {
    str: value('str'),
    int: value('int'),
    vit: value('vit'),
    agi: value('agi'),
    dex: value('dex'),
  }
}
