import { FIGURE_IDS, type FigureId, type Sheet } from '@gyeol/character'
import type { GoalId } from './replace-request.ts'

/** What nobody raises as such: some want less of it (RP2). */
const NO_GOAL: ReadonlySet<FigureId> = new Set<FigureId>(['aggro', 'refineReduction'])

/** The figures one can wish more of, in the order of the sheet. */
export function goalFigures(sheet: Sheet): FigureId[] {
  return FIGURE_IDS.filter((id) => sheet.figures.has(id) && !NO_GOAL.has(id))
}

/** The damage of the cast where one is asked about, else what the weapon hits with. */
export function firstGoal(sheet: Sheet, hasCast: boolean): GoalId {
  if (hasCast) return 'cast'
  const { kind } = sheet.input.main
  return kind === 'staff' || kind === 'magicDevice' ? 'matk' : 'atk'
}
