import { currentEstimate, isConfident, type PriceVote } from '@gyeol/prices'
import { type Attack, type Figures, type Group, HONEST_SIGMA, TRUTH } from './attacks.ts'
import { priceAround, seededNumbers } from './random.ts'

const TODAY = 7

/** One person's vote, and how many reports stand behind it. */
type Voice = PriceVote

function voicesOf(group: Group, name: string, next: () => number): Voice[] {
  const { members, weight, factor, days, reportsEach = 1 } = group
  return Array.from({ length: members }, (_, index) => {
    const value = factor === null ? priceAround(TRUTH, HONEST_SIGMA, next) : TRUTH * factor
    const day = days[index % days.length] ?? TODAY
    return { voice: `${name}-${index}`, day, value, weight, reports: reportsEach }
  })
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[(sorted.length - 1) >> 1] ?? 0
  const high = sorted[sorted.length >> 1] ?? 0
  return (low + high) / 2
}

/** The four estimators that are held against each other. */
const ESTIMATORS = {
  mean: (voices: readonly Voice[]) => mean(everyReport(voices)),
  medianOfReports: (voices: readonly Voice[]) => middle(everyReport(voices)),
  medianOfMembers: (voices: readonly Voice[]) => middle(voices.map(({ value }) => value)),
  ours: (voices: readonly Voice[]) => currentEstimate(voices, TODAY).median,
} as const

function everyReport(voices: readonly Voice[]): number[] {
  return voices.flatMap(({ value, reports }) => Array.from({ length: reports }, () => value))
}

/** By how many percent an attack moves each estimator, over `trials` days with other people. */
export function measureAttack(attack: Attack, trials: number): Figures {
  const next = seededNumbers(20_261_122)
  const shifts = { mean: [], medianOfReports: [], medianOfMembers: [], ours: [] } as Record<
    keyof typeof ESTIMATORS,
    number[]
  >
  let confident = 0
  for (let trial = 0; trial < trials; trial += 1) {
    const honest = voicesOf(attack.honest, 'honest', next)
    const all = [...honest, ...voicesOf(attack.liars, 'liar', next)]
    for (const name of ESTIMATOR_NAMES) {
      const [before, after] = [ESTIMATORS[name](honest), ESTIMATORS[name](all)]
      if (before && after) shifts[name].push((after / before - 1) * 100)
    }
    if (isConfident(currentEstimate(all, TODAY))) confident += 1
  }
  const sorted = shifts.ours.toSorted((a, b) => a - b)
  return {
    mean: mean(shifts.mean),
    medianOfReports: mean(shifts.medianOfReports),
    medianOfMembers: mean(shifts.medianOfMembers),
    ours: mean(shifts.ours),
    ours95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    confident: (confident / trials) * 100,
  }
}

const ESTIMATOR_NAMES = ['mean', 'medianOfReports', 'medianOfMembers', 'ours'] as const
