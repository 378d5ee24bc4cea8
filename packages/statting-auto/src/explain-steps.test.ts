import { OPTION_CATALOGUE } from '@gyeol/game-data'
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
      expect(line.reasons.length).toBeGreaterThan(0)
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
})
