import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ARMOR_MAKES,
  type CharacterInput,
  MAIN_KINDS,
  PERSONAL_STATS,
  type SheetLine,
  type SheetStat,
  SUB_KINDS,
} from '../model.ts'
import { FIGURE_IDS, type FigureId } from './figure.ts'
import { sheetOf } from './sheet.ts'

const STATS: readonly SheetStat[] = [
  'str',
  'str_pct',
  'int_pct',
  'agi',
  'dex_pct',
  'atk',
  'atk_pct',
  'matk_pct',
  'weapon_atk_pct',
  'weapon_atk',
  'stability_pct',
  'crit_rate',
  'crit_rate_pct',
  'crit_damage',
  'crit_damage_pct',
  'max_hp_pct',
  'max_mp',
  'aspd_pct',
  'aspd',
  'cspd_pct',
  'motion_speed_pct',
  'def_pct',
  'dodge_pct',
  'accuracy_pct',
  'phys_resist_pct',
  'magic_pierce_pct',
  'atk_up_str_pct',
]
const points = fc.integer({ min: 1, max: 510 })
const refine = fc.integer({ min: 0, max: 15 })
const line: fc.Arbitrary<SheetLine> = fc.record({
  stat: fc.constantFrom(...STATS),
  value: fc.integer({ min: -60, max: 300 }),
  when: fc.option(
    fc.record({ worn: fc.constantFrom(['staff'] as const, ['lightArmor', 'shield'] as const) }),
    { nil: undefined },
  ),
})
const character: fc.Arbitrary<CharacterInput> = fc.record({
  level: fc.integer({ min: 1, max: 330 }),
  base: fc.record({ str: points, int: points, vit: points, agi: points, dex: points }),
  personal: fc.option(
    fc.record({
      kind: fc.constantFrom(...PERSONAL_STATS),
      value: fc.integer({ min: 0, max: 255 }),
    }),
  ),
  main: fc.record({
    kind: fc.constantFrom(...MAIN_KINDS),
    atk: fc.integer({ min: 0, max: 500 }),
    refine,
    stability: fc.integer({ min: 0, max: 100 }),
  }),
  sub: fc.option(
    fc.record({
      kind: fc.constantFrom(...SUB_KINDS),
      atk: fc.integer({ min: 0, max: 300 }),
      refine,
      stability: fc.integer({ min: 0, max: 100 }),
      def: fc.integer({ min: 0, max: 300 }),
    }),
  ),
  armor: fc.option(
    fc.record({
      make: fc.constantFrom(...ARMOR_MAKES),
      def: fc.integer({ min: 0, max: 900 }),
      refine,
    }),
  ),
  additional: fc.option(fc.record({ def: fc.integer({ min: 0, max: 300 }), refine })),
  special: fc.option(fc.record({ def: fc.integer({ min: 0, max: 100 }) })),
  lines: fc.array(line, { maxLength: 14 }),
})

const valuesOf = (input: CharacterInput) => {
  const sheet = sheetOf(input)
  return FIGURE_IDS.map((id) => [id, sheet.figures.get(id)?.value])
}

/** Lines that may only raise the figures beside them, whatever else is worn. */
const RISING: readonly (readonly [SheetStat, readonly FigureId[]])[] = [
  ['str', ['str', 'atk', 'critDamage', 'stability', 'aspd']],
  ['agi', ['agi', 'aspd', 'motionSpeed', 'dodge', 'cspd']],
  ['atk', ['atk', 'subAtk', 'dualAtk']],
  ['weapon_atk', ['weaponAtk', 'atk', 'matk']],
  ['crit_damage', ['critDamage', 'magicCritDamage']],
  ['aspd', ['aspd', 'motionSpeed']],
  ['max_mp', ['maxMp', 'ampr']],
  ['phys_resist_pct', ['physResist']],
  ['magic_pierce_pct', ['magicPierce']],
]

describe('any character', () => {
  it('[CH4] the order of lines means nothing', () => {
    fc.assert(
      fc.property(character, fc.integer(), (input, seed) => {
        const lines = input.lines.toSorted(
          (left, right) => ((left.value * 7919) ^ seed) - ((right.value * 7919) ^ seed),
        )
        expect(valuesOf({ ...input, lines })).toEqual(valuesOf(input))
        expect(valuesOf({ ...input, lines: input.lines.toReversed() })).toEqual(valuesOf(input))
      }),
      { numRuns: 150 },
    )
  })

  it('[CH4] two halves of a line are the whole line, and a line and its opposite are none', () => {
    fc.assert(
      fc.property(character, line, (input, extra) => {
        const half = { ...extra, value: extra.value / 2 }
        const whole = valuesOf({ ...input, lines: [...input.lines, extra] })
        expect(valuesOf({ ...input, lines: [half, ...input.lines, half] })).toEqual(whole)
        const opposite = { ...extra, value: -extra.value }
        expect(valuesOf({ ...input, lines: [extra, ...input.lines, opposite] })).toEqual(
          valuesOf(input),
        )
      }),
      { numRuns: 150 },
    )
  })

  it('more of a line never lowers what it raises', () => {
    fc.assert(
      fc.property(
        character.map((input) => ({
          ...input,
          // Below −100 % a base shrinks as it grows: no such equipment exists.
          lines: input.lines.filter(({ value }) => value >= 0),
        })),
        fc.constantFrom(...RISING),
        fc.integer({ min: 1, max: 200 }),
        (input, [stat, figures], value) => {
          const before = sheetOf(input)
          const after = sheetOf({ ...input, lines: [...input.lines, { stat, value }] })
          for (const id of figures) expect(after.value(id)).toBeGreaterThanOrEqual(before.value(id))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('every figure is a number and is explained: base, percent and flat give what it shows', () => {
    fc.assert(
      fc.property(character, (input) => {
        for (const figure of sheetOf(input).figures.values()) {
          expect(Number.isFinite(figure.value)).toBe(true)
          expect(Object.is(figure.value, -0)).toBe(false)
          const parts = figure.parts.reduce((sum, { value }) => sum + value, 0)
          if (!figure.percent) continue
          expect(Math.abs(parts - figure.base)).toBeLessThan(1)
          const percent = figure.percent.worn.reduce(
            (sum, { value }) => sum + value,
            figure.percent.lines,
          )
          const grown = Math.floor((Math.round(figure.base * 1000) * (100 + percent)) / 100_000)
          expect(grown + (figure.flat?.value ?? 0) + (figure.after?.value ?? 0)).toBe(figure.raw)
        }
      }),
      { numRuns: 200 },
    )
  })
})
