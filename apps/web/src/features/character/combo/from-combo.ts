import type { StatLine } from '@gyeol/catalogue'
import type { SheetStat } from '@gyeol/character'
import { formatNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { buildSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import type { SkillEffects } from '../skills/skill-effects.ts'
import type { ComboStats } from '../taken-over.ts'

/** Which line raises which figure; MP first, because its recovery is counted from it. */
const RAISED = [
  ['maxMp', 'max_mp', 'maxMp'],
  ['attackMpRecovery', 'attack_mp_recovery', 'ampr'],
  ['motionSpeed', 'motion_speed_pct', 'motionSpeed'],
] as const satisfies readonly (readonly [keyof ComboStats, StatId & SheetStat, string])[]

/** What a sheet says to the combo planner. */
export function comboStatsOf({ sheet }: ReturnType<typeof buildSheet>): ComboStats {
  const { value } = sheet
  return {
    maxMp: value('maxMp'),
    attackMpRecovery: value('ampr'),
    motionSpeed: value('motionSpeed'),
  }
}

/**
 * The lines that bring a build to the figures the combo planner counts with; a line is tried before it
 * is given, so that doublings are in it. Figures beyond their limits are brought as near as they go.
 */
export function linesFromCombo(
  body: CharacterBody,
  wanted: ComboStats,
  effects: SkillEffects,
): StatLine[] {
  const lines: StatLine[] = []
  for (const [of, stat, figure] of RAISED) {
    const withMore = (value: number) => {
      const own = [...body.own, ...lines, { stat, value }]
      return buildSheet({ ...body, own }, effects).sheet.value(figure)
    }
    const missing = wanted[of] - withMore(0)
    const perPoint = withMore(2) - withMore(0) >= 4 ? 2 : 1
    const value = Math.round(missing / perPoint)
    if (value !== 0) lines.push({ stat, value })
  }
  return lines
}

/** The three figures in one line; one that is 0 says nothing. */
export function wordsOf(stats: ComboStats): string {
  const texts = characterTexts.combo.figures
  return RAISED.flatMap(([of]) =>
    stats[of] === 0 ? [] : [texts[of](formatNumber(stats[of]))],
  ).join(' · ')
}
