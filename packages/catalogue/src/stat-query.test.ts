import fc from 'fast-check'
import { STAT_IDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  formatStatQuery,
  matchesStats,
  parseStatQuery,
  type StatClause,
  type StatLine,
} from '../index.ts'

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
