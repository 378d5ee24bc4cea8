import {
  type Alternative,
  ALTERNATIVE_OF,
  type Figure,
  type FigureId,
  type FigurePart,
  type SheetStat,
} from '@gyeol/character'
import { formatNumber, formatSigned, roundDecimals } from '@gyeol/korean'
import type { FigureTexts } from './figure.texts.ts'

/** Figures that are shares. */
const PERCENT: ReadonlySet<FigureId> = new Set<FigureId>([
  'stability',
  'subStability',
  'magicStabilityMin',
  'magicStabilityMax',
  'critRate',
  'magicCritRate',
  'physPierce',
  'magicPierce',
  'motionSpeed',
  'castReduction',
  'physResist',
  'magicResist',
  'ailmentResist',
  'refineReduction',
  'aggro',
])

/** `7,955`, `62.5%`. */
export function figureText(id: FigureId, value: number): string {
  return `${plainText(value)}${PERCENT.has(id) ? '%' : ''}`
}

/** A number with two decimals at most. */
export function plainText(value: number): string {
  return formatNumber(roundDecimals(value, 2))
}

/** `+8`, `−0.5`. */
export function gainText(value: number): string {
  return formatSigned(roundDecimals(value, 2))
}

/** `DEX × 4`, `레벨`. */
export function partName({ of, times }: FigurePart, texts: FigureTexts): string {
  const name =
    typeof of === 'string'
      ? texts.parts[of]
      : 'stat' in of
        ? texts.statNames[of.stat]
        : texts.names[of.figure]
  return times === undefined || times === 1000 ? name : texts.timesOf(name, plainText(times / 1000))
}

/** `+9%`, `−300`. */
export function sheetAmount({ stat, value }: { stat: SheetStat; value: number }): string {
  return `${gainText(value)}${/_(?:pct|total)$/.test(stat) ? '%' : ''}`
}

/** Which figures have another value in some programs, with these clothes. */
export function doubtOf(
  figure: Figure,
  texts: FigureTexts,
  otherwise: readonly Alternative[] = [],
): string | null {
  const doubts: Partial<Record<FigureId, string>> = texts.unsureOf
  const doubt = doubts[figure.id] ?? null
  if (doubt === null) return null
  const { id, value, percent } = figure
  const rule = ALTERNATIVE_OF[id]
  // Where it is taken the other way, the way back must be in sight.
  if (rule !== undefined && otherwise.includes(rule)) return doubt
  const isWorn = (kind: string) => percent?.worn.some(({ worn }) => worn === kind) ?? false
  if (id === 'critRate' || id === 'accuracy') return isWorn('dualSwords') ? doubt : null
  if (id === 'aspd') return (percent?.worn.length ?? 0) > 0 ? doubt : null
  if (id === 'physResist' || id === 'magicResist') return value < 0 ? doubt : null
  if (id === 'magicCritRate') return value > 0 ? doubt : null
  return doubt
}
