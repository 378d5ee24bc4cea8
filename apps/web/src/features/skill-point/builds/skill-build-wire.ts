import {
  CLICK_STEPS,
  type Learner,
  readLevels,
  replaySkills,
  type SkillAction,
  type SkillLevels,
} from '@gyeol/skills'
import {
  type Guard,
  hasShape,
  isBoolean,
  isRecord,
  listOf,
  oneOf,
  textLike,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { LEARNER_LIMITS, MAX_PAST, type SkillBuild } from './skill-build.ts'

/** A build as it is stored. `points` are the levels where the clicks in `past` began. */
export type WireBuild = {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly emblem: number
  readonly at: number
  readonly points: Readonly<Record<string, unknown>>
  readonly past: SkillAction[]
  readonly undone: SkillAction[]
}

const isText = textLike(/^/)
const isClick = hasShape<{
  type: 'raise' | 'lower'
  skill: string
  step: number
  connect: boolean
}>({
  type: oneOf(['raise', 'lower']),
  skill: isText,
  step: oneOf(CLICK_STEPS),
  connect: isBoolean,
})
const isSet = hasShape<{ type: 'set'; skill: string; level: number; connect: boolean }>({
  type: oneOf(['set']),
  skill: isText,
  level: wholeFrom(0, 10),
  connect: isBoolean,
})
const isTreeReset = hasShape({ type: oneOf(['resetTree']), tree: isText })
const isReset = hasShape({ type: oneOf(['resetAll']) })
const isLoad = hasShape({ type: oneOf(['load']), levels: isRecord })

const isAction: Guard<SkillAction> = (value): value is SkillAction =>
  isClick(value) || isSet(value) || isTreeReset(value) || isReset(value) || isLoad(value)

/** Whether a stored value is a build. Skills it names may be unknown: they are left out when read. */
export const isWireBuild = hasShape<WireBuild>({
  id: textLike(/./),
  name: isText,
  level: wholeFrom(LEARNER_LIMITS.level.min, LEARNER_LIMITS.level.max),
  emblem: wholeFrom(LEARNER_LIMITS.emblemPoints.min, LEARNER_LIMITS.emblemPoints.max),
  at: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  points: isRecord,
  past: listOf(isAction, { min: 0, max: MAX_PAST }),
  undone: listOf(isAction, { min: 0, max: MAX_PAST }),
})

export function writeBuild({ id, name, updatedAt, learner, session }: SkillBuild): WireBuild {
  return {
    id,
    name,
    level: learner.level,
    emblem: learner.emblemPoints,
    at: updatedAt,
    points: session.start,
    past: [...session.actions],
    undone: [...session.undone],
  }
}

export function readBuild(wire: WireBuild): SkillBuild {
  const start: SkillLevels = readLevels(SKILL_INDEX, wire.points).levels
  const learner: Learner = { level: wire.level, emblemPoints: wire.emblem }
  return {
    id: wire.id,
    name: wire.name,
    updatedAt: wire.at,
    learner,
    session: {
      start,
      actions: wire.past,
      undone: wire.undone,
      levels: replaySkills(SKILL_INDEX, start, wire.past),
    },
  }
}
