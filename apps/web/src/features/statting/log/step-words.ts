import { formatSigned } from '@gyeol/korean'
import type { RecipeStep } from '@gyeol/statting'
import { optionName } from '../slots/option-labels.ts'

type ValueChange = { readonly option: string; readonly valueDelta: number }

/** "ATK +10%, DEX +3": the signed value change of every slot of a step. */
export function stepText(changes: readonly ValueChange[]): string {
  return changes.map(({ option, valueDelta }) => amountText(option, valueDelta)).join(', ')
}

/** "STR +3" or, for an option in percent, "STR +3%". */
export function amountText(option: string, value: number): string {
  const name = optionName(option)
  return name.endsWith(' %')
    ? `${name.slice(0, -2)} ${formatSigned(value)}%`
    : `${name} ${formatSigned(value)}`
}

/** The same for a step that is not carried out: its amounts in steps, since no value is known. */
export function recipeStepText(step: RecipeStep): string {
  return stepText(step.map(({ option, delta }) => ({ option, valueDelta: delta })))
}
