import type { SkillLevels } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'
import { totalsOf } from './budget.ts'
import { changesBetween, type LevelChange } from './levels.ts'

/** How two builds differ. */
export type BuildComparison = {
  /** Only skills that differ: `from` in the first, `to` in the second build. */
  readonly changes: readonly LevelChange[]
  readonly trees: readonly TreeComparison[]
  /** Points of the second build minus those of the first. */
  readonly points: number
}

/** Points of one tree in both builds; trees without points in either are left out. */
export type TreeComparison = {
  readonly tree: string
  readonly from: number
  readonly to: number
}

/** Compares two builds skill by skill and tree by tree (SPEC.md DIF1). */
export function compareBuilds(
  index: SkillIndex,
  first: SkillLevels,
  second: SkillLevels,
): BuildComparison {
  const [a, b] = [totalsOf(index, first), totalsOf(index, second)]
  const trees = index.trees.flatMap(({ id }) => {
    const [from, to] = [a.perTree[id] ?? 0, b.perTree[id] ?? 0]
    return from === 0 && to === 0 ? [] : [{ tree: id, from, to }]
  })
  return { changes: changesBetween(index, first, second), trees, points: b.total - a.total }
}
