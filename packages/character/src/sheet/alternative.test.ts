import { describe, expect, it } from 'vitest'
import { ARCHER, archer, lines } from '../../test/characters.ts'
import { ALTERNATIVES, type CharacterInput } from '../model.ts'
import { ALTERNATIVE_OF, choiceOf } from './alternative.ts'
import { sheetOf } from './sheet.ts'

const SWORD = { ...ARCHER.main, kind: 'oneHandSword' } as const
const choice = (input: CharacterInput, id: Parameters<typeof choiceOf>[1]) =>
  choiceOf(sheetOf(input), id)

describe('[AL1] what programs say otherwise', () => {
  it.each([
    // 93 + 2241 = 2334 and VIT 1 adds 100; with 22.4 one less.
    ['maxHp', archer({ base: { ...ARCHER.base, vit: 1 } }), 2434, 2433],
    // 99 + 300 + 1 + 0.1 without TEC, or without that 1.
    ['maxMp', archer({}), 400, 399],
    // Two swords take 55 percent points of 25.
    ['critRate', archer({ main: SWORD, sub: { ...SWORD } }), 11, 25],
    ['accuracy', archer({ main: SWORD, sub: { ...SWORD } }), 135, 301],
    // Heavy armour +9 counts twice, and once.
    ['refineReduction', archer({ armor: { make: 'heavy', def: 1, refine: 9 } }), 18, 9],
  ] as const)('%s', (id, input, usual, other) => {
    expect(choice(input, id)).toEqual({ rule: ALTERNATIVE_OF[id], usual, other, isOther: false })
    const rule = ALTERNATIVE_OF[id]
    const taken = { ...input, otherwise: rule === undefined ? [] : [rule] }
    expect(sheetOf(taken).value(id)).toBe(other)
    expect(choice(taken, id)).toMatchObject({ usual, other, isOther: true })
  })

  it('atk: the base is rounded before its percent', () => {
    // A halberd gives 2.5 STR: half a point in the base, which 100 % make one.
    const input = archer({
      main: { ...ARCHER.main, kind: 'halberd' },
      base: { ...ARCHER.base, str: 1, agi: 2 },
      lines: lines({ atk_pct: 100 }),
    })
    const found = choice(input, 'atk')
    expect((found?.usual ?? 0) - (found?.other ?? 0)).toBe(1)
  })

  it('changes nothing where it has nothing to say, and each rule decides about some figure', () => {
    expect(choice(archer({ personal: { kind: 'tec', value: 10 } }), 'maxMp')).toBeNull()
    expect(choice(archer({}), 'critRate')).toBeNull()
    expect(choice(archer({}), 'def')).toBeNull()
    expect(new Set(Object.values(ALTERNATIVE_OF))).toEqual(new Set(ALTERNATIVES))
  })
})
