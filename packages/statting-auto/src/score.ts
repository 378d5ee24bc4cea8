// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import { MATERIALS } from '@gyeol/terms'
import type { Score } from './anneal.ts'
import type { Evaluation } from './evaluate-plan.ts'
import { NOBODY, type Plan } from './plan.ts'
import type { SearchSpace } from './search-space.ts'

/*
 * What the search climbs. Every score is in points of success rate or of potential, so that one
 * temperature fits all; what a plan may not do costs more than any way around it can win.
 */

/** Success rate of a plan that spends nothing and gets nothing back (SUC1 of the engine's rules). */
const FREE_RATE = 160
const RATE_PER_POTENTIAL = 230

/** A plan that ends before its last confirmation is no plan. */
const OVERFULL_LOSS = 50
/** How much more a point of missing potential costs than it could bring at the end. */
const DEFICIT_FACTOR = 3
/** Missing points of rate against saved material or confirmations. */
const MISS_FACTOR = 25
const MISS_LOSS = 4
/** Loss per confirmation: decides between plans that are otherwise equal. */
const TIE_LOSS = 0.002
/** Loss for material beyond the cap, per share of the cap. */
const EXCESS_LOSS = 100

/** Unclamped rate of an evaluated plan at a start potential. */
export function rateAt(space: SearchSpace, { before, after }: Evaluation, start: number): number {
  const { recipePotential } = space.problem.settings
  return (
    FREE_RATE + (RATE_PER_POTENTIAL * (start + after)) / Math.max(start + before, recipePotential)
  )
}

/** Points of rate that make up for what a plan may not do; 0 for a plan that can be carried out. */
function faultsOf(space: SearchSpace, evaluation: Evaluation, start: number): number {
  const { lowest, before, overfull, excess, confirmations } = evaluation
  const { recipePotential } = space.problem.settings
  const { largestAmount = 0, maxConfirmations = Infinity } = space.problem
  const perPotential = RATE_PER_POTENTIAL / Math.max(start + before, recipePotential)
  const deficit = Math.max(0, 1 - start - lowest)
  const share = excess === 0 ? 0 : 0.05 + excess / (largestAmount + 1)
  return (
    overfull * OVERFULL_LOSS +
    deficit * DEFICIT_FACTOR * perPotential +
    share * EXCESS_LOSS +
    Math.max(0, confirmations - maxConfirmations) * DEFICIT_FACTOR
  )
}

/** Loss of a plan that misses what it must hold: a small miss may not be worth any saving. */
function barrier(faults: number): number {
  return faults > 0 ? MISS_LOSS + MISS_FACTOR * faults : 0
}

/** What a plan is not worth anything without: it can be carried out and reaches a rate. */
export function reachesRate(space: SearchSpace, start: number, rate: number) {
  return (evaluation: Evaluation): boolean => {
    return rateAt(space, evaluation, start) >= rate && faultsOf(space, evaluation, start) === 0
  }
}

/** Highest success rate from the space's start potential. */
export function rateScore(space: SearchSpace): Score {
  const start = space.start.potential
  return (evaluation) => {
    const rate = rateAt(space, evaluation, start)
    return rate - faultsOf(space, evaluation, start) - TIE_LOSS * evaluation.confirmations
  }
}

/** What a point of every material counts, in the order of `MATERIALS`. */
function materialWeightsOf({ problem }: SearchSpace): readonly number[] {
  return MATERIALS.map((material) => problem.materialWeights?.[material] ?? 1)
}

/** Weighted points of the negatives of a plan. */
export function negativeMaterialOf(space: SearchSpace): (plan: Plan) => number {
  const weights = materialWeightsOf(space)
  const points = space.options.map((option) => {
    const weight = option.isNegative ? weights[option.material]! : 0
    return Float64Array.from(option.points, (sum) => sum * weight)
  })
  return ({ phases, option, at }) => {
    const columns = phases.length + 1
    let sum = 0
    for (let row = 0; row < option.length; row += 1) {
      const who = option[row]!
      if (who !== NOBODY) sum += points[who]![at[row * columns + phases.length]!]!
    }
    return sum
  }
}

/** Shares of the deepest negatives below which saving material counts evenly, no longer by ratio. */
const FINE_SHARE = 1 / 1000

/** Points for saving material by the factor e. */
const RATIO_POINTS = 100

/** Least material on negatives with a wanted rate. */
export function materialScore(space: SearchSpace, wantedRate: number): Score {
  const start = space.start.potential
  const materialOf = negativeMaterialOf(space)
  const weightOf = materialWeightsOf(space)
  const most = space.options.reduce((sum, option) => {
    const points = option.isNegative ? (option.points.at(-1) ?? 0) : 0
    return sum + points * weightOf[option.material]!
  }, 0)
  const fine = 1 + most * FINE_SHARE
  return (evaluation, plan) => {
    const miss = Math.max(0, wantedRate - rateAt(space, evaluation, start))
    const faults = miss + faultsOf(space, evaluation, start)
    const ratio = RATIO_POINTS * Math.log((materialOf(plan) + fine) / fine)
    return -ratio - barrier(faults) - TIE_LOSS * evaluation.confirmations
  }
}

/**
 * Start potential from which a plan can be carried out and reaches the rate: every amount of a plan
 * is independent of where it starts, so no search over start potentials is needed (SPEC.md EVA3).
 */
export function neededStart(
  space: SearchSpace,
  evaluation: Evaluation,
  wantedRate: number,
): number {
  const { lowest, before, after } = evaluation
  const { recipePotential } = space.problem.settings
  // after ≥ −share · max(before, recipe): both sides grow with the start, the easier one decides.
  const share = (FREE_RATE - wantedRate) / RATE_PER_POTENTIAL
  const fromPotential = -(after + share * before) / (1 + share)
  const fromRecipe = -after - share * recipePotential
  return Math.max(1 - lowest, Math.min(fromPotential, fromRecipe))
}

/** Least start potential with a wanted rate. */
export function potentialScore(space: SearchSpace, wantedRate: number): Score {
  return (evaluation) => {
    const needed = neededStart(space, evaluation, wantedRate)
    return -needed - faultsOf(space, evaluation, needed) - TIE_LOSS * evaluation.confirmations
  }
}

/** What a plan with fewer confirmations must keep. */
export type Keep = {
  readonly start: number
  readonly rate: number
  /** Most weighted material of negatives. */
  readonly material: number
}

/** Fewest confirmations, then least material, while the rate and the material hold. */
export function confirmationScore(space: SearchSpace, keep: Keep): Score {
  const materialOf = negativeMaterialOf(space)
  return (evaluation, plan) => {
    const miss = Math.max(0, keep.rate - rateAt(space, evaluation, keep.start))
    const faults = miss + faultsOf(space, evaluation, keep.start)
    const share = keep.material === 0 ? 0 : materialOf(plan) / keep.material
    const beyond = Math.max(0, share - 1) * EXCESS_LOSS
    return -evaluation.confirmations - 0.5 * share - barrier(faults + beyond)
  }
}
