import { type SheetLine, sheetOf, type SheetStat, type SkillOnly } from '@gyeol/character'
import type { BuiltSheet } from '../build/build-sheet.ts'

/** An attack skill, as far as lines ask which skills they are meant for. */
export type MeantSkill = { readonly id: string; readonly isLongRange: boolean }

/** Whether a line meant for certain skills counts for this one (CH46). */
export function isMeantFor(only: SkillOnly, { id, isLongRange }: MeantSkill): boolean {
  if (only.except?.includes(id) === true) return false
  if (only.longRangeSkill === true) return isLongRange
  const [tree = ''] = id.split(':')
  return only.of?.some((one) => one === id || one === tree) ?? true
}

/** The sum of a stat for the damage of one skill: of everybody's lines, and of those meant for it. */
export function damageSum(
  { sheet, meant, buffs }: BuiltSheet,
  stat: SheetStat,
  skill: MeantSkill,
): number {
  const meantSum = [
    ...meant.map(({ value, only, ...line }) => ({ stat: line.stat, value, only })),
    ...buffs.flatMap(({ line, only }) =>
      only === undefined ? [] : [{ stat: line.stat, value: line.value, only }],
    ),
  ]
    .filter((line) => line.stat === stat && isMeantFor(line.only, skill))
    .reduce((sum, { value }) => sum + value, 0)
  return sheet.sum(stat) + meantSum
}

/** The character while one hit falls: with the lines the hit brings along (CHT2). */
export function duringHit(built: BuiltSheet, brought: readonly SheetLine[]): BuiltSheet {
  if (brought.length === 0) return built
  const { input } = built.sheet
  return { ...built, sheet: sheetOf({ ...input, lines: [...input.lines, ...brought] }) }
}
