import { type Recipe, SLOT_COUNT } from '@gyeol/statting'
import { listOf, orNull, textLike, tupleOf, wholeFrom } from '../../../shared/saved-data/shapes.ts'

/** More steps than any session has. */
export const MAX_STEPS = 2000

/** Slot, signed steps, and the option where the slot gets it now. */
type WireCode = [slot: number, delta: number, option: string | null]
/** Steps as codes. */
export type WireFormula = WireCode[][]

/** Whether something from outside may be an option's key; this version need not know it. */
export const isOptionKey = textLike(/^[a-z0-9_]{1,40}$/)
/** Whether something from outside is a list of steps. */
export const isWireFormula = listOf(
  listOf(
    tupleOf<WireCode>(wholeFrom(0, SLOT_COUNT - 1), wholeFrom(-9999, 9999), orNull(isOptionKey)),
    { min: 1, max: SLOT_COUNT },
  ),
  { min: 0, max: MAX_STEPS },
)

/** Steps as `[slot, step delta, option if new]` codes. */
export function writeFormula(steps: Recipe): WireFormula {
  return steps.map((step) =>
    step.map(({ slot, delta, option, isNew }) => [slot, delta, isNew ? option : null]),
  )
}

/** Reads codes back; a code without an option continues the option its slot got before. */
export function readFormula(formula: WireFormula, before: Recipe = []): Recipe {
  const optionOf = new Map<number, string>()
  for (const step of before) for (const { slot, option } of step) optionOf.set(slot, option)
  return formula.map((codes) =>
    codes.map(([slot, delta, key]) => {
      if (key !== null) optionOf.set(slot, key)
      return { slot, delta, option: optionOf.get(slot) ?? '', isNew: key !== null }
    }),
  )
}
