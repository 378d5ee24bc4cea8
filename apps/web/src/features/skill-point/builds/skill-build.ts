import {
  applySkill,
  DEFAULT_EMBLEM_POINTS,
  type Learner,
  redoSkill,
  replaySkills,
  type SkillAction,
  type SkillLevels,
  type SkillSession,
  startSkills,
  undoSkill,
} from '@gyeol/skills'
import type { Named } from '../../../shared/named-saves/named-saves.ts'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'

/** One build in the making, with everything that undo needs. */
export type SkillBuild = Named & {
  readonly learner: Learner
  readonly session: SkillSession
}

/** Character level of a new player (specification §9). */
const DEFAULT_LEVEL = 305
export const LEARNER_LIMITS = {
  level: { min: 1, max: 999 },
  emblemPoints: { min: 0, max: 999 },
} as const
/** Older clicks become part of where the session starts. */
export const MAX_PAST = 200

export const DEFAULT_LEARNER: Learner = {
  level: DEFAULT_LEVEL,
  emblemPoints: DEFAULT_EMBLEM_POINTS,
}

/** A build over some levels, with nothing to undo. */
export function createBuild(start: {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly learner?: Learner
  readonly levels?: SkillLevels
}): SkillBuild {
  return {
    id: start.id,
    name: start.name,
    updatedAt: start.at,
    learner: start.learner ?? DEFAULT_LEARNER,
    session: startSkills(start.levels),
  }
}

/** A step through a build's history: an action, or there and back. */
export type BuildStep = SkillAction | { readonly type: 'undo' } | { readonly type: 'redo' }

/** The build after a step; one that is refused changes nothing. */
export function stepBuild(build: SkillBuild, step: BuildStep, at: number): SkillBuild {
  const done = stepSession(build.session, step)
  return done.ok ? { ...build, session: forgetOldest(done.value), updatedAt: at } : build
}

function stepSession(session: SkillSession, step: BuildStep) {
  if (step.type === 'undo') return undoSkill(SKILL_INDEX, session)
  if (step.type === 'redo') return redoSkill(SKILL_INDEX, session)
  return applySkill(SKILL_INDEX, session, step)
}

function forgetOldest(session: SkillSession): SkillSession {
  const extra = session.actions.length - MAX_PAST
  if (extra <= 0) return session
  return {
    ...session,
    start: replaySkills(SKILL_INDEX, session.start, session.actions.slice(0, extra)),
    actions: session.actions.slice(extra),
  }
}
