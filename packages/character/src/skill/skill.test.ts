import { describe, expect, it } from 'vitest'
import { compileExpression } from './expression.ts'
import { fractionOf, numberOf } from './fraction.ts'
import { meantLines, passiveLines, skillLine } from './passive.ts'
import { registletLine } from './registlet-lines.ts'
import { NO_SITUATION, readLearned, variablesFor, withLearned } from './situation.ts'
import { skillNumbers } from './skill-hits.ts'
import type { SkillEffect } from './skill-model.ts'
import { skillNumber } from './skill-number.ts'
import { variantFor } from './variant.ts'

const valueOf = (text: string, variables: Readonly<Record<string, number>> = {}) =>
  numberOf(compileExpression(text)((name) => fractionOf(variables[name] ?? 0)))

const bow = { main: { kind: 'bow' }, sub: null } as const
const swords = { main: { kind: 'oneHandSword' }, sub: { kind: 'oneHandSword' } } as const

describe('numbers of skills', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3 - -4', 13],
    ['floor(7/2) + ceil(7/2)', 7],
    ['max(1, min(5, 0.5 + 9 * 0.25))', 2.75],
    ['3 / (5 - 5)', 0],
    ['1 / -4', -0.25],
    ['floor(-1/2)', -1],
  ])('[CH34] %s = %d', (text, value) => {
    expect(valueOf(text)).toBe(value)
  })

  it('[CH34] a floor never sees the dust of binary numbers: 287 / (10 − 3 × .6) is 35', () => {
    expect(valueOf('floor(level/(10-L*0.6))', { level: 287, L: 3 })).toBe(35)
    const number = { byLevel: [0, 0.1], plus: [{ of: 'a', each: [0, 0.2] }] }
    expect(skillNumber(number, 2, { a: 1 })).toBe(0.3)
  })

  it('[CH34] refuses what is not of the language', () => {
    for (const text of ['', '1 +', '(1', '1 2', 'sin(1)', 'min 1', '2 ^ 3'])
      expect(() => valueOf(text)).toThrow()
  })

  it('[CH34] unknown variables are 0, unreadable numbers are null', () => {
    expect(skillNumber({ expr: 'L*10+stack0' }, 4, {})).toBe(40)
    expect(skillNumber(null, 4, {})).toBeNull()
    expect(skillNumber({ byLevel: [1, 2] }, 9, {})).toBe(0)
  })
})

const EFFECT: SkillEffect = {
  id: 'Test:1',
  variants: [
    { worn: [], use: 'instant', mp: 100, hits: [] },
    { worn: [{ main: 'dualSwords' }], use: 'instant', mp: 200 },
    { worn: [{ main: 'bow' }, { main: 'bow', sub: 'none' }], use: 'instant', mp: 300 },
    { worn: [{ main: 'bow', sub: 'arrow' }], use: 'instant', mp: 400 },
    { worn: [{ main: 'bow', armor: 'lightArmor' }], use: 'instant', mp: 500 },
  ],
}

describe('a skill', () => {
  it('[CH35] takes the variant that names most of what is worn, the later one on a tie', () => {
    const mpWith = (gear: Parameters<typeof variantFor>[1]) => variantFor(EFFECT, gear)?.mp
    expect(mpWith(bow)).toBe(300)
    expect(mpWith({ ...bow, sub: { kind: 'arrow' } })).toBe(400)
    expect(mpWith({ ...bow, armor: { make: 'light' } })).toBe(500)
    expect(mpWith(swords)).toBe(200)
    expect(mpWith({ main: { kind: 'oneHandSword' }, sub: null })).toBe(100)
    const [, dual] = EFFECT.variants
    expect(variantFor({ id: 'x', variants: dual ? [dual] : [] }, bow)).toBeNull()
  })

  it('[CH35] on a tie the main hand decides: arrows beside a bow leave it the skill of a bow', () => {
    const effect: SkillEffect = {
      id: 'Test:4',
      variants: [
        { worn: [{ main: 'bow' }], use: 'instant', mp: 1 },
        { worn: [{ main: 'bowgun' }], use: 'instant', mp: 2 },
        { worn: [{ sub: 'arrow' }], use: 'instant', mp: 3 },
      ],
    }
    const sub = { kind: 'arrow' } as const
    const mpWith = (kind: 'bow' | 'bowgun' | 'katana') =>
      variantFor(effect, { main: { kind }, sub })?.mp
    expect([mpWith('bow'), mpWith('bowgun'), mpWith('katana')]).toEqual([1, 2, 3])
  })

  it('counts what is rolled: split parts are one roll', () => {
    const hit = {
      type: 'physical',
      constant: 10,
      multiplier: { byLevel: 100, plus: [{ of: 'stack0', each: 5 }] },
      count: 3,
      range: 'no',
      unsheathe: null,
      stackIds: [7],
      evidence: 'two',
    } as const
    const effect: SkillEffect = {
      id: 'Test:2',
      variants: [
        {
          worn: [],
          use: 'instant',
          mp: 100,
          hits: [
            { ...hit, split: true },
            { ...hit, split: false },
          ],
        },
      ],
    }
    const situation = { variables: {}, stacks: { 7: 4 } }
    const numbers = skillNumbers(effect, { gear: bow, level: 1, situation })
    expect(numbers?.hits.map(({ rolls, multiplier }) => [rolls, multiplier])).toEqual([
      [1, 120],
      [3, 120],
    ])
  })

  it('[CHT2] a hit brings its own lines along, but not those that need a situation or what is not known', () => {
    const pierce = { stat: 'phys_pierce_pct', value: { byLevel: [2, 4.5] } } as const
    const effect: SkillEffect = {
      id: 'Test:3',
      variants: [
        {
          worn: [],
          use: 'instant',
          hits: [
            {
              type: 'physical',
              constant: 0,
              multiplier: 100,
              count: 1,
              split: false,
              range: 'no',
              unsheathe: null,
              evidence: 'two',
              extra: [
                { lines: [pierce] },
                { lines: [{ stat: 'crit_rate', value: 100 }], conditional: true },
                { lines: [{ stat: 'accuracy', value: { expr: 'L*extra0-10' } }] },
              ],
            },
          ],
        },
      ],
    }
    const linesWith = (variables: Readonly<Record<string, number>>) => {
      const situation = { ...NO_SITUATION, variables }
      return skillNumbers(effect, { gear: bow, level: 2, situation })?.hits[0]?.lines
    }
    expect(linesWith({})).toEqual([{ stat: 'phys_pierce_pct', value: 4 }])
    // What nobody told is not taken for 0: −10 would be a guess.
    expect(linesWith({ extra0: 8 })).toContainEqual({ stat: 'accuracy', value: 6 })
  })
})

describe('passives', () => {
  const effect: SkillEffect = {
    id: 'Wizard:10',
    variants: [
      {
        worn: [],
        use: 'passive',
        stacks: [
          {
            id: 1,
            min: 0,
            max: 14,
            start: 4,
            means: '',
            read: 'learned of Wizard without Wizard:10',
          },
        ],
        passive: [
          {
            stackIds: [1],
            lines: [
              { stat: 'atk_pct', value: -47.5 },
              { stat: 'magic_crit_rate_conversion', value: 2.5 },
              { stat: 'cspd_pct', value: { byLevel: 1, plus: [{ of: 'stack0', each: 2 }] } },
              { stat: 'total_damage_a_pct', value: 10, only: { of: ['Wizard'] } },
              { stat: 'atk', value: 0 },
            ],
          },
          { conditional: true, lines: [{ stat: 'atk', value: 99 }] },
        ],
      },
    ],
  }
  const learned = [
    { id: 'Wizard:10', level: 5 },
    { id: 'Wizard:1', level: 3 },
    { id: 'Wizard:2', level: 0 },
    { id: 'Blade:1', level: 9 },
  ]
  const question = {
    skills: learned,
    gear: bow,
    find: (id: string) => (id === effect.id ? effect : undefined),
    situationOf: (one: SkillEffect, variant: SkillEffect['variants'][number]) =>
      withLearned(NO_SITUATION, { effect: one, variant, learned }),
  }

  it('[CH36] round each line down by itself, keep conversions, leave out what is conditional', () => {
    expect(passiveLines(question).map(({ stat, value }) => [stat, value])).toEqual([
      ['atk_pct', -48],
      ['magic_crit_rate_conversion', 2.5],
      ['cspd_pct', 3],
    ])
  })

  it('[CH46] give lines that are meant for certain skills apart', () => {
    expect(meantLines(question)).toEqual([
      {
        stat: 'total_damage_a_pct',
        value: 10,
        source: 'skill:Wizard:10',
        only: { of: ['Wizard'] },
      },
    ])
  })

  it('read what is learned', () => {
    expect(readLearned('level of Blade:1', learned)).toBe(9)
    expect(readLearned('level of Blade:2', learned)).toBe(0)
    expect(readLearned('levels of Wizard', learned)).toBe(8)
    expect(readLearned('learned of Wizard without Wizard:10', learned)).toBe(1)
    expect(readLearned('target.def', learned)).toBeNull()
  })

  it('keep a variable that was given when its stack is not known', () => {
    expect(variablesFor({ variables: { stack0: 3 }, stacks: {} }, [4])).toEqual({ stack0: 3 })
    expect(variablesFor({ variables: { stack0: 3 }, stacks: { 4: 1 } }, [4])).toEqual({ stack0: 1 })
  })

  it('say nothing where a number is not known', () => {
    expect(skillLine({ stat: 'atk', value: null }, 1, {})).toEqual([])
  })

  it('[CH37] registlets give one a level, MaxHP ten', () => {
    expect(registletLine('max-hp-boost', 20)).toEqual({ stat: 'max_hp', value: 200 })
    expect(registletLine('dodge', 7)).toEqual({ stat: 'dodge', value: 7 })
    expect(registletLine('toString', 7)).toBeNull()
  })
})
