import { BASE_STATS, type BaseStat, type CharacterInput, type SheetStat } from '../model.ts'
import type { FigureId } from './figure.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** What one point more changes a figure by. */
export type OneMore = {
  readonly of: { readonly points: BaseStat } | { readonly stat: SheetStat }
  readonly gain: number
}

/**
 * What one more point of each base stat, one more percent and one more flat point give a figure:
 * found by calculating again, so caps and roundings are in it. Those that change nothing are left out.
 */
export function oneMore(sheet: Sheet, id: FigureId): OneMore[] {
  const figure = sheet.figures.get(id)
  if (!figure) return []
  const before = figure.value
  const gainOf = (input: CharacterInput) => sheetOf(input).value(id) - before
  const stats = BASE_STATS.map((points): OneMore => {
    const base = { ...sheet.input.base, [points]: sheet.input.base[points] + 1 }
    return { of: { points }, gain: gainOf({ ...sheet.input, base }) }
  })
  const lines = [figure.percent?.stat, figure.flat?.stat]
    .filter((stat) => stat !== undefined)
    .map((stat): OneMore => {
      const added = [...sheet.input.lines, { stat, value: 1 }]
      return { of: { stat }, gain: gainOf({ ...sheet.input, lines: added }) }
    })
  return [...stats, ...lines].filter(({ gain }) => gain !== 0)
}
