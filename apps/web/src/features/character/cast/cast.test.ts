import { describe, expect, it } from 'vitest'
import { buildSheet } from '../build/build-sheet.ts'
import { ARCHER, ARROW, BOW } from '../character.fixture.ts'
import { withPiece } from '../build/character-build.ts'
import { attackSkills } from './attack-skills.ts'
import { castOf } from './cast.ts'
import { advantageOf } from './cast-question.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { UNKNOWN_TARGET } from './cast-target.ts'
import { isMeantFor } from './hit-lines.ts'

const built = buildSheet(ARCHER, EFFECTS)
const target = { ...UNKNOWN_TARGET, level: 305, def: 1000, mdef: 1000, hp: 20_000_000 }
const situation = { built, setting: ARCHER.cast, target, element: 'earth' } as const
/** Moeba Shot, one physical hit: 200 + 200 % at level 10 with a bow, confirmed twice. */
const SHOT = { id: 'hunter:1', level: 10, counts: {} }

describe('몇 타', () => {
  it('[CH53] counts casts by the expected damage', () => {
    const cast = castOf(SHOT, [], situation)
    if (!cast.ok) throw new Error(cast.refusal)
    expect(cast.casts).toBe(Math.ceil(20_000_000 / cast.expected))
    expect(cast.isUnsure).toBe(false)
    expect(cast.min).toBeLessThanOrEqual(cast.expected)
    expect(cast.max).toBeGreaterThanOrEqual(cast.expected)
  })

  it('says why it cannot count', () => {
    const unknown = castOf(SHOT, [], { ...situation, target: UNKNOWN_TARGET })
    expect(unknown).toEqual({ ok: false, refusal: 'target' })
    expect(castOf({ id: 'nobody:1', level: 1, counts: {} }, [], situation)).toEqual({
      ok: false,
      refusal: 'gear',
    })
    const noHp = castOf(SHOT, [], { ...situation, target: { ...target, hp: null } })
    expect(noHp).toMatchObject({ ok: true, casts: null })
  })

  it('[CH38] [CH39] an element beats the one that is weak to it; an arrow replaces that of the bow', () => {
    const hit = { type: 'physical' } as const
    expect(advantageOf(built, hit, 'earth')).toBe(25)
    expect(advantageOf(built, hit, 'water')).toBe(0)
    expect(advantageOf(built, { ...hit, element: 'against' }, 'dark')).toBe(25)
    const armed = buildSheet(withPiece(ARCHER, 'sub', { ...ARROW, element: 'water' }))
    expect(advantageOf(armed, hit, 'earth')).toBe(0)
    expect(advantageOf(armed, hit, 'fire')).toBe(25)
    // Some shots carry the arrow's element besides their own.
    const both = { ...hit, element: 'wind', dualElement: 'arrow' }
    expect(
      ['water', 'fire', 'earth'].map((one) => advantageOf(armed, both, one as 'fire')),
    ).toEqual([25, 25, 0])
    const sword = { ...BOW, kind: 'oneHandSword' } as const
    const twoSwords = withPiece(withPiece(ARCHER, 'main', sword), 'sub', {
      ...sword,
      element: 'light',
    })
    expect(advantageOf(buildSheet(twoSwords), hit, 'earth')).toBe(25)
    expect(advantageOf(buildSheet(twoSwords), hit, 'dark')).toBe(25)
  })

  it('[CH46] lines meant for a tree count for its skills only', () => {
    const skill = { id: 'blade:5', isLongRange: false }
    expect(isMeantFor({ of: ['blade'] }, skill)).toBe(true)
    expect(isMeantFor({ of: ['blade'], except: ['blade:5'] }, skill)).toBe(false)
    expect(isMeantFor({ of: ['shot'] }, skill)).toBe(false)
    expect(isMeantFor({ longRangeSkill: true }, skill)).toBe(false)
  })

  it('offers the skills of the weapon, the confirmed ones first', () => {
    const skills = attackSkills(built.sheet.input, EFFECTS)
    expect(skills.length).toBeGreaterThan(20)
    expect(skills[0]?.isSure).toBe(true)
    expect(skills.at(-1)?.isSure).toBe(false)
  })
})
