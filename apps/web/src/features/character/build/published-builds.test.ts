import { type FigureId, lineHolds } from '@gyeol/character'
import { describe, expect, it } from 'vitest'
import { castOf } from '../cast/cast.ts'
import { UNKNOWN_TARGET } from '../cast/cast-target.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { buildSheet } from './build-sheet.ts'
import type { CharacterBody } from './character-build.ts'
import { foodLine } from './food-lines.ts'
import {
  crystaOf,
  HALBERD,
  ROGA_BOWGUN,
  ROGA_SWORD,
  vitCharacter,
  WORKED_BOW,
  WORKED_HALBERD,
  WORKED_STAFF,
} from './published-builds.fixture.ts'

const sheetOf = (body: CharacterBody) => buildSheet(body, EFFECTS).sheet
const figureOf = (body: CharacterBody, id: FigureId) => sheetOf(body).value(id)

describe('figures that authors state, of their own builds', () => {
  it('[CH18] a two-hand sword reaches critical rate 100, with Critical UP and 20 or with 25', () => {
    expect(figureOf(ROGA_SWORD, 'critRate')).toBe(100)
    const without: CharacterBody = {
      ...ROGA_SWORD,
      skills: ROGA_SWORD.skills.filter(({ id }) => id !== 'battle:7'),
      own: [{ stat: 'crit_rate', value: 25 }],
    }
    expect(figureOf(without, 'critRate')).toBe(100)
    expect(figureOf({ ...without, own: ROGA_SWORD.own }, 'critRate')).toBe(95)
  })

  it('[CHT2] the bowgun that has 30 snipes with a critical chance of 22', () => {
    const built = buildSheet(ROGA_BOWGUN, EFFECTS)
    expect(built.sheet.value('critRate')).toBe(30)
    const target = { ...UNKNOWN_TARGET, level: 90, def: 100, mdef: 100 }
    const cast = castOf({ id: 'shot:3', level: 10, counts: {} }, ROGA_BOWGUN.skills, {
      built,
      setting: ROGA_BOWGUN.cast,
      target,
      element: 'neutral',
    })
    if (!cast.ok) throw new Error(cast.refusal)
    expect(cast.hits[0]?.damage.critRate).toBe(22)
    expect(cast.hits[0]?.brought).toEqual([
      { stat: 'crit_rate_total', value: -25 },
      { stat: 'stability_pct', value: 20 },
    ])
    // Whose cast it is does not keep what one hit brought along.
    expect(built.sheet.value('critRate')).toBe(30)
  })

  it('[CH7] [CH8] the halberd fills its 2000 MP, and so recovers 30 and what it eats', () => {
    expect(figureOf(HALBERD, 'maxMp')).toBe(2000)
    expect(figureOf(HALBERD, 'ampr')).toBe(30 + 30)
    const hungry: CharacterBody = { ...HALBERD, foods: [] }
    expect(figureOf(hungry, 'maxMp')).toBe(1450)
  })

  it('[CH6] 20 points of VIT are 1,000 HP at level 125 with HP Boost', () => {
    expect(figureOf(vitCharacter(21), 'maxHp') - figureOf(vitCharacter(1), 'maxHp')).toBe(1000)
  })

  it('what its tool says its dishes give is what ours do', () => {
    const given = HALBERD.foods.map(({ food, level }) => foodLine(food, level))
    expect(given).toEqual([
      { stat: 'max_mp', value: 1000 },
      { stat: 'attack_mp_recovery', value: 30 },
      { stat: 'crit_rate', value: 30 },
      { stat: 'str', value: 30 },
    ])
  })

  it.each([
    ['don_profundo', { atk_pct: 10, str_pct: 7, crit_rate_pct: 8, def_pct: -27 }],
    [
      'xmas_princess_in_black',
      { atk_pct: 9, str_pct: 3, matk_pct: 9, int_pct: 3, long_range_damage_pct: -6 },
    ],
    ['altadar', { stability_pct: 6, str_pct: 6, vit_pct: 6, short_range_damage_pct: 11 }],
    [
      'bangrudom',
      {
        atk_pct: 10,
        matk_pct: 10,
        aspd_pct: 10,
        cspd_pct: 10,
        max_hp_pct: -20,
        magic_pierce_pct: 5,
      },
    ],
    [
      'royal_ox_king_ii',
      { short_range_damage_pct: 12, accuracy: 50, max_mp: 200, max_hp_pct: -30 },
    ],
    [
      'jibril_iii',
      { short_range_damage_pct: 9, long_range_damage_pct: 11, max_mp: 100, crit_rate: 16 },
    ],
    ['remnant_of_beyond', { short_range_damage_pct: 10, phys_pierce_pct: 5, aspd: -250 }],
    ['wiltileaf', { atk_pct: 9, crit_damage: 12, magic_resist_pct: -15 }],
  ])('and so does its crysta %s', (id, stated) => {
    const { worn } = sheetOf(HALBERD)
    const given: Record<string, number> = {}
    for (const line of crystaOf(id).lines)
      if (lineHolds(line, worn)) given[line.stat] = (given[line.stat] ?? 0) + line.value
    expect(given).toMatchObject(stated)
  })
})

describe('worked examples of a public calculator, to the last digit', () => {
  it.each([
    ['bow and arrows', WORKED_BOW, 'atk', 3950],
    ['halberd', WORKED_HALBERD, 'atk', 6199],
    ['staff', WORKED_STAFF, 'matk', 3391],
    ['staff: weapon ATK', WORKED_STAFF, 'weaponAtk', 520],
    ['bow: weapon ATK without arrows', WORKED_BOW, 'weaponAtk', 1850],
  ] as const)('[CH11] [CH13] %s', (_name, body, figure, stated) => {
    expect(figureOf(body, figure)).toBe(stated)
  })
})
