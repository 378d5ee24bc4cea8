import type { SkillKey, SkillLevels } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'

/** Highest level of a skill. */
export const MAX_SKILL_LEVEL = 10
/** Level a needed skill must have (SPEC.md PRE1). */
export const PREREQUISITE_LEVEL = 5

/** One skill whose level differs between two states. */
export type LevelChange = { readonly skill: SkillKey; readonly from: number; readonly to: number }

/** The level of a skill, 0 when it is not learned. */
export function levelOf(levels: SkillLevels, skill: SkillKey): number {
  return levels[skill] ?? 0
}

/** The levels after some changes; skills at 0 have no entry, entries stand in the index's order. */
export function withChanges(
  index: SkillIndex,
  levels: SkillLevels,
  changes: readonly LevelChange[],
): SkillLevels {
  const changed = new Map(changes.map(({ skill, to }) => [skill, to]))
  const entries = [...index.nodes.keys()].map((key): [SkillKey, number] => [
    key,
    changed.get(key) ?? levelOf(levels, key),
  ])
  return Object.fromEntries(entries.filter(([, level]) => level > 0))
}

/** What leads from one state to another, in the index's order (SPEC.md DIF1). */
export function changesBetween(
  index: SkillIndex,
  before: SkillLevels,
  after: SkillLevels,
): LevelChange[] {
  return [...index.nodes.keys()].flatMap((skill) => {
    const [from, to] = [levelOf(before, skill), levelOf(after, skill)]
    return from === to ? [] : [{ skill, from, to }]
  })
}

/**
 * Levels as they may come from a saved file: whole numbers 1–10 of known skills stay, everything else
 * is named in `dropped`.
 */
export function readLevels(
  index: SkillIndex,
  candidate: Readonly<Record<string, unknown>>,
): { readonly levels: SkillLevels; readonly dropped: readonly string[] } {
  const dropped: string[] = []
  const kept: LevelChange[] = []
  for (const [skill, level] of Object.entries(candidate)) {
    if (index.nodes.has(skill) && isSkillLevel(level)) kept.push({ skill, from: 0, to: level })
    else if (level !== 0) dropped.push(skill)
  }
  return { levels: withChanges(index, {}, kept), dropped }
}

function isSkillLevel(level: unknown): level is number {
  return (
    typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= MAX_SKILL_LEVEL
  )
}
