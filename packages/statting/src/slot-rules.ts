import type { OptionLimits } from './limits.ts'
import type { Refusal, Session } from './model.ts'
import { rulesOf } from './session-rules.ts'

/**
 * Why an option cannot be picked for a slot, or null when it can (SPEC.md ACT1, ACT2). An option
 * that is chosen in this very slot and not confirmed yet is available there.
 */
export function availability(session: Session, optionKey: string, slot: number): Refusal | null {
  const target = session.slots[slot]
  if (!target) return { code: 'SLOT_OUT_OF_RANGE', slot }
  if (session.finished !== null) return { code: 'FINISHED' }
  if (target.confirmed) return { code: 'SLOT_CONFIRMED', slot }
  const option = rulesOf(session).optionOf(optionKey)
  if (!option) return { code: 'UNKNOWN_OPTION', slot }
  const usedIn = session.slots.findIndex((other, index) => {
    return index !== slot && other.option === optionKey
  })
  if (usedIn >= 0) return { code: 'OPTION_ALREADY_USED', slot: usedIn }
  if (option.definition.scope === 'element') {
    const refusal = elementRefusal(session, option.definition.whenElementMatches ?? false, slot)
    if (refusal) return refusal
  }
  const { minSteps, maxSteps } = option.limits
  return minSteps === maxSteps ? { code: 'OPTION_UNAVAILABLE_AT_LEVEL', slot } : null
}

function elementRefusal(session: Session, whenMatches: boolean, slot: number): Refusal | null {
  const { equipment, elementMatches } = session.settings
  if (equipment !== 'weapon') return { code: 'ELEMENT_NEEDS_WEAPON', slot }
  if (elementMatches !== whenMatches) return { code: 'ELEMENT_MATCH_MISMATCH', slot }
  const rules = rulesOf(session)
  const grantedIn = session.slots.findIndex(({ option }, index) => {
    if (index === slot || option === null) return false
    return rules.optionOf(option)?.definition.scope === 'element'
  })
  return grantedIn >= 0 ? { code: 'ELEMENT_ALREADY_GRANTED', slot: grantedIn } : null
}

/** Why an amount cannot stand in a slot, or null when it can (SPEC.md LIM6). */
export function amountRefusal(limits: OptionLimits, steps: number, slot: number): Refusal | null {
  if (!Number.isInteger(steps)) return { code: 'NOT_A_WHOLE_NUMBER', slot }
  if (steps > limits.maxSteps) return { code: 'ABOVE_MAXIMUM', slot, limit: limits.maxSteps }
  if (steps >= limits.minSteps) return null
  if (limits.minSteps === 0) return { code: 'NEGATIVE_NOT_ALLOWED', slot, limit: 0 }
  return { code: 'BELOW_MINIMUM', slot, limit: limits.minSteps }
}
