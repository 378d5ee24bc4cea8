import { CLICK_STEPS, type ClickStep, DEFAULT_CLICK_STEP, type SkillLevels } from '@gyeol/skills'
import { type Saves, startSaves } from '../../../shared/named-saves/named-saves.ts'
import { storedSaves, withTrash } from '../../../shared/named-saves/stored-saves.ts'
import { newId } from '../../../shared/new-id.ts'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { isBoolean, isRecord, oneOf } from '../../../shared/saved-data/shapes.ts'
import { createBuild, DEFAULT_LEARNER, type SkillBuild } from './skill-build.ts'
import { isWireBuild, readBuild, writeBuild } from './skill-build-wire.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

export type SkillBuilds = Saves<SkillBuild>

/** All builds of this browser (specification §3). */
export const pointsSaved = defineSaved<SkillBuilds>({
  key: 'points',
  version: 2,
  initial: startSaves(newBuild()),
  ...storedSaves({ isStored: isWireBuild, read: readBuild, write: writeBuild }),
  upgrades: { 0: fromPlainLevels, 1: withTrash },
})

/** Levels one click adds or takes. */
export const stepSaved = defineSaved<ClickStep>({
  key: 'step',
  version: 1,
  initial: () => DEFAULT_CLICK_STEP,
  schema: (value) => (oneOf(CLICK_STEPS)(value) ? value : null),
})

/** Whether a click moves needed and depending skills along. */
export const connectSaved = defineSaved<boolean>({
  key: 'connect',
  version: 1,
  initial: () => true,
  schema: (value) => (isBoolean(value) ? value : null),
})

/** An empty build; `like` hands its level and emblem points on. */
export function newBuild(like?: SkillBuild, levels?: SkillLevels): SkillBuild {
  return createBuild({
    id: newId(),
    name: skillPointTexts.saves.unnamed,
    at: Date.now(),
    learner: like?.learner ?? DEFAULT_LEARNER,
    ...(levels && { levels }),
  })
}

/** The first form had no envelope: only the levels of one build by skill, or an empty list where there were none. */
function fromPlainLevels(old: unknown): unknown {
  const points = Array.isArray(old) && old.length === 0 ? {} : old
  if (!isRecord(points) || 'saves' in points) return old
  const first = { ...writeBuild({ ...newBuild(), id: 'first' }), points }
  return { saves: [first], select: first.id }
}
