import type { Learner, SkillLevels } from '@gyeol/skills'
import { useMemo, useState } from 'react'
import {
  activeOf,
  addSave,
  type ClosedSave,
  closeSave,
  freeName,
  MAX_SAVES,
  renameSave,
  reopenSave,
  selectSave,
  updateSave,
} from '../../shared/named-saves/named-saves.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { viewOf } from './builds/build-view.ts'
import { connectSaved, newBuild, pointsSaved, stepSaved } from './builds/points.saved.ts'
import { type BuildStep, type SkillBuild, stepBuild } from './builds/skill-build.ts'
import { skillPointTexts } from './skill-point.texts.ts'

/** The builds of this browser and everything that can be done to them. */
export type SkillBuildsState = ReturnType<typeof useSkillBuilds>

/** A build from outside: a link, a code, a text. */
export type IncomingBuild = {
  readonly name: string
  readonly learner: Learner
  readonly levels: SkillLevels
}

/** Binds the screen to what is kept; every edit is a pure function, so that two tabs merge. */
export function useSkillBuilds() {
  const [builds] = useSaved(pointsSaved)
  const [step, setStep] = useSaved(stepSaved)
  const [connect, setConnect] = useSaved(connectSaved)
  const [closed, setClosed] = useState<ClosedSave<SkillBuild> | null>(null)
  const build = activeOf(builds)
  const { levels } = build.session
  const view = useMemo(() => viewOf(levels, build.learner), [levels, build.learner])
  const way = useMemo(() => ({ step, connect }), [step, connect])
  const edits = useMemo(() => editsOf(build.id), [build.id])
  return {
    builds,
    build,
    view,
    way,
    setStep,
    setConnect,
    closedName: closed?.item.name ?? null,
    ...edits,
    close: () => {
      const fresh = newBuild(build)
      setClosed(closeSave(pointsSaved.load(), build.id, fresh).closed)
      pointsSaved.update((all) => closeSave(all, build.id, fresh).saves)
    },
    reopen: () => {
      if (closed) pointsSaved.update((all) => reopenSave(all, closed))
      setClosed(null)
    },
    dismissClosed: () => setClosed(null),
  }
}

function editsOf(id: string) {
  const edit = (change: (build: SkillBuild, at: number) => SkillBuild) => {
    const at = Date.now()
    pointsSaved.update((all) => updateSave(all, id, (build) => change(build, at)))
  }
  /** False when there is no room for one more. */
  const add = (start: (active: SkillBuild) => SkillBuild): boolean => {
    const all = pointsSaved.load()
    if (all.items.length >= MAX_SAVES) return false
    const build = start(activeOf(all))
    pointsSaved.update((now) => addSave(now, { ...build, name: freeName(now, build.name) }))
    return true
  }
  return {
    take: (step: BuildStep) => edit((build, at) => stepBuild(build, step, at)),
    setLearner: (patch: Partial<Learner>) =>
      edit((build, at) => ({ ...build, learner: { ...build.learner, ...patch }, updatedAt: at })),
    rename: (name: string) => pointsSaved.update((all) => renameSave(all, id, name)),
    select: (wanted: string) => pointsSaved.update((all) => selectSave(all, wanted)),
    addEmpty: () => add((active) => newBuild(active)),
    addCopy: () =>
      add((active) => ({
        ...active,
        id: crypto.randomUUID(),
        name: `${active.name} ${skillPointTexts.korea.saves.copySuffix}`,
        updatedAt: Date.now(),
      })),
    addIncoming: ({ name, learner, levels }: IncomingBuild) =>
      add((active) => ({ ...newBuild(active, levels), name, learner })),
  }
}
