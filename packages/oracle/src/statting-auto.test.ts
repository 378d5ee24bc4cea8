import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runVectors } from './oracle-engine.ts'
import { stattingAutoOracle } from './statting-auto.ts'

const RECORDED = join(import.meta.dirname, '../../statting-auto/fixtures/recorded-problems.json')

/**
 * Three that take longer than all others together, each beside another of its kind. The whole file is for the command:
 * `npm run oracle -- statting-auto packages/statting-auto/fixtures/recorded-problems.json`.
 */
const LONG = new Set(['N03', 'XD01', 'XD02'])

type Problem = { id: string; exact?: boolean; best: Record<string, number> } & Record<
  string,
  unknown
>

const isExact = ({ exact }: Problem) => exact === true

/** A small problem whose optimum is known by trying every plan. */
const SMALL: Problem = {
  id: 'small',
  goal: 'rate',
  exact: true,
  settings: {
    type: 'w',
    recipePot: 20,
    startPot: 25,
    level: 305,
    maxSteps: 20,
    bonusSteps: 10,
    tec: 90,
    proficiency: 0,
    matType: 0,
    element: false,
  },
  wanted: [
    { option: 'crit_damage_pct', steps: 4, value: 4 },
    { option: 'crit_damage', steps: 5, value: 5 },
  ],
  negatives: {
    fixed: [
      { option: 'def', steps: -5 },
      { option: 'dodge', steps: -5 },
      { option: 'hp_regen', steps: -4 },
    ],
  },
  best: { rate: 96, unclampedRate: 96.111111, startPot: 25 },
}

function report(problems: readonly unknown[]) {
  const read = stattingAutoOracle.read({ problems })
  if (!read.ok) throw new Error(read.message)
  return runVectors(read.vectors)
}

function tampered(problem: Problem, key: string, by: number): Problem {
  return { ...problem, best: { ...problem.best, [key]: (problem.best[key] ?? 0) + by } }
}

describe('the oracle of the automatic grant', () => {
  it('passes a problem whose optimum is reached', () => {
    expect(report([SMALL])).toEqual({ passed: 1, failed: 0, lines: [] })
  })

  it('fails when an exact optimum is raised by one point', () => {
    const { failed, lines } = report([tampered(SMALL, 'rate', 1)])
    expect(failed).toBe(1)
    expect(lines).toEqual(['FAILED small: rate 96, known 97'])
  })

  it.each([
    ['an unknown key', { ...SMALL, surprise: 1 }],
    ['an unknown goal', { ...SMALL, goal: 'luck' }],
    ['an unknown option', { ...SMALL, wanted: [{ option: 'luck', steps: 1 }] }],
    ['an amount that is none', { ...SMALL, wanted: [{ option: 'str', steps: '1' }] }],
    ['no settings', { ...SMALL, settings: null }],
    [
      'bonus steps of another level',
      { ...SMALL, settings: { ...Object(SMALL.settings), bonusSteps: 9 } },
    ],
    ['no object', 7],
  ])('fails a problem with %s', (_, problem) => {
    expect(report([problem]).failed).toBe(1)
  })

  it.each([[{}], [{ problems: [] }], [[]]])('does not read %j', (file) => {
    expect(stattingAutoOracle.read(file).ok).toBe(false)
  })

  // The recording is ours; its shape is the type above.
  const { problems } = JSON.parse(readFileSync(RECORDED, 'utf8')) as { problems: Problem[] }
  const quick = problems.filter(({ id }) => !LONG.has(id))
  const exact = quick.filter(isExact)

  it('leaves to the command only problems that are there', () => {
    expect(problems).toHaveLength(quick.length + LONG.size)
  })

  it('reaches recorded optima, and none that is a point higher', {
    timeout: 600_000,
  }, () => {
    expect(exact).toHaveLength(10)
    const read = stattingAutoOracle.read({ problems: exact })
    if (!read.ok) throw new Error(read.message)
    expect(runVectors(read.vectors)).toEqual({ passed: 10, failed: 0, lines: [] })
    const lines = read.closing?.() ?? ''
    for (const { id, best } of exact)
      expect(lines).toMatch(new RegExp(`^${id} +${best['rate']} %`, 'm'))
  })

  it('is as good as the best known for every goal and choice of negatives', {
    timeout: 600_000,
  }, () => {
    const best = quick.filter((problem) => !isExact(problem))
    expect(best.map(({ id }) => id)).toEqual(['F03', 'M02', 'N02', 'P01', 'P03'])
    expect(report(best)).toEqual({ passed: 5, failed: 0, lines: [] })
  })
})
