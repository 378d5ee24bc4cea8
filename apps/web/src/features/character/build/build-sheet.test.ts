import { linesOff } from '@gyeol/character'
import { describe, expect, it } from 'vitest'
import { ARCHER, ARROW, BOW } from '../character.fixture.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { sourceName } from '../sheet/source-name.ts'
import { characterTexts } from '../character.texts.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { buildSheet } from './build-sheet.ts'
import { type CharacterBody, EMPTY_BODY, withPiece } from './character-build.ts'
import { foodLine } from './food-lines.ts'

const atkOf = (body: CharacterBody) => buildSheet(body).sheet.value('atk')

describe('a build calculated', () => {
  it('[CH13] adds up what stands on the piece, in its slot and what was granted: 3398', () => {
    expect(atkOf(ARCHER)).toBe(3398)
  })

  it('shows bare hands while nothing is worn, not zeros', () => {
    const { sheet } = buildSheet(EMPTY_BODY)
    expect(sheet.input.main.kind).toBe('bareHand')
    expect(sheet.value('maxHp')).toBeGreaterThan(2000)
  })

  it('counts an arrow in the other hand, dishes, registlets and what is typed', () => {
    const armed = withPiece(ARCHER, 'sub', ARROW)
    // ⌊(2763 + 100) × 1.21⌋ + 55
    expect(atkOf(armed)).toBe(3519)
    const fed: CharacterBody = {
      ...ARCHER,
      foods: [{ food: 'atk', level: 1 }],
      registlets: [{ id: 'physical-attack-boost', level: 20 }],
      own: [{ stat: 'atk', value: 7 }],
    }
    expect(atkOf(fed)).toBe(3398 + foodLine('atk', 1).value + 20 + 7)
  })

  it('[CH5] leaves a line off while its condition is not met, and names it', () => {
    const { sheet } = buildSheet(ARCHER)
    expect(linesOff(sheet).map(({ stat, source }) => [stat, source])).toEqual([
      ['crit_rate', 'main.crysta0'],
    ])
    const worn = withPiece({ ...ARCHER, armorMake: 'light' }, 'armor', { ...BOW, kind: 'armor' })
    expect(linesOff(buildSheet(worn).sheet)).toEqual([])
  })

  it('[CH36] adds the passives of a learned skill', () => {
    const skilled = { ...ARCHER, skills: [{ id: 'mononofu:11', level: 10 }] }
    const { sheet } = buildSheet(skilled, EFFECTS)
    // The variant for every weapon: MaxHP and MaxMP +100, accuracy +10.
    expect(sheet.value('maxMp')).toBe(buildSheet(ARCHER).sheet.value('maxMp') + 100)
  })

  it('names where a line comes from', () => {
    const words = characterTexts
    expect(sourceName('main.crysta0', ARCHER, words)).toBe('시험 크리스타 · 주무기')
    expect(sourceName('main', ARCHER, words)).toBe('시험 활 · 주무기')
    expect(sourceName('food:str', ARCHER, words)).toContain('음식')
    expect(sourceName('own', ARCHER, words)).toBe(words.others.own)
    expect(figureTexts.names.atk).toBe('ATK')
  })
})
