import type { SkillCounts } from '@gyeol/character'
import type { MonsterElement } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { buildSheet } from '../build/build-sheet.ts'
import { type CharacterBody, EMPTY_BODY, NO_CRYSTAS, type Piece } from '../build/character-build.ts'
import { ARCHER, BOW } from '../character.fixture.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { castOf } from './cast.ts'
import { UNKNOWN_TARGET } from './cast-target.ts'

const STAFF: Piece = {
  ...BOW,
  kind: 'staff',
  atk: 300,
  stability: 60,
  refine: 0,
  lines: [],
  grant: [],
  crystas: NO_CRYSTAS,
}

const MAGE: CharacterBody = {
  ...EMPTY_BODY,
  level: 300,
  base: { ...EMPTY_BODY.base, int: 300 },
  gear: { ...EMPTY_BODY.gear, main: STAFF },
}

const target = { ...UNKNOWN_TARGET, level: 305, def: 1000, mdef: 1000, hp: 20_000_000 }

type Question = { readonly counts?: SkillCounts; readonly element?: MonsterElement }

function cast(
  body: CharacterBody,
  id: string,
  { counts = {}, element = 'neutral' }: Question = {},
) {
  const built = buildSheet(body, EFFECTS)
  const situation = { built, setting: body.cast, target, element }
  const found = castOf({ id, level: 10, counts }, body.skills, situation)
  if (!found.ok) throw new Error(found.refusal)
  return found
}

const learned = (...ids: string[]) => ids.map((id) => ({ id, level: 10 }))

/*
 * By hand, with the rules' numbers. The archer: Lv 300, ATK 3398 (CH13), stability
 * ⌊70 + .05 · 450 + .05 · 251⌋ → 100 (CH16), crit 25 % (CH18) for 150 + 450/5 = 240 % (CH19), accuracy
 * 551: always hits. Base (CH41): 300 + 3398 − 305 − 1000 = 2393. Expected (CH51): (25 C + 75 W) / 100.
 */
describe('casts of an archer, by hand', () => {
  it('[CH39] 파워 슈트, 130 + 175 %, fire on earth', () => {
    // W: (2393 + 130) · 1.25 = 3153.75 → 3153 · 1.75 = 5517.75 → 5517
    // C: 2523 · 2.4 = 6055.2 → 6055 · 1.25 = 7568.75 → 7568 · 1.75 = 13244
    // (25 · 13244 + 75 · 5517) / 100 = 7448.75 → 7448; 20000000 / 7448 = 2685.3
    const found = cast(ARCHER, 'shot:0', { element: 'earth' })
    expect([found.expected, found.casts]).toEqual([7448, 2686])
  })

  it('[CHT3] a charge of one and of five steps', () => {
    // One step: 400 + 950 + .2 · 251 = 1000.2 → 1000 %: W 27930, C 6703 · 10 = 67030 → 37705;
    // no follow-up; 80 + 180 %: W ⌊2473 · 1.8⌋ = 4451, C 5935 · 1.8 = 10683 → 6009.
    const one = cast(ARCHER, 'shot:4')
    expect([one.expected, one.casts]).toEqual([37_705 + 6009, 458])
    expect(one.counts).toMatchObject([{ means: 'charge steps', min: 1, max: 5, value: 1 }])
    // Five: 4750 + 251 = 5001 %: W ⌊2793 · 50.01⌋ = 139677, C ⌊6703 · 50.01⌋ = 335217 → 188562;
    // four times 400 + 200 %: W 5586, C 13406 → 7541; 80 + 900 %: W 22257, C 53415 → 30046.
    const five = cast(ARCHER, 'shot:4', { counts: { 1: 5 } })
    expect([five.expected, five.casts]).toEqual([188_562 + 4 * 7541 + 30_046, 81])
    // The game has no sixth step at level 10.
    expect(cast(ARCHER, 'shot:4', { counts: { 1: 6 } }).expected).toBe(five.expected)
  })

  it('[CHT3] what is repeated: three of the five arrows of 페니트레이터', () => {
    // 600 + 1250 + .5 · 251 = 1375.5 → 1375 %: W ⌊2993 · 13.75⌋ = 41153, C ⌊7183 · 13.75⌋ = 98766
    // (25 · 98766 + 75 · 41153) / 100 = 55556.25 → 55556, three times; 20000000 / 166668 = 119.999
    const three = cast(ARCHER, 'shot:5', { counts: { 1: 3 } })
    expect([three.expected, three.casts]).toEqual([3 * 55_556, 120])
    expect(cast(ARCHER, 'shot:5').expected).toBe(5 * 55_556)
  })

  it('[CH46] 롱 레인지 counts for what a bow shoots, not for what it lays down', () => {
    const far = { ...ARCHER, skills: learned('shot:17') }
    // 사이클론 애로, 100 + 100 %: W ⌊2493 · 1.1⌋ = 2742, C ⌊2493 · 2.4⌋ = 5983, ⌊5983 · 1.1⌋ = 6581
    // (25 · 6581 + 75 · 2742) / 100 = 3701.75 → 3701; 20000000 / 3701 = 5403.9
    const found = cast(far, 'hunter:12')
    expect([found.expected, found.casts]).toEqual([3701, 5404])
    expect(cast(far, 'hunter:3').expected).toBe(cast(ARCHER, 'hunter:3').expected)
  })

  it('[CHT4] 브레이브 오라 of one’s own: weapon ATK, the brave, and less accuracy', () => {
    const brave = { ...ARCHER, skills: learned('support:6'), buffs: ['support:6'] }
    // Weapon ATK ⌊351 · 1.6⌋ + 789 + 15 = 1365; ATK ⌊(300 + 1365 + 450 + 753) · 1.21⌋ + 55 = 3525;
    // base 2520. 선라이즈 애로, 200 + 200 %, light on dark: W 2720 · 1.25 = 3400 · 2 · 1.2 = 8160,
    // C 6528 · 1.25 = 8160 · 2 · 1.2 = 19584 → 11016; 20000000 / 11016 = 1815.5
    const { sheet } = buildSheet(brave, EFFECTS)
    expect([sheet.value('atk'), sheet.value('accuracy')]).toEqual([3525, 275])
    const found = cast(brave, 'hunter:1', { element: 'dark' })
    expect([found.expected, found.casts]).toEqual([11_016, 1816])
  })
})

/*
 * The mage: MATK 300 + 4 · 300 + 1 + 300 = 1801 (CH13), stability 60: rolls 80…100 %, 90 in the middle
 * (CH17, CH47); no crit is converted. Base 300 + 1801 − 305 − 1000 = 796; a staff adds ⌊300/10⌋ = 30 %.
 */
describe('casts of a mage, by hand', () => {
  it('[CH39] [CH47] 술식/블래스트, 380 + 1150 + .2 · 300 = 1210 %', () => {
    // (796 + 380) · 1.3 = 1528.8 → 1528 · 12.1 = 18488.8 → 18488; ⌊18488 · .9⌋ = 16639
    const found = cast(MAGE, 'magic:8')
    expect([found.expected, found.casts]).toEqual([16_639, 1202])
  })

  it('[CHT3] a charge in percent: 100 to begin with, 200 at most', () => {
    // 100 %: 800 and 3000 + 300 · 5 = 4500 %: ⌊1596 · 1.3⌋ = 2074 · 45 = 93330; ⌊· .9⌋ = 83997
    const begun = cast(MAGE, 'magic:11')
    expect([begun.expected, begun.casts]).toEqual([83_997, 239])
    // 200 %: 900 and 6000 + 1500 = 7500 %: ⌊1696 · 1.3⌋ = 2204 · 75 = 165300; ⌊· .9⌋ = 148770
    const full = cast(MAGE, 'magic:11', { counts: { 1: 200 } })
    expect([full.expected, full.casts]).toEqual([148_770, 135])
  })
})

describe('where one stands', () => {
  const withRange = (stat: 'long_range_damage_pct' | 'short_range_damage_pct') => ({
    ...ARCHER,
    own: [{ stat, value: 10 }],
  })

  it('[CH40] [CH44] follows the weapon until one says otherwise', () => {
    const plain = cast(ARCHER, 'shot:0').expected
    const far = withRange('long_range_damage_pct')
    expect(cast(far, 'shot:0').expected).toBeGreaterThan(plain)
    expect(cast(withRange('short_range_damage_pct'), 'shot:0').expected).toBe(plain)
    const near = { ...far, cast: { ...far.cast, distance: 'short' as const } }
    expect(cast(near, 'shot:0').expected).toBe(plain)
    // A swordsman stands near.
    const sword: Piece = { ...BOW, kind: 'oneHandSword' }
    const armed = { ...far, gear: { ...far.gear, main: sword } }
    expect(cast(armed, 'blade:5').expected).toBe(cast({ ...armed, own: [] }, 'blade:5').expected)
  })
})

it('[CHT3] what a stacking effect gives follows how often it is stacked', () => {
  const skills = learned('magic:18')
  const practised = { ...MAGE, skills, buffs: ['magic:18'] }
  const matkOf = (body: CharacterBody) => buildSheet(body, EFFECTS).sheet.value('matk')
  // Ten a stack: all ten to begin with, 1801 + 100.
  expect(matkOf(practised)).toBe(1901)
  expect(matkOf({ ...practised, counts: { 'magic:18': { 1: 3 } } })).toBe(1831)
})
