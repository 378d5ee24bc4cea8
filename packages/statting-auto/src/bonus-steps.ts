import { type Catalogue, type FormulaStep, limitsOf, type Settings } from '@gyeol/statting'

/** Steps of a formula step that lie beyond the base cap of their option: they cost double. */
export function bonusStepsOfStep(
  catalogue: Catalogue,
  settings: Settings,
  { changes }: FormulaStep,
): number {
  return changes.reduce((sum, { option, fromSteps, toSteps }) => {
    const definition = catalogue.find(({ key }) => key === option)
    if (!definition) return sum
    const { baseCap } = limitsOf(definition, settings)
    const beyond = (steps: number) => Math.max(0, Math.abs(steps) - baseCap)
    return sum + Math.abs(beyond(toSteps) - beyond(fromSteps))
  }, 0)
}
