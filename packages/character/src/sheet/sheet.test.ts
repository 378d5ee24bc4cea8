import { describe, expect, it } from 'vitest'
import { ARCHER, archer, lines } from '../../test/characters.ts'
import type { CharacterInput } from '../model.ts'
import { linesOff, linesOfStat } from './stat-lines.ts'
import { nextStep } from './next-step.ts'
import { oneMore } from './one-more.ts'
import { sheetOf } from './sheet.ts'
import { WEAPON_ROWS } from './coefficients.ts'

// Every number is the example of its rule or was calculated by hand from the rule.
const valueOf = (input: CharacterInput, id: Parameters<ReturnType<typeof sheetOf>['value']>[0]) =>
  sheetOf(input).value(id)

describe('the sheet', () => {
  it('[CH3] raises a stat by percent of its points, then by the flat lines', () => {
    expect(valueOf(archer({ lines: lines({ str_pct: 7, str: 30 }) }), 'str')).toBe(302)
  })

  it('[CH4] adds lines of one stat wherever they come from', () => {
    const apart = [
      { stat: 'str_pct' as const, value: 3, source: 'crysta' },
      { stat: 'str_pct' as const, value: 4, source: 'food' },
    ]
    expect(valueOf(archer({ lines: apart }), 'str')).toBe(272)
  })

  it('[CH5] counts a line for either hand, for the armour, and for swords in both hands', () => {
    const when = (worn: 'magicDevice' | 'oneHandSword' | 'dualSwords' | 'lightArmor') =>
      archer({
        main: { ...ARCHER.main, kind: 'oneHandSword' },
        sub: { kind: worn === 'magicDevice' ? 'magicDevice' : 'oneHandSword' },
        armor: { make: 'light', def: 0, refine: 0 },
        lines: [{ stat: 'vit', value: 10, when: { worn: ['heavyArmor', worn] } }],
      })
    for (const worn of ['magicDevice', 'oneHandSword', 'dualSwords', 'lightArmor'] as const)
      expect(valueOf(when(worn), 'vit')).toBe(60)
    const off = archer({ lines: [{ stat: 'vit', value: 10, when: { worn: ['staff'] } }] })
    expect(valueOf(off, 'vit')).toBe(50)
    expect(linesOff(sheetOf(off))).toHaveLength(1)
  })

  it('[CH6] MaxHP at level 300 with 50 VIT is 7334, with 20 % more 8800', () => {
    expect(valueOf(ARCHER, 'maxHp')).toBe(7334)
    expect(valueOf(archer({ lines: lines({ max_hp_pct: 20 }) }), 'maxHp')).toBe(8800)
    expect(valueOf(archer({ lines: lines({ max_hp: 200_000 }) }), 'maxHp')).toBe(99_999)
  })

  it('[CH7] [CH8] MaxMP 400 without TEC, 14 MP an attack, 28 with two swords', () => {
    expect(valueOf(ARCHER, 'maxMp')).toBe(400)
    expect(valueOf(ARCHER, 'ampr')).toBe(14)
    const sword = { kind: 'oneHandSword', atk: 0, refine: 0, stability: 0 } as const
    expect(valueOf(archer({ main: sword, sub: sword }), 'ampr')).toBe(28)
    expect(valueOf(archer({ lines: lines({ max_mp: 5000 }) }), 'maxMp')).toBe(2000)
    expect(valueOf(archer({ personal: { kind: 'tec', value: 60 } }), 'maxMp')).toBe(459)
    expect(valueOf(archer({ personal: { kind: 'crt', value: 60 } }), 'maxMp')).toBe(400)
  })

  it('[CH11] a weapon of 351 ATK +S with 30 % has 1260', () => {
    const figure = sheetOf(archer({ lines: lines({ weapon_atk_pct: 30 }) })).figures.get(
      'weaponAtk',
    )
    expect(figure).toMatchObject({ value: 1260, after: { of: 'refine', value: 804 } })
  })

  it('[CH12] the second sword: 577, 2207, 61 %, and 3920 with both', () => {
    const sheet = sheetOf(
      archer({
        base: { str: 302, int: 1, vit: 1, agi: 200, dex: 1 },
        main: { kind: 'oneHandSword', atk: 0, refine: 0, stability: 0 },
        sub: { kind: 'oneHandSword', atk: 280, refine: 12, stability: 70 },
        lines: lines({ weapon_atk_pct: 30, atk_pct: 21, atk: 55 }),
      }),
    )
    expect(sheet.value('subWeaponAtk')).toBe(577)
    expect(sheet.value('subAtk')).toBe(2207)
    expect(sheet.value('subStability')).toBe(61)
    expect(sheet.value('dualAtk')).toBe(sheet.value('atk') + 1346)
  })

  it('[CH13] one rounding for the whole base: 2763 + 21 % + 55 = 3398', () => {
    const sheet = sheetOf(
      archer({
        base: { str: 450, int: 1, vit: 1, agi: 1, dex: 251 },
        lines: lines({ weapon_atk_pct: 30, atk_pct: 21, atk: 55 }),
      }),
    )
    // 300 + 1260 + 450 + 3 × 251
    expect(sheet.figures.get('atk')).toMatchObject({ base: 2763, value: 3398 })
    expect(sheet.value('matk')).toBe(554)
  })

  it('[CH13] MATK of a katana: 300 + 1.5 + 300 → 601', () => {
    const katana = archer({
      base: { str: 1, int: 1, vit: 1, agi: 1, dex: 300 },
      main: { ...ARCHER.main, kind: 'katana' },
    })
    expect(valueOf(katana, 'matk')).toBe(601)
  })

  it('[CH13] "ATK UP (STR %)" reads the points put in, "ATK DOWN" takes them away', () => {
    const base = valueOf(ARCHER, 'atk')
    const up = archer({ lines: lines({ atk_up_str_pct: 10, str: 100 }) })
    // ⌊255 × 10 %⌋ = 25, and 100 STR more for a bow
    expect(valueOf(up, 'atk') - base).toBe(125)
    expect(valueOf(archer({ lines: lines({ atk_down_str_pct: 100 }) }), 'atk') - base).toBe(-255)
  })

  it('[CH14] [CH15] the sub weapon changes percent points; an arrow counts half with a bowgun', () => {
    const arrow = { kind: 'arrow', atk: 101, stability: 15 } as const
    const bowgun = { kind: 'bowgun', atk: 100, refine: 0, stability: 10 } as const
    const bare = sheetOf(archer({ main: bowgun }))
    const armed = sheetOf(archer({ main: bowgun, sub: arrow }))
    expect(armed.value('atk') - bare.value('atk')).toBe(50)
    // ⌊10 + 12.75 + 7.5⌋ against ⌊10 + 12.75⌋
    expect([bare.value('stability'), armed.value('stability')]).toEqual([22, 30])
    expect(armed.figures.get('def')?.percent?.worn).toEqual([{ worn: 'arrow', value: -25 }])
  })

  it('[CH16] [CH17] stability is at most 100, magic rolls lie between 90 and 102 at 85', () => {
    const sheet = sheetOf(archer({ lines: lines({ stability_pct: 2 }) }))
    // ⌊70 + 2 + 12.75 + 0.05⌋
    expect(sheet.value('stability')).toBe(84)
    const at85 = sheetOf(archer({ lines: lines({ stability_pct: 3 }) }))
    expect([at85.value('magicStabilityMin'), at85.value('magicStabilityMax')]).toEqual([90, 102])
    expect(valueOf(archer({ lines: lines({ stability_pct: 90 }) }), 'stability')).toBe(100)
    expect(valueOf(archer({ lines: lines({ stability_pct: -90 }) }), 'stability')).toBe(1)
  })

  it('[CH18] 255 CRT are 100 % critical rate; two swords take 55 percent points', () => {
    const crt = archer({ personal: { kind: 'crt', value: 255 } })
    expect(valueOf(crt, 'critRate')).toBe(100)
    const sword = { kind: 'oneHandSword', atk: 0, refine: 0, stability: 0 } as const
    expect(valueOf({ ...crt, main: sword, sub: sword }, 'critRate')).toBe(45)
  })

  it('[CH19] critical damage 259, and half of what is above 300', () => {
    const strong = archer({
      base: { ...ARCHER.base, str: 302 },
      lines: lines({ crit_damage_pct: 9, crit_damage: 30 }),
    })
    expect(valueOf(strong, 'critDamage')).toBe(259)
    const over = archer({
      base: { ...ARCHER.base, str: 1, agi: 9 },
      lines: lines({ crit_damage: 200 }),
    })
    // 150 + 1 + 200 = 351
    expect(valueOf(over, 'critDamage')).toBe(325)
    expect(valueOf(archer({ lines: lines({ crit_damage: -999 }) }), 'critDamage')).toBe(0)
  })

  it('[CH20] [CH21] magic takes half of the critical damage and a share of the rate', () => {
    const sheet = sheetOf(
      archer({
        base: { ...ARCHER.base, str: 302 },
        lines: lines({ crit_damage_pct: 9, crit_damage: 30, magic_crit_rate_conversion: 25 }),
      }),
    )
    expect(sheet.value('magicCritDamage')).toBe(179)
    expect(sheet.value('magicCritRate')).toBe(6)
  })

  it('[CH24] DEF: 500 worn, 100 more, 350 by level and VIT: 1000 in normal armour', () => {
    const sheet = sheetOf(
      archer({
        armor: { make: 'normal', def: 500, refine: 15 },
        additional: { def: 100, refine: 9 },
        special: { def: 50 },
      }),
    )
    expect(sheet.value('def')).toBe(1000)
    expect(sheet.value('refineReduction')).toBe(24)
    expect(sheet.value('mdef')).toBe(951)
  })

  it('[CH25] [CH26] light armour gives 50 % attack speed; 1433 ASPD are 2 % motion speed', () => {
    const sheet = sheetOf(
      archer({
        armor: { make: 'light', def: 0, refine: 0 },
        base: { str: 1, int: 1, vit: 1, agi: 120, dex: 255 },
        lines: lines({ aspd: 555 }),
      }),
    )
    // 300 + 75 + 51 + 372 = 798, × 1.5 = 1197, + 555
    expect(sheet.value('aspd')).toBe(1752)
    expect(sheet.value('motionSpeed')).toBe(4)
    expect(nextStep(sheet, 'motionSpeed')).toEqual({
      of: 'aspd',
      from: 1720,
      have: 1752,
      need: 1900,
      gives: 5,
    })
    expect(nextStep(sheetOf(ARCHER), 'motionSpeed')).toMatchObject({
      from: 0,
      need: 1180,
      gives: 1,
    })
  })

  it('[CH27] 1228 CSPD shorten casts by 51 %', () => {
    const sheet = sheetOf(
      archer({ base: { str: 1, int: 1, vit: 1, agi: 1, dex: 1 }, lines: lines({ cspd: 924 }) }),
    )
    expect(sheet.value('cspd')).toBe(1228)
    expect(sheet.value('castReduction')).toBe(51)
    expect(nextStep(sheet, 'castReduction')).toMatchObject({ from: 1180, need: 1360, gives: 52 })
    const slow = sheetOf(archer({ base: { str: 1, int: 1, vit: 1, agi: 1, dex: 1 } }))
    expect(nextStep(slow, 'castReduction')).toMatchObject({ from: 300, have: 304, need: 320 })
  })

  it.each([
    [30, 30],
    [80, 65],
    [130, 82.5],
    [180, 91.25],
    [-80, -95],
    [0, 0],
  ])('[CH31] %i points of resistance count as %d', (points, value) => {
    expect(valueOf(archer({ lines: lines({ phys_resist_pct: points }) }), 'physResist')).toBe(value)
  })

  it('[CH30] pierce stops at 100', () => {
    expect(valueOf(archer({ lines: lines({ magic_pierce_pct: 108 }) }), 'magicPierce')).toBe(100)
  })

  it('[CH32] heavy armour counts its refinement twice', () => {
    const heavy = archer({ armor: { make: 'heavy', def: 0, refine: 9 } })
    expect(valueOf(heavy, 'refineReduction')).toBe(18)
  })

  it('[CH10] bare hands: 1000 attack speed at level 0, 1 + DEX / 2.85 stability', () => {
    const bare = archer({
      level: 1,
      base: { str: 1, int: 1, vit: 1, agi: 1, dex: 57 },
      main: { kind: 'bareHand', atk: 0, refine: 0, stability: 0 },
    })
    expect(valueOf(bare, 'stability')).toBe(21)
    expect(valueOf(bare, 'aspd')).toBe(1010)
    expect(WEAPON_ROWS.bareHand.stability).toBeNull()
  })

  it('answers what one more point gives, caps included', () => {
    const sheet = sheetOf(archer({ lines: lines({ atk_pct: 10, crit_rate: 75 }) }))
    expect(oneMore(sheet, 'atk')).toContainEqual({ of: { points: 'dex' }, gain: 3 })
    expect(oneMore(sheet, 'stability').map(({ of }) => of)).not.toContainEqual({ points: 'vit' })
    expect(nextStep(sheetOf(archer({ lines: lines({ crit_rate: 80 }) })), 'critRate')).toBeNull()
    expect(nextStep(sheet, 'atk')).toBeNull()
  })

  it('lists the lines of a stat, largest first', () => {
    const sheet = sheetOf(
      archer({ lines: [...lines({ atk_pct: 3 }), { stat: 'atk_pct', value: 9, source: 'cap' }] }),
    )
    expect(linesOfStat(sheet, 'atk_pct').map(({ value }) => value)).toEqual([9, 3])
  })
})
