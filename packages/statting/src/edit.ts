import type { Refusal, Result, Session, Slot } from './model.ts'
import { done, EMPTY_SLOT, refuse, withoutPending } from './session.ts'
import { rulesOf } from './session-rules.ts'
import { amountRefusal, availability } from './slot-rules.ts'

/** Chooses an option for a slot that was never confirmed; null empties it (SPEC.md ACT1). */
export function pick(session: Session, slot: number, option: string | null): Result<Session> {
  const refusal =
    option === null ? clearRefusal(session, slot) : availability(session, option, slot)
  if (refusal) return { ok: false, refusal }
  if (session.slots[slot]?.option === option) return done(session)
  return withSlot(session, slot, { ...EMPTY_SLOT, option })
}

function clearRefusal(session: Session, slot: number): Refusal | null {
  const target = session.slots[slot]
  if (!target) return { code: 'SLOT_OUT_OF_RANGE', slot }
  if (session.finished !== null) return { code: 'FINISHED' }
  return target.confirmed ? { code: 'SLOT_CONFIRMED', slot } : null
}

/** Sets the amount the next confirm commits (SPEC.md ACT3). */
export function enter(session: Session, slot: number, steps: number): Result<Session> {
  const target = session.slots[slot]
  if (!target) return refuse('SLOT_OUT_OF_RANGE', { slot })
  if (session.finished !== null) return refuse('FINISHED')
  if (target.option === null) return refuse('SLOT_EMPTY', { slot })
  const option = rulesOf(session).optionOf(target.option)
  if (!option) return refuse('UNKNOWN_OPTION', { slot })
  const refusal = amountRefusal(option.limits, steps, slot)
  if (refusal) return { ok: false, refusal }
  if (target.pendingSteps === steps) return done(session)
  // Adding 0 turns −0 into 0, so that equal sessions are written equally.
  return withSlot(session, slot, { ...target, pendingSteps: steps + 0 })
}

function withSlot(session: Session, index: number, slot: Slot): Result<Session> {
  const slots = session.slots.slice()
  slots[index] = slot
  return done({ ...session, slots })
}

/** Drops everything that was not confirmed (SPEC.md ACT9). */
export function discard(session: Session): Result<Session> {
  const isPending = session.slots.some(
    (slot) => slot.pendingSteps !== slot.steps || (slot.option !== null && !slot.confirmed),
  )
  if (!isPending) return refuse('NOTHING_CHANGED')
  return done({ ...session, slots: withoutPending(session.slots) })
}
