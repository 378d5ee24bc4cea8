import { limitsOf, type OptionLimits, valueAt } from './limits.ts'
import type { OptionDefinition, Session, Settings } from './model.ts'
import { rulesOf } from './session-rules.ts'
import { StatDataNullError } from './stat-data-null-error.ts'

/** What a typed value means in steps. */
export type StepsReading = {
  /** The nearest step toward zero that can be reached. */
  readonly steps: number
  /** The typed value is exactly that step's value. */
  readonly exact: boolean
  /** Present when the value lay outside the limits: why, in the words of `REFUSALS`. */
  readonly clamped?: 'ABOVE_MAXIMUM' | 'BELOW_MINIMUM' | 'NEGATIVE_NOT_ALLOWED'
}

/** The displayed value of `steps` steps: DEF 21 → 30, MaxHP 21 → 360 (SPEC.md VAL1). */
export function valueOf(option: OptionDefinition, settings: Settings, steps: number): number {
  return valueAt(option, limitsOf(option, settings).baseCap, steps)
}

/**
 * Reads a typed value (SPEC.md VAL2, VAL3): what cannot be reached becomes the nearest value toward
 * zero, MaxHP 55 → 5 steps. Something that is no number reads as 0, not exact.
 */
export function stepsFromValue(
  option: OptionDefinition,
  settings: Settings,
  value: number,
): StepsReading {
  if (Number.isNaN(value)) return { steps: 0, exact: false }
  const limits = limitsOf(option, settings)
  if (value > limits.maxValue)
    return { steps: limits.maxSteps, exact: false, clamped: 'ABOVE_MAXIMUM' }
  if (value < limits.minValue) {
    const clamped = option.noNegative ? 'NEGATIVE_NOT_ALLOWED' : 'BELOW_MINIMUM'
    return { steps: limits.minSteps, exact: false, clamped }
  }
  const steps = stepsToward(option, limits, value)
  return { steps, exact: valueAt(option, limits.baseCap, steps) === value }
}

function stepsToward(option: OptionDefinition, limits: OptionLimits, value: number): number {
  const size = Math.abs(value)
  const ordinary = limits.baseCap * option.step
  const bonus = option.bonus ?? option.step
  const steps =
    size <= ordinary
      ? Math.trunc(size / option.step)
      : limits.baseCap + Math.trunc((size - ordinary) / bonus)
  return value < 0 ? 0 - steps : steps
}

/** Committed and pending displayed value of a slot. */
export type SlotValue = { readonly value: number; readonly pendingValue: number }

/**
 * Converts a slot's steps into the values players read.
 * @throws StatDataNullError when no option is chosen in that slot (specification §8).
 */
export function slotValue(session: Session, slotIndex: number): SlotValue {
  const slot = session.slots[slotIndex]
  const option = slot?.option ? rulesOf(session).optionOf(slot.option) : undefined
  if (!slot || !option) throw new StatDataNullError()
  return { value: option.valueOf(slot.steps), pendingValue: option.valueOf(slot.pendingSteps) }
}
