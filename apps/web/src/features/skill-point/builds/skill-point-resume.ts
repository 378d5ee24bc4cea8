import { pointsSaved } from './points.saved.ts'
import { skillPointTexts } from '../skill-point.texts.ts'
import { viewOf } from './build-view.ts'

/** A build that was begun, in one line: where to go on and how it stands. */
export type SkillPointResume = {
  readonly title: string
  readonly detail: string
  readonly value: string
  /** 0 to 100. */
  readonly progress: number
  readonly at: number
}

const SHOWN = 2

/** The builds touched last, newest first; empty ones are left out. */
export function loadSkillPointResumes(): SkillPointResume[] {
  const texts = skillPointTexts.resume
  return pointsSaved
    .load()
    .items.filter(({ session }) => Object.keys(session.levels).length > 0)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, SHOWN)
    .map(({ name, session, learner, updatedAt }) => {
      const { totals, available } = viewOf(session.levels, learner)
      const share = available > 0 ? (100 * totals.total) / available : 100
      return {
        title: name,
        detail: texts.detail(Object.keys(session.levels).length),
        value: texts.value(totals.total, available),
        progress: Math.min(100, Math.round(share)),
        at: updatedAt,
      }
    })
}
