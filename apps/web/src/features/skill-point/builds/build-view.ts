import {
  availablePoints,
  type BuildIssue,
  type BuildRequirement,
  type Learner,
  type PointTotals,
  issuesOf,
  requirementOf,
  type SkillLevels,
  totalsOf,
} from '@gyeol/skills'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'

/** Everything a screen says about some levels. */
export type BuildView = {
  readonly levels: SkillLevels
  readonly learner: Learner
  readonly totals: PointTotals
  readonly available: number
  /** Points left; negative when there are too few. */
  readonly left: number
  readonly issues: readonly BuildIssue[]
  readonly requirement: BuildRequirement
}

export function viewOf(levels: SkillLevels, learner: Learner): BuildView {
  const totals = totalsOf(SKILL_INDEX, levels)
  const available = availablePoints(learner)
  return {
    levels,
    learner,
    totals,
    available,
    left: available - totals.total,
    issues: issuesOf(SKILL_INDEX, levels, learner),
    requirement: requirementOf(SKILL_INDEX, levels, learner.emblemPoints),
  }
}
