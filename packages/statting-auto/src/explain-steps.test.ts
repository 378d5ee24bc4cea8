import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { condense, DEFAULT_SETTINGS, type Recipe, replay } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { bestOf, weaponProblem } from '../test/problems.ts'
import { explainSteps } from './explain-steps.ts'

describe('why a line stands where it stands', () => {
  const best = bestOf(weaponProblem(), { effort: 0.1 })
  const lines = explainSteps(OPTION_CATALOGUE, best)

  it('[EXP1] explains every line of the plan with the same potentials', () => {
    expect(lines).toHaveLength(best.steps.length)
    expect(lines.reduce((sum, { repeat }) => sum + repeat, 0)).toBe(best.confirmations)
    for (const [index, line] of lines.entries()) {
      expect(line.potentialAfter).toBe(best.steps[index]?.potentialAfter)
    }
  })

  it('[EXP1] names the last line the final one and refunds where negatives go down', () => {
    expect(lines.at(-1)).toMatchObject({ kind: 'final', repeat: 1 })
    for (const { kind, changes } of lines.slice(0, -1)) {
      const down = changes.filter(({ valueDelta }) => valueDelta < 0).length
      const expected = down === 0 ? 'buy' : down === changes.length ? 'refund' : 'mixed'
      expect(kind).toBe(expected)
    }
    expect(lines.some(({ kind }) => kind === 'refund' || kind === 'mixed')).toBe(true)
  })

  it('[EXP1] material of all lines is the material of the plan', () => {
    const points = lines.flatMap(({ materials }) => Object.values(materials))
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(best.totalMaterial)
  })

  it('[EXP1] counts the steps of the bonus range', () => {
    const wanted = [{ option: 'crit_rate', steps: 30 }]
    const [line] = explainSteps(
      OPTION_CATALOGUE,
      bestOf(weaponProblem({ wanted }), { effort: 0.1 }),
    )
    expect(line).toMatchObject({ kind: 'final', bonusSteps: 10, penaltyPercent: 0, isKept: false })
  })

  it('[EXP2] a mixed step with potential to spare does not say that it would run out alone', () => {
    // From 98: one step of ATK with one of DEF down, and the rest at once.
    const mixed = planOf(98, [[up(0, 'atk_pct', 1), up(1, 'def', -1)], [up(2, 'crit_rate', 10)]])
    expect(mixed[0]?.kind).toBe('mixed')
    expect(mixed[0]?.reasons).not.toContain('MIXED_TO_STAY_ABOVE_ZERO')
    // From 5, three steps of ATK alone would end the item.
    const short = planOf(5, [[up(0, 'atk_pct', 1), up(1, 'def', -8)], [up(2, 'crit_rate', 1)]])
    expect(short[0]?.reasons[0]).toBe('MIXED_TO_STAY_ABOVE_ZERO')
  })

  it('[EXP2] every reason of a found plan holds: the plan without it is worse', () => {
    const reasons = new Set(lines.flatMap((line) => line.reasons))
    expect(reasons.size).toBeGreaterThan(1)
    const without = (first: number, repeat: number) => {
      const own = best.recipe.slice(first, first + repeat)
      const others = [...best.recipe.slice(0, first), ...best.recipe.slice(first + repeat)]
      return [...others.slice(0, -1), ...own, ...others.slice(-1)]
    }
    for (const [at, { kind, reasons: given }] of lines.entries()) {
      const { firstStep = 0, repeat = 1 } = best.steps[at] ?? {}
      if (kind !== 'buy') continue
      const delayed = replay(OPTION_CATALOGUE, best.settings, without(firstStep, repeat))
      const last = delayed.session.history.at(-1)
      const isWorse =
        delayed.invalid.length > 0 ||
        delayed.session.history.length < best.recipe.length ||
        (last?.potentialAfter ?? 0) < (lines.at(-1)?.potentialAfter ?? 0)
      const isSaid = given.some((one) => one === 'BUY_BEFORE_PENALTY' || one === 'BUY_LOW_PENALTY')
      expect([at, isSaid]).toEqual([at, isWorse])
    }
  })

  it('[EXP2] one step that can be split without loss has no reason to be one', () => {
    const [line] = planOf(98, [[up(0, 'crit_rate', 2)]])
    expect(line).toMatchObject({ kind: 'final', reasons: [] })
  })
})

const up = (slot: number, option: string, delta: number) => ({ slot, option, delta, isNew: true })

/** A plan as the search would hand it over, explained. */
function planOf(startPotential: number, recipe: Recipe) {
  const settings = { ...DEFAULT_SETTINGS, startPotential }
  const { session, invalid } = replay(OPTION_CATALOGUE, settings, recipe)
  expect(invalid).toEqual([])
  return explainSteps(OPTION_CATALOGUE, {
    recipe,
    settings,
    keptSteps: 0,
    steps: condense(session.history),
  })
}
