import { describe, expect, it } from 'vitest'
import { buildSheet } from '../build/build-sheet.ts'
import { ARCHER, BOW } from '../character.fixture.ts'
import { withPiece } from '../build/character-build.ts'
import { NO_EFFECTS } from '../skills/skill-effects.ts'
import { comboStatsOf, linesFromCombo, wordsOf } from './from-combo.ts'

const WANTED = { maxMp: 1500, attackMpRecovery: 61, motionSpeed: 34 }
const sword = { ...BOW, kind: 'oneHandSword' } as const

describe('what the combo planner counts with', () => {
  it('is reached by lines of its own, and then nothing is missing any more', () => {
    const lines = linesFromCombo(ARCHER, WANTED, NO_EFFECTS)
    const taken = { ...ARCHER, own: lines }
    expect(comboStatsOf(buildSheet(taken))).toEqual(WANTED)
    expect(linesFromCombo(taken, WANTED, NO_EFFECTS)).toEqual([])
  })

  it('[CH8] counts what two swords double once', () => {
    const dual = withPiece(withPiece(ARCHER, 'main', sword), 'sub', sword)
    const even = { ...WANTED, attackMpRecovery: 80 }
    const lines = linesFromCombo(dual, even, NO_EFFECTS)
    expect(comboStatsOf(buildSheet({ ...dual, own: lines }))).toEqual(even)
  })

  it('is said without what is 0', () => {
    expect(wordsOf({ ...WANTED, motionSpeed: 0 })).toBe('MaxMP 1,500 · 공격 MP회복 61')
  })
})
