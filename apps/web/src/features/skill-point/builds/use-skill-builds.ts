import type { Learner, SkillLevels } from '@gyeol/skills'
import { useMemo } from 'react'
import { useNamedSaves } from '../../../shared/named-saves/use-named-saves.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { skillPointTexts } from '../skill-point.texts.ts'
import { viewOf } from './build-view.ts'
import { connectSaved, newBuild, pointsSaved, stepSaved } from './points.saved.ts'
import { type BuildStep, stepBuild } from './skill-build.ts'

/** The builds of this browser and everything that can be done to them. */
export type SkillBuildsState = ReturnType<typeof useSkillBuilds>

/** A build from outside: a link, a code, a text. */
export type IncomingBuild = {
  readonly name: string
  readonly learner: Learner
  readonly levels: SkillLevels
}

/** Binds the screen to what is kept. */
export function useSkillBuilds() {
  const { copySuffix } = skillPointTexts.saves
  const { saves, active: build, edits } = useNamedSaves(pointsSaved, copySuffix)
  const [step, setStep] = useSaved(stepSaved)
  const [connect, setConnect] = useSaved(connectSaved)
  const { levels } = build.session
  const view = useMemo(() => viewOf(levels, build.learner), [levels, build.learner])
  const way = useMemo(() => ({ step, connect }), [step, connect])
  const changes = useMemo(
    () => ({
      take: (taken: BuildStep) => edits.edit((now, at) => stepBuild(now, taken, at)),
      setLearner: (patch: Partial<Learner>) =>
        edits.edit((now, at) => ({
          ...now,
          learner: { ...now.learner, ...patch },
          updatedAt: at,
        })),
    }),
    [edits],
  )
  return {
    builds: saves,
    build,
    view,
    way,
    setStep,
    setConnect,
    ...edits,
    ...changes,
    addEmpty: () => edits.add((now) => newBuild(now)),
    addIncoming: ({ name, learner, levels: taken }: IncomingBuild) =>
      edits.add((now) => ({ ...newBuild(now, taken), name, learner })),
  }
}
