import { MATERIALS, type Material, type MaterialAmounts } from '@gyeol/terms'
import type { FormulaStep, Refusal, Result, Session, Slot, StepChange } from './model.ts'
import { penaltyPercentOf } from './penalty.ts'
import { potentialOfMove, withPenalty } from './potential.ts'
import { materialOfMove } from './rule-sets.ts'
import { done, EMPTY_SLOT, refuse, withoutPending, withStep } from './session.ts'
import { type OptionRules, rulesOf, type SessionRules } from './session-rules.ts'
import { amountRefusal } from './slot-rules.ts'
import { successRate } from './success.ts'

/** Commits every pending change in one formula step (SPEC.md ACT4–ACT6). */
export function confirm(session: Session): Result<Session> {
  if (session.finished !== null) return refuse('FINISHED')
  const rules = rulesOf(session)
  const refusal = pendingRefusal(session.slots, rules)
  if (refusal) return { ok: false, refusal }
  const slots = grantedSlots(session.slots)
  const changes = changesOf(slots, rules)
  if (changes.length === 0) return refuse('NOTHING_CHANGED')
  return done(commit(session, slots, changes))
}

/** Commits the last step's changes once more; pending edits are dropped (SPEC.md ACT8). */
export function repeat(session: Session): Result<Session> {
  if (session.finished !== null) return refuse('FINISHED')
  const rules = rulesOf(session)
  for (const { slot, option, toSteps } of repeatChanges(session)) {
    const limits = rules.optionOf(option)?.limits
    const refusal = limits ? amountRefusal(limits, toSteps, slot) : null
    if (refusal) return refuse('REPEAT_OVERSHOOTS', { slot, limit: refusal.limit })
  }
  return repeatBeyondLimits(session)
}

/**
 * A repeat that does not look at the limits, as the older simulators do it (statting has no use for
 * it: it exists to compare recorded sessions of theirs). Refuses FINISHED and NOTHING_TO_REPEAT.
 */
export function repeatBeyondLimits(session: Session): Result<Session> {
  if (session.finished !== null) return refuse('FINISHED')
  if (session.history.length === 0) return refuse('NOTHING_TO_REPEAT')
  const changes = repeatChanges(session)
  const slots = withoutPending(session.slots)
  for (const { slot, option, toSteps } of changes) {
    slots[slot] = { option, confirmed: true, steps: toSteps, pendingSteps: toSteps }
  }
  return done(commit(session, slots, changes))
}

/** Options left at 0 are not granted: their slots are empty again (SPEC.md ACT4). */
export function grantedSlots(slots: readonly Slot[]): readonly Slot[] {
  const isLeftAtZero = ({ option, confirmed, pendingSteps }: Slot) => {
    return option !== null && !confirmed && pendingSteps === 0
  }
  return slots.some(isLeftAtZero)
    ? slots.map((slot) => (isLeftAtZero(slot) ? EMPTY_SLOT : slot))
    : slots
}

/** What a repeat would do now: the last step's amounts added again; empty without history. */
export function repeatChanges(session: Session): readonly StepChange[] {
  const last = session.history.at(-1)
  if (!last) return []
  const rules = rulesOf(session)
  return last.changes.map(({ slot, option, fromSteps, toSteps }) => {
    const from = session.slots[slot]?.steps ?? 0
    const move = { from, to: from + toSteps - fromSteps }
    return changeOf(slot, { option, isNew: false, move }, rules)
  })
}

function pendingRefusal(slots: readonly Slot[], rules: SessionRules): Refusal | null {
  for (const [index, { option, steps, pendingSteps }] of slots.entries()) {
    if (option === null || steps === pendingSteps) continue
    const known = rules.optionOf(option)
    if (!known) return { code: 'UNKNOWN_OPTION', slot: index }
    const refusal = amountRefusal(known.limits, pendingSteps, index)
    if (refusal) return refusal
  }
  return null
}

/** The slots whose pending amount differs from the committed one, in slot order. */
export function changesOf(slots: readonly Slot[], rules: SessionRules): StepChange[] {
  const changes: StepChange[] = []
  for (const [index, { option, confirmed, steps, pendingSteps }] of slots.entries()) {
    if (option === null || steps === pendingSteps) continue
    const move = { from: steps, to: pendingSteps }
    changes.push(changeOf(index, { option, isNew: !confirmed, move }, rules))
  }
  return changes
}

type NamedMove = {
  readonly option: string
  readonly isNew: boolean
  readonly move: { readonly from: number; readonly to: number }
}

function changeOf(slot: number, { option, isNew, move }: NamedMove, rules: SessionRules) {
  const known = rules.optionOf(option)
  const valueDelta = known ? known.valueOf(move.to) - known.valueOf(move.from) : 0
  return { slot, option, isNew, fromSteps: move.from, toSteps: move.to, valueDelta }
}

/** The slots already hold what they will hold: the penalty includes this step's options (PEN2). */
function commit(session: Session, slots: readonly Slot[], changes: readonly StepChange[]): Session {
  const rules = rulesOf(session)
  const penaltyPercent = penaltyPercentOf(slots, rules)
  const { potential, materials } = priceOf(session, changes, rules)
  const potentialAfter = session.potential + withPenalty(potential, penaltyPercent)
  const step: FormulaStep = {
    changes,
    potentialBefore: session.potential,
    potentialAfter,
    penaltyPercent,
    materials,
    maxMaterialBefore: session.maxMaterial,
    maxMaterialAfter: Math.max(session.maxMaterial, largestOf(materials)),
    finished: finishes(slots, potentialAfter) ? rateOf(session, potentialAfter) : null,
  }
  const before = session.redoQueue.length === 0 ? session : { ...session, redoQueue: [] }
  return withStep(before, slots, step)
}

/** A step ends the session when it fills the last slot or uses up the potential (ACT6). */
export function finishes(slots: readonly Slot[], potentialAfter: number): boolean {
  return potentialAfter <= 0 || slots.every(({ option }) => option !== null)
}

function rateOf({ potential, settings }: Session, futurePotential: number): number {
  const { recipePotential } = settings
  return successRate({ futurePotential, potential, recipePotential })
}

type Price = { readonly potential: number; readonly materials: MaterialAmounts }

/** Potential before the penalty and material points of all changes of a step. */
export function priceOf(
  session: Session,
  changes: readonly StepChange[],
  rules: SessionRules,
): Price {
  const materials: Record<Material, number> = {
    metal: 0,
    cloth: 0,
    beast: 0,
    wood: 0,
    medicine: 0,
    mana: 0,
  }
  let potential = 0
  for (const change of changes) {
    const option = rules.optionOf(change.option)
    if (!option) continue
    const price = priceOfChange(session, option, change)
    potential += price.potential
    materials[option.definition.material] += price.materialPoints
  }
  return { potential, materials }
}

type ChangePrice = { readonly potential: number; readonly materialPoints: number }

/** Potential before the penalty and material points of one slot's change. */
export function priceOfChange(
  { settings }: Session,
  option: OptionRules,
  { fromSteps, toSteps }: StepChange,
): ChangePrice {
  const move = { from: fromSteps, to: toSteps }
  return {
    potential: potentialOfMove(option, settings, move),
    materialPoints: materialOfMove(settings.ruleSet, move, option.materialSums),
  }
}

function largestOf(materials: MaterialAmounts): number {
  let largest = 0
  for (const material of MATERIALS) largest = Math.max(largest, materials[material])
  return largest
}
