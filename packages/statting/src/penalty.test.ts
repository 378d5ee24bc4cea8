import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { PENALTY_PERCENT } from './penalty.ts'
import { preview } from './preview.ts'

const STATS = ['str', 'int', 'vit', 'agi', 'dex', 'str_pct', 'int_pct', 'vit_pct']

describe('penalty', () => {
  it('[PEN1] is 5n² percent from the second slot of a category on', () => {
    expect(PENALTY_PERCENT).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n < 2 ? 0 : 5 * n * n)))
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('[PEN1] counts %i slots of one category', (count) => {
    const moves = STATS.slice(0, count).map((key, slot) => [slot, key, 1] as const)
    expect(preview(play(begin(), ...moves)).penaltyPercent).toBe(PENALTY_PERCENT[count])
  })

  it('[PEN1] adds the categories up and names those that cost something', () => {
    const session = play(
      begin(),
      [0, 'str', 1],
      [1, 'int', 1],
      [2, 'crit_rate', 1],
      [3, 'crit_damage', 1],
      [4, 'vit', 1],
      [5, 'atk', 1],
    )
    expect(preview(session)).toMatchObject({
      penaltyPercent: 65,
      penalties: [
        { category: 'stats', count: 3, percent: 45 },
        { category: 'critical', count: 2, percent: 20 },
      ],
    })
  })

  it('[PEN2] a chosen option at 0 does not count', () => {
    const session = play(begin(), [0, 'str', 1], [1, 'int', 0])
    expect(preview(session).penaltyPercent).toBe(0)
  })

  it('[PEN2] a confirmed option counts even when it is back at 0', () => {
    const session = play(begin(), [0, 'str', 5], 'confirm', [0, 'str', 0], 'confirm', [1, 'int', 1])
    expect(preview(session).penaltyPercent).toBe(20)
  })

  it('[PEN2] applies to the whole step, returns included', () => {
    const session = play(begin(), [0, 'str', -20], [1, 'int', -20])
    expect(preview(session)).toMatchObject({ potentialBeforePenalty: 60, futurePotential: 89 + 72 })
  })
})
