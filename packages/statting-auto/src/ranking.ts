import type { AutoCandidate, AutoProblem } from './model.ts'

/** Rate the goals other than `rate` must reach; for the goal `rate` what can be reached at most. */
export function wantedRateOf({ goal, wantedRate = 100 }: AutoProblem): number {
  return goal === 'rate' ? 100 : wantedRate
}

/** Numbers that say how good a candidate is for a goal: the smaller first, in this order. */
function keysOf(candidate: AutoCandidate, problem: AutoProblem): readonly number[] {
  const { rate, unclampedRate, confirmations, weightedMaterial, startPotential } = candidate
  const missing = -Math.min(rate, wantedRateOf(problem))
  const rest = [confirmations, weightedMaterial, -unclampedRate]
  if (problem.goal === 'rate') return [missing, ...rest]
  if (problem.goal === 'least-start-potential') return [missing, startPotential, ...rest]
  return [missing, weightedMaterial, ...rest]
}

/** Best first (SPEC.md GOAL1–GOAL4): negative when `one` is better than `other`. */
export function compareCandidates(problem: AutoProblem) {
  return (one: AutoCandidate, other: AutoCandidate): number => {
    const keys = keysOf(other, problem)
    for (const [index, key] of keysOf(one, problem).entries()) {
      const difference = key - (keys[index] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** Better by what the goal is about, however many confirmations that takes. */
export function isBetterGoal(problem: AutoProblem) {
  return (one: AutoCandidate, other: AutoCandidate): boolean => {
    const [missing = 0, amount = 0] = keysOf(one, problem)
    const [otherMissing = 0, otherAmount = 0] = keysOf(other, problem)
    if (missing !== otherMissing) return missing < otherMissing
    return problem.goal !== 'rate' && amount < otherAmount
  }
}
