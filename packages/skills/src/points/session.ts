import type { Result, SkillLevels } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'
import { previewAction, type SkillAction, type SkillRefusal } from './click.ts'

/** A build in the making: levels are what replaying the actions on `start` gives (SPEC.md UND1). */
export type SkillSession = {
  readonly start: SkillLevels
  readonly actions: readonly SkillAction[]
  /** Undone actions, the next one to redo last. */
  readonly undone: readonly SkillAction[]
  readonly levels: SkillLevels
}

/** A session over given levels (`readLevels` cleans foreign ones). */
export function startSkills(levels: SkillLevels = {}): SkillSession {
  return { start: levels, actions: [], undone: [], levels }
}

/** The session after an action, or why it is refused. A new action clears what was undone. */
export function applySkill(
  index: SkillIndex,
  session: SkillSession,
  action: SkillAction,
): Result<SkillSession, SkillRefusal> {
  const preview = previewAction(index, session.levels, action)
  if (!preview.ok) return preview
  const actions = [...session.actions, action]
  return { ok: true, value: { ...session, actions, undone: [], levels: preview.value.levels } }
}

/** Takes the last action back. */
export function undoSkill(
  index: SkillIndex,
  session: SkillSession,
): Result<SkillSession, SkillRefusal> {
  const last = session.actions.at(-1)
  if (last === undefined) return { ok: false, refusal: 'NOTHING_TO_UNDO' }
  const actions = session.actions.slice(0, -1)
  const levels = replaySkills(index, session.start, actions)
  return { ok: true, value: { ...session, actions, undone: [...session.undone, last], levels } }
}

/** Carries the last undone action out again. */
export function redoSkill(
  index: SkillIndex,
  session: SkillSession,
): Result<SkillSession, SkillRefusal> {
  const last = session.undone.at(-1)
  if (last === undefined) return { ok: false, refusal: 'NOTHING_TO_REDO' }
  const done = applySkill(index, session, last)
  if (!done.ok) return done
  return { ok: true, value: { ...done.value, undone: session.undone.slice(0, -1) } }
}

/** Levels after some actions; an action that is refused changes nothing. Never throws. */
export function replaySkills(
  index: SkillIndex,
  start: SkillLevels,
  actions: readonly SkillAction[],
): SkillLevels {
  return actions.reduce((levels, action) => {
    const preview = previewAction(index, levels, action)
    return preview.ok ? preview.value.levels : levels
  }, start)
}
