import { bossAt, type BossNumber } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import type { BossDifficulty, MonsterElement } from '@gyeol/terms'
import { TARGET_FIELDS, type TargetField, type TypedTarget } from '../build/character-build.ts'

/** What is known of a target; null where nobody has measured it. */
export type KnownTarget = Readonly<Record<TargetField, number | null>>

export const UNKNOWN_TARGET: KnownTarget = {
  level: null,
  hp: null,
  def: null,
  mdef: null,
  physResist: null,
  magicResist: null,
  critResist: null,
  dodge: null,
}

/** A boss at a difficulty, what is typed in the place of the list's numbers. */
export function targetOf(
  boss: Boss | null,
  difficulty: BossDifficulty,
  typed: TypedTarget,
): KnownTarget {
  const known = boss ? knownOf(boss, difficulty) : UNKNOWN_TARGET
  const fields = TARGET_FIELDS.map((field) => [field, typed[field] ?? known[field]])
  // One entry for each of TARGET_FIELDS.
  return Object.fromEntries(fields) as KnownTarget
}

/** What the list says of a boss; a field boss has no difficulties. */
export function knownOf(boss: Boss, difficulty: BossDifficulty): KnownTarget {
  const { stats } = boss
  const at = bossAt(boss, difficulty) ?? { ...boss, def: stats.def, mdef: stats.mdef }
  return {
    level: at.level,
    hp: at.hp,
    def: first(at.def),
    mdef: first(at.mdef),
    physResist: first(stats.physResist),
    magicResist: first(stats.magicResist),
    critResist: first(stats.critResist),
    dodge: first(stats.flee),
  }
}

/** Bosses as they are picked from: the strongest first, those whose level nobody knows last. */
export function fromTheStrongest(bosses: readonly Boss[]): readonly Boss[] {
  return bosses.toSorted((a, b) => (b.level ?? -1) - (a.level ?? -1))
}

/** A boss in its usual state. */
function first(values: readonly BossNumber[]): number | null {
  return (values.find(({ when }) => when === null) ?? values[0])?.value ?? null
}

/** The element it has to begin with. */
export function elementOf(boss: Boss | null): MonsterElement {
  const elements = boss?.elements ?? []
  return (elements.find(({ when }) => when === null) ?? elements[0])?.element ?? 'neutral'
}
