import type { Result, Session } from './model.ts'
import {
  addMaterials,
  done,
  EMPTY_SLOT,
  refuse,
  startSession,
  withoutPending,
  withStep,
} from './session.ts'

/** Takes the last formula step back; pending edits are dropped (SPEC.md UNDO1–UNDO3). */
export function undo(session: Session): Result<Session> {
  const step = session.history.at(-1)
  if (!step) return refuse('NOTHING_TO_UNDO')
  const slots = withoutPending(session.slots)
  for (const { slot, option, isNew, fromSteps } of step.changes) {
    // An option granted by this step leaves its slot, which counts as never used again.
    slots[slot] = isNew
      ? EMPTY_SLOT
      : { option, confirmed: true, steps: fromSteps, pendingSteps: fromSteps }
  }
  return done({
    catalogue: session.catalogue,
    settings: session.settings,
    slots,
    potential: step.potentialBefore,
    finished: null,
    history: session.history.slice(0, -1),
    redoQueue: [...session.redoQueue, step],
    materials: addMaterials(session.materials, step.materials, -1),
    maxMaterial: step.maxMaterialBefore,
  })
}

/** Carries the step out again that was undone last (SPEC.md UNDO4). */
export function redo(session: Session): Result<Session> {
  const step = session.redoQueue.at(-1)
  if (!step) return refuse('NOTHING_TO_REDO')
  const before = { ...session, redoQueue: session.redoQueue.slice(0, -1) }
  return done(withStep(before, withoutPending(session.slots), step))
}

/** The session as it was after its first `stepCount` formula steps, with nothing to redo. */
export function sessionAt(session: Session, stepCount: number): Session {
  const steps = session.history.slice(0, Math.max(0, stepCount))
  return steps.reduce(
    (state, step) => withStep(state, state.slots, step),
    startSession(session.catalogue, session.settings),
  )
}
