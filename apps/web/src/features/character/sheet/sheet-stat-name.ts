import type { SheetStat } from '@gyeol/character'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import type { FigureTexts } from './figure.texts.ts'

/** The name of a stat, also of those only skills have. */
export function sheetStatName(stat: SheetStat, texts: FigureTexts): string {
  const own = texts.skillStats as Partial<Record<SheetStat, string>>
  const known = own[stat]
  if (known !== undefined) return known
  // What is not a skill's own stat stands in the dictionary.
  return STAT_DICTIONARY[stat as keyof typeof STAT_DICTIONARY].label
}
