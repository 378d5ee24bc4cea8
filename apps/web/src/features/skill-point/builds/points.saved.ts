import { CLICK_STEPS, type ClickStep, DEFAULT_CLICK_STEP, type SkillLevels } from '@gyeol/skills'
import { type Saves, savesOf, startSaves } from '../../../shared/named-saves/named-saves.ts'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isBoolean,
  isRecord,
  listOf,
  oneOf,
  textLike,
} from '../../../shared/saved-data/shapes.ts'
import { createBuild, DEFAULT_LEARNER, type SkillBuild } from './skill-build.ts'
import { isWireBuild, readBuild, type WireBuild, writeBuild } from './skill-build-wire.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

export type SkillBuilds = Saves<SkillBuild>

/** Stored form: `saves` the builds (specification §3), `select` the one in front. */
const isStored = hasShape<{ saves: WireBuild[]; select: string }>({
  saves: listOf(isWireBuild, { min: 1, max: 60 }),
  select: textLike(/^/),
})

/** All builds of this browser. */
export const pointsSaved = defineSaved<SkillBuilds>({
  key: 'points',
  version: 1,
  initial: startSaves(newBuild()),
  schema: readBuilds,
  write: ({ items, activeId }) => ({ saves: items.map(writeBuild), select: activeId }),
  upgrades: { 0: fromPlainLevels },
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
    id: crypto.randomUUID(),
    name: skillPointTexts.saves.unnamed,
    at: Date.now(),
    learner: like?.learner ?? DEFAULT_LEARNER,
    ...(levels && { levels }),
  })
}

/** All or nothing: one unreadable build sets the whole text aside, where it can still be rescued. */
function readBuilds(value: unknown): SkillBuilds | null {
  return isStored(value) ? savesOf(value.saves.map(readBuild), value.select) : null
}

/** The first form had no envelope: only the levels of one build by skill. */
function fromPlainLevels(old: unknown): unknown {
  if (!isRecord(old) || 'saves' in old) return old
  const first = { ...writeBuild({ ...newBuild(), id: 'first' }), points: old }
  return { saves: [first], select: first.id }
}
