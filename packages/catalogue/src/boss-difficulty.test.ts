import { describe, expect, it } from 'vitest'
import { bossAt, nearestDifficulty, type NormalBoss } from '../index.ts'

/** Excavated Golem of the list of 50 bosses with all five columns: level 16, 90 EXP, 3,150 HP. */
const golem: NormalBoss = {
  level: 16,
  hp: 3150,
  exp: 90,
  difficulties: ['easy', 'normal', 'hard', 'nightmare', 'ultimate'],
  stats: {
    def: [
      { value: 12, when: null },
      { value: 7, when: '2페이즈' },
    ],
    mdef: [{ value: 12, when: null }],
  },
}

describe('a boss at a difficulty', () => {
  it.each([
    ['easy', 6, 315, 9],
    ['normal', 16, 3150, 90],
    ['hard', 26, 6300, 180],
    ['nightmare', 36, 15_750, 450],
    ['ultimate', 56, 31_500, 900],
  ] as const)('%s: level %i, HP %i, EXP %i', (difficulty, level, hp, exp) => {
    expect(bossAt(golem, difficulty)).toMatchObject({ level, hp, exp })
  })

  it('has 2, 4 and 6 times the defence from hard on, and an unknown one at easy', () => {
    expect(bossAt(golem, 'ultimate')?.def).toEqual([
      { value: 72, when: null },
      { value: 42, when: '2페이즈' },
    ])
    expect(bossAt(golem, 'nightmare')?.mdef).toEqual([{ value: 48, when: null }])
    expect(bossAt(golem, 'easy')?.def).toEqual([])
  })

  it('rounds down, keeps unknowns, and has no difficulty it does not have', () => {
    expect(bossAt({ ...golem, exp: 125, hp: null }, 'easy')).toMatchObject({ exp: 12, hp: null })
    expect(bossAt({ ...golem, level: 5 }, 'easy')?.level).toBe(1)
    expect(bossAt({ ...golem, difficulties: ['normal'] }, 'hard')).toBeNull()
  })

  it('is nearest at the level that lies nearest', () => {
    expect(nearestDifficulty(golem, 30)).toBe('hard')
    expect(nearestDifficulty(golem, 31)).toBe('hard')
    expect(nearestDifficulty(golem, 300)).toBe('ultimate')
    expect(nearestDifficulty({ ...golem, level: null }, 30)).toBeNull()
  })
})
