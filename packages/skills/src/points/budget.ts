import type { SkillKey, SkillLevels } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'
import { levelOf, PREREQUISITE_LEVEL } from './levels.ts'

/** Points from emblems (훈장) a player is taken to have until told otherwise (SPEC.md PNT2). */
export const DEFAULT_EMBLEM_POINTS = 43

/** Who learns: a character level and the points from emblems. Whole numbers. */
export type Learner = { readonly level: number; readonly emblemPoints: number }

/** Points spent, in all and by tree id; trees without points have no entry. */
export type PointTotals = {
  readonly total: number
  readonly perTree: Readonly<Record<string, number>>
}

/** Points a character has: level + ⌊level / 5⌋ + emblems (SPEC.md PNT2). */
export function availablePoints({ level, emblemPoints }: Learner): number {
  return level + Math.floor(level / 5) + emblemPoints
}

/** The lowest level with that many points; 1 when emblems alone suffice. */
export function levelForPoints(points: number, emblemPoints: number): number {
  // level + ⌊level/5⌋ is ⌊6 · level / 5⌋.
  return Math.max(1, Math.ceil((5 * (points - emblemPoints)) / 6))
}

/** Points spent: one per level (SPEC.md PNT1). */
export function totalsOf(index: SkillIndex, levels: SkillLevels): PointTotals {
  const perTree: Record<string, number> = {}
  let total = 0
  for (const [key, { tree }] of index.nodes) {
    const level = levelOf(levels, key)
    if (level === 0) continue
    total += level
    perTree[tree.id] = (perTree[tree.id] ?? 0) + level
  }
  return { total, perTree }
}

/** The closed list of what can be wrong with a build; it may be kept all the same (SPEC.md ISS1). */
export const BUILD_ISSUES = ['OVER_LIMIT', 'PREREQUISITE_MISSING', 'BOOK_LEVEL_TOO_HIGH'] as const

/** One of {@link BUILD_ISSUES}. */
export type BuildIssueCode = (typeof BUILD_ISSUES)[number]

/** One issue. */
export type BuildIssue =
  | { readonly code: 'OVER_LIMIT'; readonly overBy: number }
  | { readonly code: 'PREREQUISITE_MISSING'; readonly skill: SkillKey; readonly needs: SkillKey }
  | {
      readonly code: 'BOOK_LEVEL_TOO_HIGH'
      readonly skill: SkillKey
      readonly tier: number
      readonly bookLevel: number
    }

/** What a learner cannot have of a build. */
export function issuesOf(index: SkillIndex, levels: SkillLevels, learner: Learner): BuildIssue[] {
  const overBy = totalsOf(index, levels).total - availablePoints(learner)
  const issues: BuildIssue[] = overBy > 0 ? [{ code: 'OVER_LIMIT', overBy }] : []
  for (const [skill, { ancestors, skill: own }] of index.nodes) {
    if (levelOf(levels, skill) === 0) continue
    const needs = ancestors.at(-1)
    if (needs !== undefined && levelOf(levels, needs) < PREREQUISITE_LEVEL) {
      issues.push({ code: 'PREREQUISITE_MISSING', skill, needs })
    }
    const bookLevel = bookLevelOf(index, skill)
    if (own.tier !== undefined && bookLevel !== null && bookLevel > learner.level) {
      issues.push({ code: 'BOOK_LEVEL_TOO_HIGH', skill, tier: own.tier, bookLevel })
    }
  }
  return issues
}

/** Character level of the skill's book, or null when unknown (SPEC.md BOK1). */
export function bookLevelOf(index: SkillIndex, skill: SkillKey): number | null {
  const node = index.nodes.get(skill)
  const tier = node?.skill.tier
  return tier === undefined ? null : (node?.tree.bookLevels?.[tier - 1] ?? null)
}
