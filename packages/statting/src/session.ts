import type { MaterialAmounts } from '@gyeol/terms'
import type {
  Catalogue,
  FormulaStep,
  Refusal,
  Result,
  Session,
  Settings,
  Slot,
  StepChange,
} from './model.ts'
import { NO_MATERIALS, SLOT_COUNT } from './settings.ts'

/** A slot nobody touched. */
export const EMPTY_SLOT: Slot = { option: null, confirmed: false, steps: 0, pendingSteps: 0 }

/** A new session; the settings must have passed `checkSettings`. */
export function startSession(catalogue: Catalogue, settings: Settings): Session {
  return {
    catalogue,
    settings,
    slots: Array.from({ length: SLOT_COUNT }, () => EMPTY_SLOT),
    potential: settings.startPotential,
    finished: null,
    history: [],
    redoQueue: [],
    materials: NO_MATERIALS,
    maxMaterial: 0,
  }
}

/** The answer of an action that was carried out. */
export function done(value: Session): Result<Session> {
  return { ok: true, value }
}

/** The answer of an action that was not carried out. */
export function refuse<T>(code: Refusal['code'], detail?: Omit<Refusal, 'code'>): Result<T> {
  return { ok: false, refusal: { code, ...detail } }
}

/** The slots without what was not confirmed: new options go, amounts return (SPEC.md UNDO1). */
export function withoutPending(slots: readonly Slot[]): Slot[] {
  return slots.map((slot) => {
    if (!slot.confirmed) return EMPTY_SLOT
    return slot.pendingSteps === slot.steps ? slot : { ...slot, pendingSteps: slot.steps }
  })
}

/** The session after a formula step became its newest one; slots must carry no pending edits. */
export function withStep(session: Session, slots: readonly Slot[], step: FormulaStep): Session {
  const after = slots.slice()
  for (const change of step.changes) after[change.slot] = confirmedSlot(change)
  // Written out: spreading the session costs a fifth of the whole step's time.
  return {
    catalogue: session.catalogue,
    settings: session.settings,
    slots: after,
    // A finishing step leaves the potential where it was (SPEC.md ACT6).
    potential: step.finished === null ? step.potentialAfter : step.potentialBefore,
    finished: step.finished,
    history: [...session.history, step],
    redoQueue: session.redoQueue,
    materials: addMaterials(session.materials, step.materials, 1),
    maxMaterial: step.maxMaterialAfter,
  }
}

function confirmedSlot({ option, toSteps }: StepChange): Slot {
  return { option, confirmed: true, steps: toSteps, pendingSteps: toSteps }
}

/** Adds or takes away the points of one step. */
export function addMaterials(
  total: MaterialAmounts,
  step: MaterialAmounts,
  sign: 1 | -1,
): MaterialAmounts {
  return {
    metal: total.metal + sign * step.metal,
    cloth: total.cloth + sign * step.cloth,
    beast: total.beast + sign * step.beast,
    wood: total.wood + sign * step.wood,
    medicine: total.medicine + sign * step.medicine,
    mana: total.mana + sign * step.mana,
  }
}
