import type { BossDifficulty, MonsterElement } from '@gyeol/terms'
import { bossAt, nearestDifficulty, type NormalBoss } from './boss-difficulty.ts'

/** Experience shrinks for those further away from a monster's level. */
const BEST_DISTANCE = 9

/** The levels that give a character the most experience. */
export function nearLevels(level: number): { readonly from: number; readonly to: number } {
  return { from: Math.max(1, level - BEST_DISTANCE), to: level + BEST_DISTANCE }
}

/** What is asked of bosses besides their names. */
export type BossAsk = {
  readonly element?: MonsterElement | undefined
  readonly kind?: string | undefined
  readonly withEvents: boolean
  /** About as strong as a character of this level, at a difficulty or the nearest one. */
  readonly near?:
    | { readonly difficulty: BossDifficulty | 'nearest'; readonly level: number }
    | undefined
}

/** What is asked for is told by this much of a boss. */
export type AskedBoss = NormalBoss & {
  readonly kind: string
  readonly isEvent: boolean
  readonly elements: readonly { readonly element: MonsterElement }[]
}

/** Whether a boss is what is asked for. */
export function fitsBossAsk(
  boss: AskedBoss,
  { element, kind, withEvents, near }: BossAsk,
): boolean {
  if (element !== undefined && !boss.elements.some((own) => own.element === element)) return false
  if (kind !== undefined && boss.kind !== kind) return false
  if (boss.isEvent && !withEvents) return false
  if (near === undefined) return true
  const level = levelAt(boss, near)
  const { from, to } = nearLevels(near.level)
  return level !== null && level >= from && level <= to
}

/** The level at a difficulty; as it is normally where it does not have that one. */
function levelAt(boss: AskedBoss, { difficulty, level }: NonNullable<BossAsk['near']>) {
  const wanted = difficulty === 'nearest' ? nearestDifficulty(boss, level) : difficulty
  const at = wanted === null ? null : bossAt(boss, wanted)
  return at === null ? boss.level : at.level
}
