import {
  type Alternative,
  BASE_STATS,
  type BaseStat,
  type CharacterInput,
  type PersonalStat,
  type WornKind,
} from '../model.ts'
import type { WeaponStyle } from './coefficients.ts'
import type { Figure, FigurePart } from './figure.ts'
import { growFigure, type MilliPart } from './grow.ts'
import { isDualSwords, wornKinds } from './hands.ts'
import { type LineSums, sumLines } from './line-sums.ts'

/** What every figure of one sheet reads. */
export type SheetContext = {
  readonly input: CharacterInput
  readonly worn: ReadonlySet<WornKind>
  readonly sums: LineSums
  readonly isDual: boolean
  readonly style: WeaponStyle
  readonly stats: Readonly<Record<BaseStat, Figure>>
}

/** Sums the lines and the five stats. */
export function contextOf(input: CharacterInput): SheetContext {
  const worn = wornKinds(input)
  const sums = sumLines(input.lines, worn)
  const isDual = isDualSwords(input)
  const figures = BASE_STATS.map((stat) => [stat, statFigure(stat, input.base[stat], sums)])
  return {
    input,
    worn,
    sums,
    isDual,
    style: isDual ? 'dualSwords' : input.main.kind,
    // One entry for each of BASE_STATS.
    stats: Object.fromEntries(figures) as Readonly<Record<BaseStat, Figure>>,
  }
}

/** CH3. */
function statFigure(stat: BaseStat, points: number, sums: LineSums): Figure {
  return growFigure(
    {
      id: stat,
      rule: 'CH3',
      parts: [{ part: 'points', milli: points * 1000 }],
      percentStat: `${stat}_pct`,
      flatStat: stat,
    },
    sums,
  )
}

/** Whether a rule is taken the other way (AL1). */
export function isOtherwise({ input }: Pick<SheetContext, 'input'>, rule: Alternative): boolean {
  return input.otherwise?.includes(rule) === true
}

/** The points of a personal stat; 0 for another or none. */
export function personalPoints({ personal }: CharacterInput, kind: PersonalStat): number {
  return personal?.kind === kind ? personal.value : 0
}

/** A part of a base in whole numbers. */
export function part(of: FigurePart['of'], value: number): MilliPart {
  return { part: of, milli: value * 1000 }
}

/** A part that a total stat gives, by a factor in thousandths. */
export function statPart(context: SheetContext, stat: BaseStat, times: number): MilliPart {
  return { part: { stat }, milli: context.stats[stat].value * times, times }
}
