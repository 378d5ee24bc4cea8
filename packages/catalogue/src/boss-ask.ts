import type { MonsterElement } from '@gyeol/terms'
import { bossAt, nearestDifficulty, type NormalBoss } from './boss-difficulty.ts'

/** Experience shrinks for those further away from a monster's level. */
const BEST_DISTANCE = 9

/** The levels that give a character the most experience. */
export function nearLevels(level: number): { readonly from: number; readonly to: number } {
  return { from: Math.max(1, level - BEST_DISTANCE), to: level + BEST_DISTANCE }
}

/** Numbers of a boss that can be asked for. */
export const BOSS_NUMBERS = ['level', 'hp', 'exp'] as const

/** Asks for a number of a boss, as it is normally. */
export type BossNumberAsk = {
  readonly of: (typeof BOSS_NUMBERS)[number]
  readonly operator: '>=' | '<='
  readonly value: number
}

/** What is asked of bosses besides their names. */
export type BossAsk = {
  readonly element?: MonsterElement | undefined
  readonly kind?: string | undefined
  readonly withEvents: boolean
  readonly numbers?: readonly BossNumberAsk[] | undefined
  /** About as strong as a character of this level, at any of its difficulties. */
  readonly near?: { readonly level: number } | undefined
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
  { element, kind, withEvents, numbers = [], near }: BossAsk,
): boolean {
  if (element !== undefined && !boss.elements.some((own) => own.element === element)) return false
  if (kind !== undefined && boss.kind !== kind) return false
  if (boss.isEvent && !withEvents) return false
  if (!numbers.every((number) => hasNumber(boss, number))) return false
  if (near === undefined) return true
  const nearest = nearestDifficulty(boss, near.level)
  const at = nearest === null ? boss : bossAt(boss, nearest)
  return isNearLevel(at?.level ?? null, near.level)
}

function hasNumber(boss: AskedBoss, { of, operator, value }: BossNumberAsk): boolean {
  const number = boss[of]
  if (number === null) return false
  return operator === '>=' ? number >= value : number <= value
}

/** Whether a monster of a level gives a character of another the most experience. */
export function isNearLevel(level: number | null, own: number): boolean {
  const { from, to } = nearLevels(own)
  return level !== null && level >= from && level <= to
}
