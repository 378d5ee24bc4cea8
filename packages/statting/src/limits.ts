import type { OptionDefinition, Settings } from './model.ts'

/** How far one option goes in one session. Steps are the engine's unit, values what players read. */
export type OptionLimits = {
  /** Steps up to here give `step` per step, further ones `bonus`. */
  readonly baseCap: number
  /** Steps of the bonus range beyond the base cap. */
  readonly extraSteps: number
  /** Zero or negative. */
  readonly minSteps: number
  readonly maxSteps: number
  readonly minValue: number
  readonly maxValue: number
}

/** Level and bonus steps a character level allows (SPEC.md LIM1). */
export type LevelSteps = { readonly maxSteps: number; readonly bonusSteps: number }

const LEVELS_PER_STEP = 10
/** Steps up to 20 are ordinary, those beyond count at the bonus rate (specification §5). */
const ORDINARY_STEPS = 20
/** An option can take 100 potential's worth of ordinary steps. */
const POTENTIAL_CAPACITY = 100

/** Ordinary and bonus steps of a character level: 305 → 20 and 10. */
export function levelSteps(level: number): LevelSteps {
  const steps = Math.floor(level / LEVELS_PER_STEP)
  return {
    maxSteps: Math.min(ORDINARY_STEPS, steps),
    bonusSteps: Math.max(0, steps - ORDINARY_STEPS),
  }
}

/** The limits of an option under these settings (SPEC.md LIM2–LIM5). All zero: not available. */
export function limitsOf(option: OptionDefinition, settings: Settings): OptionLimits {
  const { maxSteps: ordinary, bonusSteps } = levelSteps(settings.level)
  const baseCap = Math.min(baseCapOf(option, ordinary, bonusSteps), ordinary + bonusSteps)
  const extraSteps = extraStepsOf(option, bonusSteps)
  const maxSteps = Math.min(baseCap + extraSteps, ordinary + bonusSteps)
  const minSteps = option.noNegative ? 0 : 0 - (option.maxOnly ? baseCap : maxSteps)
  return {
    baseCap,
    extraSteps,
    minSteps,
    maxSteps,
    minValue: valueAt(option, baseCap, minSteps),
    maxValue: valueAt(option, baseCap, maxSteps),
  }
}

function baseCapOf(option: OptionDefinition, ordinary: number, bonusSteps: number): number {
  if (option.max === 'bonusSteps') return bonusSteps
  if (option.max !== undefined) return option.max
  return Math.min(ordinary, Math.floor(POTENTIAL_CAPACITY / option.potential))
}

function extraStepsOf(option: OptionDefinition, bonusSteps: number): number {
  if (option.bonus === undefined) return 0
  const [numerator, denominator] = option.bonusRatio
  return Math.floor((bonusSteps * numerator) / denominator)
}

/** The displayed value of a number of steps when the base cap is known already. */
export function valueAt(option: OptionDefinition, baseCap: number, steps: number): number {
  const size = Math.abs(steps)
  const bonus = option.bonus ?? option.step
  const value = Math.min(size, baseCap) * option.step + Math.max(0, size - baseCap) * bonus
  return steps < 0 ? 0 - value : value
}
