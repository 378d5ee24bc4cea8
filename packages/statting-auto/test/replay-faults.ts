import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { limitsOf, replay } from '@gyeol/statting'
import type { AutoCandidate, AutoProblem } from '../src/model.ts'

/** Everything in which a candidate differs from what the engine makes of its recipe, or from the wish. */
export function replayFaults(problem: AutoProblem, candidate: AutoCandidate): string[] {
  const { recipe, settings, keptSteps } = candidate
  const { session, invalid } = replay(OPTION_CATALOGUE, settings, recipe)
  const faults = invalid.map(({ index, refusal }) => `step ${index}: ${refusal.code}`)
  const steps = session.history.slice(keptSteps)
  const last = steps.at(-1)
  const state = {
    confirmations: steps.length,
    isFinished: session.finished !== null,
    startPotential: settings.startPotential,
    lastPotential: last?.potentialAfter,
  }
  const stated = {
    confirmations: candidate.confirmations,
    isFinished: candidate.isFinished,
    startPotential: candidate.startPotential,
    lastPotential: candidate.steps.at(-1)?.potentialAfter,
  }
  if (JSON.stringify(state) !== JSON.stringify(stated))
    faults.push(JSON.stringify({ state, stated }))
  if ((session.finished ?? 100) !== candidate.rate) faults.push(`rate ${candidate.rate}`)
  if (session.finished === null && session.potential < 1) faults.push('neither finished nor open')
  const spent = steps.flatMap(({ materials }) => Object.values(materials))
  const total = spent.reduce((sum, points) => sum + points, 0)
  if (total !== candidate.totalMaterial)
    faults.push(`material ${candidate.totalMaterial}, not ${total}`)
  const amounts = new Map(session.slots.map((slot) => [slot.option, slot.steps]))
  for (const { option, steps: wanted } of [...problem.wanted, ...problem.fixedNegatives]) {
    const definition = OPTION_CATALOGUE.find(({ key }) => key === option)
    const full = definition ? limitsOf(definition, settings).maxSteps : 0
    if (amounts.get(option) !== (wanted === 'max' ? full : wanted)) faults.push(`${option} differs`)
  }
  return faults
}
