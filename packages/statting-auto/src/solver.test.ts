import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { apply, DEFAULT_SETTINGS, type Session, startSession } from '@gyeol/statting'
import { describe, expect, it, vi } from 'vitest'
import { answerOf, bestOf, weaponProblem } from '../test/problems.ts'
import { randomProblem } from '../test/random-problem.ts'
import type { AutoAnswer, AutoProblem } from './model.ts'
import { replayFaults } from '../test/replay-faults.ts'
import { createSolver, solveAuto } from './solver.ts'

const QUICK = { effort: 0.1 }
/** What several tests look at from different sides; the same search finds the same (SEA1). */
const usual = once(() => answerOf(weaponProblem(), QUICK))
/** The same problem searched to the end, and what was told on the way. */
const whole = once(() => {
  const seen: AutoAnswer[] = []
  const answer = answerOf(weaponProblem(), { onProgress: (one) => seen.push(one) })
  return { answer, seen }
})
// Searching takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing there')
  return value
}

function solverOf(problem: AutoProblem, effort = 0.1) {
  const started = createSolver(OPTION_CATALOGUE, problem, { effort })
  if (!started.ok) throw new Error('refused')
  return started.value
}

function played(
  session: Session,
  ...moves: readonly (readonly [number, string, number])[]
): Session {
  return moves.reduce((state, [slot, option, steps]) => {
    const picked = apply(state, { type: 'pick', slot, option })
    const entered = apply(picked.ok ? picked.value : state, { type: 'enter', slot, steps })
    const confirmed = entered.ok ? apply(entered.value, { type: 'confirm' }) : entered
    if (!confirmed.ok) throw new Error(confirmed.refusal.code)
    return confirmed.value
  }, session)
}

describe('the search', () => {
  it('[SEA1] gives the same answer for the same input, however its slices are cut', () => {
    const problem = weaponProblem()
    const atOnce = solverOf(problem)
    while (!atOnce.step(1_000_000));
    const slices = solverOf(problem)
    let count = 1
    while (!slices.step(3000)) count += 1
    expect(count).toBeGreaterThan(10)
    expect(slices.best()).toEqual(atOnce.best())
    expect(usual()).toEqual(atOnce.best())
  })

  it('[SEA1] another seed may search elsewhere and finds as much', () => {
    const one = whole().answer.candidates[0]
    const other = bestOf(weaponProblem(), { seed: 2 })
    expect(other.rate).toBe(must(one).rate)
  })

  it('[SEA5] has an answer after a few thousand evaluations and only gets better', () => {
    const solver = solverOf(weaponProblem(), 1)
    solver.step(7000)
    let rate = solver.best().candidates[0]?.rate ?? -1
    expect(rate).toBeGreaterThanOrEqual(0)
    while (!solver.step(50_000)) {
      const next = solver.best().candidates[0]?.rate ?? -1
      expect(next).toBeGreaterThanOrEqual(rate)
      rate = next
    }
    expect(solver.best()).toMatchObject({ isFinished: true, progress: 1 })
    expect(solver.best()).toBe(solver.best())
  })

  it('[SEA5] ends when it is cancelled and keeps what it has', () => {
    let asked = 0
    const answer = answerOf(weaponProblem(), { isCancelled: () => (asked += 1) === 3 })
    expect(answer.isFinished).toBe(false)
    expect(answer.evaluations).toBeLessThan(60_000)
    expect(answer.candidates.length).toBeGreaterThan(0)
  })

  it('reports progress that only grows', () => {
    const { seen } = whole()
    expect(seen.length).toBeGreaterThan(2)
    const progress = seen.map((answer) => answer.progress)
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  })

  it('refuses a problem instead of searching it', () => {
    const result = solveAuto(OPTION_CATALOGUE, weaponProblem({ wanted: [] }))
    expect(result).toEqual({ ok: false, refusals: [{ code: 'NOTHING_WANTED' }] })
  })
})

describe('goals', () => {
  it('[GOAL1] easy targets take few confirmations and no more material than they need', () => {
    const wanted = [
      { option: 'crit_rate', steps: 10 },
      { option: 'atk', steps: 5 },
    ]
    const best = bestOf(weaponProblem({ wanted }), QUICK)
    expect(best).toMatchObject({ rate: 100, confirmations: 1, negativeMaterial: 0 })
  })

  it('[GOAL1] of equal rates fewer confirmations come first, then less material', () => {
    const { candidates } = usual()
    for (const [index, candidate] of candidates.slice(1).entries()) {
      const before = must(candidates.at(index))
      expect(candidate.rate).toBeLessThanOrEqual(before.rate)
      if (candidate.rate < before.rate) continue
      expect(candidate.confirmations).toBeGreaterThanOrEqual(before.confirmations)
    }
    expect(new Set(candidates.map((one) => JSON.stringify(one.recipe))).size).toBe(
      candidates.length,
    )
  })

  it('[GOAL2] spends less material on negatives than the highest rate does', () => {
    const settings = { ...DEFAULT_SETTINGS, startPotential: 130 }
    const rich = bestOf(weaponProblem({ settings, goal: 'rate' }), QUICK)
    const thrifty = bestOf(weaponProblem({ settings, goal: 'least-material' }), QUICK)
    expect([rich.rate, thrifty.rate]).toEqual([100, 100])
    expect(thrifty.negativeMaterial).toBeLessThanOrEqual(rich.negativeMaterial)
    const lower = bestOf(weaponProblem({ settings, goal: 'least-material', wantedRate: 80 }), QUICK)
    expect(lower.rate).toBeGreaterThanOrEqual(80)
    expect(lower.negativeMaterial).toBeLessThan(thrifty.negativeMaterial)
  })

  it('[GOAL2] weights decide which material is saved', () => {
    const settings = { ...DEFAULT_SETTINGS, startPotential: 150 }
    const goal = 'least-material'
    const plain = bestOf(weaponProblem({ settings, goal }), QUICK)
    expect(plain.materials.metal).toBeGreaterThan(0)
    const weighted = bestOf(
      weaponProblem({ settings, goal, materialWeights: { metal: 50 } }),
      QUICK,
    )
    expect(weighted.rate).toBe(100)
    expect(weighted.materials.metal).toBeLessThan(plain.materials.metal)
    expect(weighted.weightedMaterial).toBe(weighted.totalMaterial + 49 * weighted.materials.metal)
  })

  it('[GOAL3] finds a start potential at which one less does not do', () => {
    const problem = weaponProblem({ goal: 'least-start-potential' })
    const { candidates, bound } = answerOf(problem, { effort: 0.5 })
    const least = must(candidates.at(0))
    expect(least.rate).toBe(100)
    expect(least.settings.startPotential).toBe(least.startPotential)
    const settings = { ...problem.settings, startPotential: least.startPotential - 1 }
    expect(bestOf(weaponProblem({ settings }), { effort: 0.5 }).rate).toBeLessThan(100)
    if (bound.kind === 'gap') expect(bound.limit).toBeLessThan(least.startPotential)
  })
})

describe('caps', () => {
  it('[CAP1] keeps to a number of confirmations', () => {
    const free = must(usual().candidates[0])
    for (const maxConfirmations of [1, 3, 15]) {
      const answer = answerOf(weaponProblem({ maxConfirmations }), QUICK)
      const counts = answer.candidates.map(({ confirmations }) => confirmations)
      expect(Math.max(...counts)).toBeLessThanOrEqual(maxConfirmations)
      expect(answer.candidates.at(0)?.rate).toBeLessThanOrEqual(free.rate)
    }
  })

  it('[CAP2] keeps to the largest amount of one confirmation', () => {
    const free = must(usual().candidates[0])
    const largestAmount = Math.floor(free.largestAmount / 3)
    const { candidates } = answerOf(weaponProblem({ largestAmount }), QUICK)
    expect(candidates.length).toBeGreaterThan(0)
    for (const candidate of candidates)
      expect(candidate.largestAmount).toBeLessThanOrEqual(largestAmount)
  })

  it('[CAP2] says so when nothing fits', () => {
    const { candidates, shortfall } = answerOf(weaponProblem({ largestAmount: 10 }), QUICK)
    expect(candidates).toEqual([])
    expect(shortfall?.bestRate).toBe(0)
  })

  it('[NEG2] goes no deeper than allowed', () => {
    const allowedNegatives = [
      { option: 'dodge', deepest: -4 },
      { option: 'def', deepest: -7 },
    ]
    const { negatives } = bestOf(weaponProblem({ allowedNegatives }), QUICK)
    for (const { option, steps } of negatives)
      expect(steps).toBeGreaterThanOrEqual(option === 'dodge' ? -4 : -7)
  })
})

describe('the front', () => {
  it('[FRO1] is better with every entry and ends with the best plan', () => {
    const { front, candidates } = usual()
    for (const [index, entry] of front.slice(1).entries()) {
      expect(entry.confirmations).toBeGreaterThan(must(front.at(index)).confirmations)
      expect(entry.candidate.rate).toBeGreaterThan(must(front.at(index)).candidate.rate)
    }
    expect(front.at(-1)?.candidate).toEqual(candidates[0])
  })
})

describe('going on from a session', () => {
  const settings = { ...DEFAULT_SETTINGS, startPotential: 98 }
  const start = played(
    startSession(OPTION_CATALOGUE, settings),
    [0, 'crit_damage_pct', 8],
    [1, 'dodge', -3],
  )

  it('[STA1] keeps what is confirmed and plans the rest', () => {
    const problem = weaponProblem({ settings, start })
    const best = bestOf(problem, QUICK)
    expect(best.keptSteps).toBe(2)
    expect(best.recipe).toHaveLength(2 + best.confirmations)
    expect(replayFaults(problem, best)).toEqual([])
    expect(best.negatives.find(({ option }) => option === 'dodge')?.steps).toBeLessThanOrEqual(-3)
  })

  it('[STA1] keeps options nobody asked for, and lowers what is too high', () => {
    const odd = played(
      startSession(OPTION_CATALOGUE, settings),
      [3, 'max_mp', 1],
      [0, 'crit_rate', 30],
    )
    const problem = weaponProblem({ settings, start: odd })
    const best = bestOf(problem, QUICK)
    expect(replayFaults(problem, best)).toEqual([])
    const changed = best.recipe
      .slice(2)
      .flat()
      .map(({ option }) => option)
    expect(changed).not.toContain('max_mp')
    expect(changed).toContain('crit_rate')
  })

  it('[STA2] has no start potential to look for', () => {
    const goal = 'least-start-potential'
    const result = solveAuto(OPTION_CATALOGUE, weaponProblem({ settings, start, goal }))
    expect(result).toEqual({ ok: false, refusals: [{ code: 'START_HAS_ITS_POTENTIAL' }] })
    expect(
      answerOf(weaponProblem({ settings, start }), QUICK).shortfall?.neededStartPotential,
    ).toBe(null)
  })
})

describe('what is missing', () => {
  const poor = weaponProblem({ settings: { ...DEFAULT_SETTINGS, startPotential: 40 } })

  it('[MISS1] names a start potential that does it', () => {
    const { shortfall, candidates } = answerOf(poor, { effort: 0.3 })
    expect(shortfall?.bestRate).toBe(candidates.at(0)?.rate)
    const startPotential = shortfall?.neededStartPotential ?? 0
    const settings = { ...poor.settings, startPotential }
    expect(bestOf(weaponProblem({ settings }), { effort: 0.3 }).rate).toBe(100)
  })

  it('[MISS2] names the option to lower and what that gives', () => {
    const lower = answerOf(poor, { effort: 0.3 }).shortfall?.lowerFirst
    const wanted = poor.wanted.map((one) => {
      return one.option === lower?.option ? { ...one, steps: lower.steps } : one
    })
    expect(wanted).not.toEqual(poor.wanted)
    expect(bestOf({ ...poor, wanted }, { effort: 0.3 }).rate).toBeGreaterThanOrEqual(
      lower?.rate ?? 101,
    )
  })
})

describe('the bound', () => {
  it('[BND2] proves a full rate', () => {
    const settings = { ...DEFAULT_SETTINGS, startPotential: 150 }
    expect(answerOf(weaponProblem({ settings }), QUICK).bound.kind).toBe('proven')
  })

  it('[BND1] is never beaten by a longer search', () => {
    for (let number = 1; number <= 25; number += 1) {
      const problem = randomProblem(number + 40_000)
      const { bound } = answerOf(problem, { effort: 0.02 })
      if (bound.kind !== 'gap') continue
      const longer = bestOf(problem, { effort: 0.2, seed: 5 })
      if (problem.goal === 'rate') expect(longer.rate).toBeLessThanOrEqual(bound.limit)
      else if (problem.goal === 'least-material')
        expect(longer.weightedMaterial).toBeGreaterThanOrEqual(bound.limit)
      else expect(longer.startPotential).toBeGreaterThanOrEqual(bound.limit)
    }
  })
})
