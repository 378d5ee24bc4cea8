import { readFileSync } from 'node:fs'
import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { type AutoAnswer, type AutoProblem, createSolver } from '@gyeol/statting-auto'
import { randomProblem } from '../../packages/statting-auto/test/random-problem.ts'
import type { BenchResult } from './statting.bench.ts'

/** Problems with what another planner answers. */
const RECORDED = new URL('auto-problems.json', import.meta.url)
const OWN_PROBLEMS = 12
const SLICE_EVALUATIONS = 2000

type OtherPlan = {
  readonly rate: number
  readonly startPotential: number
  readonly confirmations: number
  readonly negativeMaterial: number
}

type Case = {
  readonly id: string
  readonly problem: AutoProblem
  readonly other: OtherPlan | null
}

type Run = {
  readonly firstMs: number
  /** When the best plan by the goal was there. */
  readonly bestMs: number
  readonly allMs: number
  readonly answer: AutoAnswer
}

/** One line per problem beside the other planner's, then the figures over all of them. */
export function benchStattingAuto(): BenchResult[] {
  const cases = [...recordedCases(), ...ownCases()]
  console.log(
    `${'problem'.padEnd(8)} first  best   all ms | ours: rate start conf. negatives  bound | other: rate start conf. negatives`,
  )
  const runs = cases.map((one) => {
    const run = solve(one.problem)
    console.log(lineOf(one, run))
    return { goal: one.problem.goal, ...run }
  })
  const figures = (name: string, values: readonly number[]): BenchResult[] => [
    { name: `statting-auto ${name}, median`, value: quantile(values, 0.5), unit: 'ms' },
    { name: `statting-auto ${name}, p95`, value: quantile(values, 0.95), unit: 'ms' },
  ]
  const ofGoal = (goal: string) => runs.filter((run) => run.goal === goal)
  return [
    ...figures(
      'first answer',
      runs.map(({ firstMs }) => firstMs),
    ),
    ...figures(
      'best of rate',
      ofGoal('rate').map(({ bestMs }) => bestMs),
    ),
    ...figures(
      'end of rate',
      ofGoal('rate').map(({ allMs }) => allMs),
    ),
    ...figures(
      'end of least material',
      ofGoal('least-material').map(({ allMs }) => allMs),
    ),
    ...figures(
      'end of least start',
      ofGoal('least-start-potential').map(({ allMs }) => allMs),
    ),
    {
      name: 'statting-auto heap after all',
      value: process.memoryUsage().heapUsed / 1e6,
      unit: 'MB',
    },
  ]
}

function recordedCases(): Case[] {
  // Our own file, written from exactly this type.
  const { cases } = JSON.parse(readFileSync(RECORDED, 'utf8')) as { cases: Case[] }
  return cases
}

function ownCases(): Case[] {
  return Array.from({ length: OWN_PROBLEMS }, (_, index) => {
    return { id: `own-${index + 1}`, problem: randomProblem(index + 1), other: null }
  })
}

function solve(problem: AutoProblem): Run {
  const startedAt = performance.now()
  const started = createSolver(OPTION_CATALOGUE, problem)
  if (!started.ok) throw new Error(started.refusals.map(({ code }) => code).join())
  const solver = started.value
  let firstMs = 0
  let bestMs = 0
  let best = ''
  for (let isFinished = false; !isFinished; ) {
    isFinished = solver.step(SLICE_EVALUATIONS)
    const [candidate] = solver.best().candidates
    if (!candidate) continue
    const now = performance.now() - startedAt
    if (firstMs === 0) firstMs = now
    const { rate, startPotential, negativeMaterial } = candidate
    const goal =
      problem.goal === 'least-material' ? [rate, negativeMaterial] : [rate, startPotential]
    if (goal.join() === best) continue
    best = goal.join()
    bestMs = now
  }
  return { firstMs, bestMs, allMs: performance.now() - startedAt, answer: solver.best() }
}

function lineOf({ id, other }: Case, { firstMs, bestMs, allMs, answer }: Run): string {
  const [best] = answer.candidates
  const { bound } = answer
  const times = [firstMs, bestMs, allMs].map((ms) => ms.toFixed(0).padStart(5)).join(' ')
  const ours = best
    ? [best.rate, best.startPotential, best.confirmations, best.negativeMaterial]
    : ['–', '–', '–', '–']
  const limit = bound.kind === 'gap' ? `≤ ${bound.limit}` : bound.kind
  const theirs = other
    ? [other.rate, other.startPotential, other.confirmations, other.negativeMaterial]
    : []
  const columns = (values: readonly (string | number)[]) => {
    return values.map((value) => String(value).padStart(7)).join(' ')
  }
  return `${id.padEnd(8)} ${times} | ${columns(ours)} ${limit.padStart(9)} | ${columns(theirs)}`
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

if (import.meta.main) {
  for (const { name, value, unit } of benchStattingAuto())
    console.log(`${name}: ${value.toFixed(0)} ${unit}`)
}
