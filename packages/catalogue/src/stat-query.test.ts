import fc from 'fast-check'
import { STAT_IDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  formatStatQuery,
  isMet,
  matchesStats,
  parseStatQuery,
  type StatClause,
  type StatLine,
} from '../index.ts'
import { negated } from './stat-query.ts'

const lines: readonly StatLine[] = [
  { stat: 'atk_pct', value: 9 },
  { stat: 'aspd', value: -50 },
  { stat: 'atk_pct', value: 4, when: { slot: 'sub', worn: ['shield'] } },
]
const matches = (text: string, worn?: 'shield') =>
  matchesStats(lines, parseStatQuery(text) ?? [], worn)

describe('a stat query', () => {
  it.each([
    ['atk_pct', true],
    ['cspd', false],
    ['atk_pct>=9', true],
    ['atk_pct>9', false],
    ['atk_pct=9', true],
    ['atk_pct<10', true],
    ['aspd<=-50', true],
    ['aspd<-50', false],
    ['cspd>=0', true],
    ['atk_pct>=9,aspd>=0', false],
    ['atk_pct>=9,aspd<0', true],
  ])('"%s" is %s', (text, outcome) => expect(matches(text)).toBe(outcome))

  it('lets conditions count for who wears what they ask for', () => {
    expect(matches('atk_pct>=13')).toBe(false)
    expect(matches('atk_pct>=13', 'shield')).toBe(true)
    expect(amountOf(lines, 'atk_pct', 'shield')).toBe(13)
    expect(amountOf(lines, 'cspd')).toBeUndefined()
  })

  it.each(['', 'luck', 'atk>', 'atk>=x', 'atk=>1', 'atk,,', 'ATK'])('refuses "%s"', (text) =>
    expect(parseStatQuery(text)).toBeNull(),
  )

  it('is met by one of several stats, or by none where it is ruled out', () => {
    const either = {
      stat: 'atk_pct',
      operator: '>=',
      value: 9,
      or: [{ stat: 'matk_pct', operator: '>=', value: 5 }],
    } as const
    const amounts = (atk: number, matk: number) =>
      new Map([
        ['atk_pct', atk],
        ['matk_pct', matk],
      ] as const)
    expect(isMet(either, amounts(9, 0))).toBe(true)
    expect(isMet(either, amounts(0, 5))).toBe(true)
    expect(isMet(either, amounts(8, 4))).toBe(false)
    expect(isMet({ ...either, isNot: true }, amounts(8, 4))).toBe(true)
    expect(isMet({ ...either, isNot: true }, amounts(9, 4))).toBe(false)
  })

  it('is ruled out by what holds exactly where it does not', () => {
    const operator = fc.constantFrom('has', '=', '>', '<', '>=', '<=')
    const amount = fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined })
    fc.assert(
      fc.property(operator, fc.integer({ min: -5, max: 5 }), amount, (sign, value, present) => {
        const clause = { stat: 'aspd', operator: sign, value: sign === 'has' ? 0 : value } as const
        // Without a stat is without its bad amounts too: `has` and `= 0` leave those between them.
        fc.pre(sign !== 'has' || (present ?? 0) >= 0)
        const amounts = new Map(present === undefined ? [] : [['aspd', present] as const])
        expect(isMet(negated(clause), amounts)).toBe(!isMet(clause, amounts))
      }),
    )
  })

  it('is written as it is read', () => {
    const clause: fc.Arbitrary<StatClause> = fc
      .record({
        stat: fc.constantFrom(...STAT_IDS),
        operator: fc.constantFrom('has', '=', '>', '<', '>=', '<='),
        value: fc.integer({ min: -999_999, max: 999_999 }),
      })
      .map((each) => (each.operator === 'has' ? { ...each, value: 0 } : each))
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 5 }), (clauses) => {
        expect(parseStatQuery(formatStatQuery(clauses))).toEqual(clauses)
      }),
    )
  })
})
