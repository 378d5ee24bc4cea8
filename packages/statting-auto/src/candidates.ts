import type { Grouping } from './confirmations.ts'
import type { AutoCandidate, AutoProblem, FrontEntry } from './model.ts'
import { compareCandidates, isBetterGoal } from './ranking.ts'
import { passGate } from './replay-gate.ts'
import type { SearchSpace } from './search-space.ts'

const MOST_CANDIDATES = 12
const FRONT_LENGTH = 8
/** Candidates kept while searching; those far behind are forgotten. */
const MOST_KEPT = 60

/** The plans that are worth keeping; only what passes the gate gets in. */
export type CandidateBook = {
  /** The candidate of a grouping, or null when a cap or the gate keeps it out. */
  readonly add: (grouping: Grouping, potential: number) => AutoCandidate | null
  /** Different plans, best first. */
  readonly ranked: () => readonly AutoCandidate[]
  readonly front: () => readonly FrontEntry[]
  /** Grows with every candidate that gets in. */
  readonly version: () => number
}

/** An empty book for one problem. */
export function createCandidateBook(space: SearchSpace): CandidateBook {
  const { problem } = space
  const compare = compareCandidates(problem)
  const best = new Map<string, AutoCandidate>()
  let version = 0
  const front = () => frontOf([...best.values()], problem)
  const forget = () => {
    const ranked = [...best].sort(([, one], [, other]) => compare(one, other))
    const ahead = new Set(front().map(({ candidate }) => candidate))
    for (const [key, candidate] of ranked.slice(MOST_KEPT / 2))
      if (!ahead.has(candidate)) best.delete(key)
  }
  return {
    add(grouping, potential) {
      const { maxConfirmations = Infinity, largestAmount = Infinity } = problem
      if (grouping.confirmations.length > maxConfirmations) return null
      const candidate = passGate(space, grouping.confirmations, potential)
      if (!candidate || candidate.largestAmount > largestAmount) return null
      const key = likeness(candidate)
      const known = best.get(key)
      if (known && compare(candidate, known) >= 0) return candidate
      best.set(key, candidate)
      version += 1
      if (best.size > MOST_KEPT) forget()
      return candidate
    },
    ranked: () => [...best.values()].sort(compare).slice(0, MOST_CANDIDATES),
    front,
    version: () => version,
  }
}

/** For every number of confirmations the best plan, as far as it is better than with fewer. */
function frontOf(candidates: readonly AutoCandidate[], problem: AutoProblem): FrontEntry[] {
  const compare = compareCandidates(problem)
  const isBetter = isBetterGoal(problem)
  const bySize = [...candidates].sort((one, other) => {
    return one.confirmations - other.confirmations || compare(one, other)
  })
  const entries: FrontEntry[] = []
  for (const candidate of bySize) {
    const previous = entries.at(-1)?.candidate
    if (previous && !isBetter(candidate, previous)) continue
    entries.push({ confirmations: candidate.confirmations, candidate })
  }
  return entries.filter(({ confirmations }, index) => {
    return confirmations <= FRONT_LENGTH || index === entries.length - 1
  })
}

/** Plans a player would call the same: same negatives, confirmations, rate and start. */
function likeness(candidate: AutoCandidate): string {
  const { negatives, confirmations, rate, startPotential } = candidate
  const names = negatives.map(({ option, steps }) => `${option}${steps}`).sort()
  return [confirmations, rate, startPotential, ...names].join(' ')
}
