import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import type { Settings } from './model.ts'
import { withPenalty } from './potential.ts'
import { preview } from './preview.ts'

type Case = readonly [
  settings: Partial<Settings>,
  key: string,
  from: number,
  to: number,
  expected: number,
]

/** The change of potential of one option alone, whatever it was before. */
function change([settings, key, from, to]: Case): number {
  const session = begin({ startPotential: 9999, ...settings })
  const confirmed = from === 0 ? session : play(session, [0, key, from], 'confirm')
  const { futurePotential } = preview(play(confirmed, [0, key, to]))
  return futurePotential - confirmed.potential
}

const ARMOR = { equipment: 'armor' } as const

describe('potential', () => {
  it.each<Case>([
    [{}, 'str', 0, 1, -5],
    [{}, 'str', 0, 20, -100],
    [{}, 'str', 0, 30, -200],
    [{}, 'str', 20, 21, -10],
    [{}, 'str', 19, 21, -15],
    [{}, 'crit_rate', 0, 30, -40],
    [{}, 'str', -5, 5, -50],
  ])('[POT1] raising costs, double in the bonus range: %o', (...row) => {
    expect(change(row)).toBe(row[4])
  })

  it.each<Case>([
    [{}, 'str', 0, -20, 30],
    [{ tec: 0 }, 'str', 0, -20, 5],
    [{ tec: 123 }, 'str', 0, -20, 17],
    [{}, 'str', 0, -30, 38],
    [{}, 'aspd', 0, -3, 0],
    [{}, 'aspd', 0, -4, 1],
    [{}, 'str', 5, 0, 7],
  ])(
    '[POT2] lowering returns 5 + TEC/10 %, half in the bonus range, cut per slot: %o',
    (...row) => {
      expect(change(row)).toBe(row[4])
    },
  )

  it.each<Case>([
    [{}, 'def', 0, 10, -60],
    [ARMOR, 'def', 0, 10, -30],
    [ARMOR, 'atk', 0, 10, -60],
    [{}, 'atk', 0, 10, -30],
    [{}, 'fire', 0, 1, -100],
    [{}, 'def', 0, -20, 36],
    [ARMOR, 'def', 0, -20, 18],
  ])('[POT3] an option of the other equipment counts double: %o', (...row) => {
    expect(change(row)).toBe(row[4])
  })

  it.each<Case>([
    [{}, 'str', 28, 22, 4],
    [{ ruleSet: 'consensus' }, 'str', 28, 22, 9],
    [{}, 'def', -30, -24, -72],
    [{ ruleSet: 'consensus' }, 'def', -30, -24, -36],
    [{}, 'str', 22, 28, -60],
    [{ ruleSet: 'consensus' }, 'str', 22, 28, -60],
    [{}, 'str', -30, 30, -400],
    [{ ruleSet: 'consensus' }, 'str', -30, 30, -350],
    [{ ruleSet: 'consensus' }, 'str', 30, -30, 83],
    [{}, 'str', 30, -30, 76],
  ])('[POT4] moving back inside a bonus range is where the rule sets differ: %o', (...row) => {
    expect(change(row)).toBe(row[4])
  })

  it('[POT5] returns are cut per slot before they are summed', () => {
    // 3 × 0.915 would be 2, cut one by one it is 0.
    const session = play(begin(), [0, 'aspd', -3], [1, 'crit_rate', -3], [2, 'max_hp', 0])
    expect(preview(session).potentialBeforePenalty).toBe(0)
  })

  it.each([
    [-10, 20, -12],
    [-11, 20, -13],
    [11, 45, 15],
    [0, 320, 0],
    [-3, 20, -3],
  ])('[POT5] %i with %i %% penalty is cut once, toward zero: %i', (sum, percent, expected) => {
    expect(withPenalty(sum, percent)).toBe(expected)
  })

  it('[POT5] the preview covers all pending slots together and the confirm commits it', () => {
    const pending = play(begin({ startPotential: 200 }), [0, 'str', 5], [1, 'int', -4])
    const shown = preview(pending)
    expect(shown).toMatchObject({
      potentialBeforePenalty: -25 + 6,
      penaltyPercent: 20,
      futurePotential: 200 - 22,
    })
    expect(play(pending, 'confirm').potential).toBe(shown.futurePotential)
  })

  it('[POT1] the preview names every slot’s price', () => {
    const { costs } = preview(play(begin({ startPotential: 500 }), [0, 'str', 22], [3, 'def', -2]))
    expect(costs).toEqual([
      {
        slot: 0,
        normalSteps: 20,
        bonusSteps: 2,
        multiplier: 1,
        potential: -120,
        material: 'beast',
        materialPoints: 94_875,
      },
      {
        slot: 3,
        normalSteps: 2,
        bonusSteps: 0,
        multiplier: 2,
        potential: 3,
        material: 'metal',
        materialPoints: 82,
      },
    ])
  })
})
