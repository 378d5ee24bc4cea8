import { describe, expect, it } from 'vitest'
import { buildSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { castOf } from '../cast/cast.ts'
import { ARCHER } from '../character.fixture.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { type ComboCast, comboDamage } from './combo-damage.ts'

const typed = { level: 305, def: 1000, mdef: 1000, hp: 20_000_000 }
const body = { ...ARCHER, cast: { ...ARCHER.cast, typed } }
const built = buildSheet(body, EFFECTS)
/** Moeba Shot of a bow; nothing a sword does. */
const SHOT = { skill: 'hunter:1', percent: 100 }
const damage = (hits: readonly ComboCast[], of: CharacterBody = body) =>
  comboDamage(hits, of, { built, boss: null })

describe('the damage of a combo', () => {
  it('[CH53] is that of its casts, each by the percent of its place', () => {
    const target = { ...typed, physResist: null, magicResist: null, critResist: null, dodge: null }
    const alone = (combo: number) => {
      const setting = { ...body.cast, combo }
      const skill = { id: SHOT.skill, level: 10, counts: {} }
      const cast = castOf(skill, [], { built, setting, target, element: 'neutral' })
      if (!cast.ok) throw new Error(cast.refusal)
      return cast.expected
    }
    const told = damage([SHOT, { ...SHOT, percent: 130 }])
    expect(told).toMatchObject({ uncounted: 0, hp: 20_000_000 })
    expect(told.expected).toBeCloseTo(alone(100) + alone(130))
    expect(alone(130)).toBeGreaterThan(alone(100))
  })

  it('takes the level a skill was learned at', () => {
    const learned = { ...body, skills: [{ id: SHOT.skill, level: 1 }] }
    expect(damage([SHOT], learned).expected).toBeLessThan(damage([SHOT]).expected)
  })

  it('leaves out what this weapon cannot do, and says so', () => {
    const told = damage([SHOT, { skill: 'blade:0', percent: 100 }])
    expect(told.casts[1]).toEqual({ ok: false, refusal: 'gear' })
    expect(told).toMatchObject({ expected: damage([SHOT]).expected, uncounted: 1 })
  })

  it('is unknown where nobody is looked at', () => {
    const { casts } = damage([SHOT], ARCHER)
    expect(casts).toEqual([{ ok: false, refusal: 'target' }])
  })
})
