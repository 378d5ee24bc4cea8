import type { SkillLevels } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'
import { type LevelChange, levelOf, PREREQUISITE_LEVEL, withChanges } from './levels.ts'

/** The way to some targets. */
export type TargetPath = {
  readonly levels: SkillLevels
  /** What is missing, roots first inside every tree. */
  readonly changes: readonly LevelChange[]
  /** Points the changes cost. */
  readonly points: number
}

/**
 * The cheapest levels that contain every target (SPEC.md WAY1). Every skill needs one chain only, so
 * the union of the chains at 5 is the minimum; common parts are paid once. Levels of `base` stay.
 * Unknown skills are ignored.
 */
export function cheapestPath(
  index: SkillIndex,
  targets: SkillLevels,
  base: SkillLevels = {},
): TargetPath {
  const wanted = new Map<string, number>()
  const want = (skill: string, level: number) => {
    wanted.set(skill, Math.max(level, wanted.get(skill) ?? 0))
  }
  for (const [skill, level] of Object.entries(targets)) {
    if (level <= 0) continue
    want(skill, level)
    for (const needed of index.nodes.get(skill)?.ancestors ?? []) want(needed, PREREQUISITE_LEVEL)
  }
  const changes = [...index.nodes.keys()].flatMap((skill) => {
    const [from, to] = [levelOf(base, skill), wanted.get(skill) ?? 0]
    return to > from ? [{ skill, from, to }] : []
  })
  return {
    levels: withChanges(index, base, changes),
    changes: rootsFirst(index, changes),
    points: changes.reduce((sum, { from, to }) => sum + to - from, 0),
  }
}

/** The build with every needed skill at 5 at least: mends builds made without the connect flag. */
export function withPrerequisites(index: SkillIndex, levels: SkillLevels): TargetPath {
  return cheapestPath(index, levels, levels)
}

function rootsFirst(index: SkillIndex, changes: readonly LevelChange[]): LevelChange[] {
  const depth = ({ skill }: LevelChange) => index.nodes.get(skill)?.ancestors.length ?? 0
  const tree = ({ skill }: LevelChange) => {
    return index.trees.findIndex(({ id }) => id === index.nodes.get(skill)?.tree.id)
  }
  return changes.toSorted((a, b) => tree(a) - tree(b) || depth(a) - depth(b))
}
