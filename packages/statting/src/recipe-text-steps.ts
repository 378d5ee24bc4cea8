import type { Session } from './model.ts'
import { applyRecipeStep, type RecipeChange } from './recipe.ts'
import type { WrittenStep } from './recipe-text-lines.ts'
import type { WrittenChange } from './recipe-text-names.ts'
import { rulesOf } from './session-rules.ts'
import { SLOT_COUNT } from './settings.ts'
import type { TextRefusal } from './text-refusals.ts'
import { stepsFromValue } from './values.ts'

type LinelessRefusal = Omit<TextRefusal, 'line'>

/** Carries a written line out, repeats included: the session after it or why it cannot be. */
export function carryOut(
  session: Session,
  { changes, repeat }: WrittenStep,
  line: number,
): Session | TextRefusal {
  let state = session
  // A repeat that cannot be carried out ends the loop, however large the number is.
  for (let time = 0; time < repeat; time += 1) {
    const step: RecipeChange[] = []
    for (const written of changes) {
      const change = toRecipeChange(state, written, step)
      if ('code' in change) return { line, fragment: written.fragment, ...change }
      step.push(change)
    }
    const result = applyRecipeStep(state, step)
    if (!result.ok) return { line, code: 'STEP_REFUSED', refusal: result.refusal }
    state = result.value
  }
  return state
}

function toRecipeChange(
  session: Session,
  { option, valueDelta, slot: written }: WrittenChange,
  step: readonly RecipeChange[],
): RecipeChange | LinelessRefusal {
  const rules = rulesOf(session).optionOf(option)
  if (!rules) return { code: 'UNKNOWN_OPTION_NAME' }
  const granted = session.slots.findIndex((slot) => slot.option === option)
  const isNew = granted < 0
  const slot = isNew ? (written ?? firstFreeSlot(session, step)) : granted
  if (slot >= SLOT_COUNT) return { code: 'NO_FREE_SLOT' }
  const from = isNew ? 0 : (session.slots[slot]?.steps ?? 0)
  const reading = stepsFromValue(
    rules.definition,
    session.settings,
    rules.valueOf(from) + valueDelta,
  )
  if (reading.clamped) {
    const refusal = { code: reading.clamped, slot, limit: reading.steps }
    return { code: 'STEP_REFUSED', refusal, limitValue: rules.valueOf(reading.steps) }
  }
  if (!reading.exact) return { code: 'VALUE_BETWEEN_STEPS' }
  return { slot, option, delta: reading.steps - from, isNew }
}

/** `SLOT_COUNT` when there is none. */
function firstFreeSlot(session: Session, step: readonly RecipeChange[]): number {
  const free = session.slots.findIndex(({ option }, index) => {
    return option === null && step.every((change) => change.slot !== index)
  })
  return free < 0 ? SLOT_COUNT : free
}
