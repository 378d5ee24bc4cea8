import fc from 'fast-check'
import { STAT_IDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import {
  CONDITION_FILTERS,
  MOST_CLAUSES,
  readClauses,
  readConditions,
  writeClauses,
  writeConditions,
} from './stat-conditions.ts'

describe('conditions in an address', () => {
  it('are readable', () => {
    expect(
      writeClauses([
        { stat: 'crit_damage', operator: '>=', value: 10 },
        { stat: 'aspd', operator: '<', value: -5 },
        { stat: 'cspd', operator: 'has', value: 0 },
      ]),
    ).toBe('crit_damage.gte.10,aspd.lt.-5,cspd')
  })

  it('say which one of several is enough, and what is ruled out', () => {
    const pierce = { operator: '>=', value: 5 } as const
    expect(
      writeClauses([
        {
          stat: 'phys_pierce_pct',
          ...pierce,
          or: [{ stat: 'magic_pierce_pct', ...pierce }],
          isNot: true,
        },
      ]),
    ).toBe('!phys_pierce_pct.gte.5~magic_pierce_pct.gte.5')
  })

  it('read back as they were written', () => {
    const clause = fc.oneof(
      fc.record({
        stat: fc.constantFrom(...STAT_IDS),
        operator: fc.constantFrom('>=' as const, '>' as const, '=' as const, '<=' as const),
        value: fc.integer({ min: -999_999, max: 999_999 }),
      }),
      fc.record({
        stat: fc.constantFrom(...STAT_IDS),
        operator: fc.constant('has' as const),
        value: fc.constant(0),
      }),
    )
    const either = fc
      .tuple(clause, fc.array(clause, { minLength: 1, maxLength: 9 }), fc.boolean())
      .map(([first, or, isNot]) => ({ ...first, or, ...(isNot ? { isNot } : {}) }))
    fc.assert(
      fc.property(fc.array(fc.oneof(clause, either), { maxLength: MOST_CLAUSES }), (clauses) => {
        expect(readClauses(writeClauses(clauses))).toEqual(clauses)
      }),
    )
  })

  it('leave out whatever is not understood', () => {
    expect(readClauses('atk_pct.gte.x,nothing,aspd.is.3,,cspd.gte')).toEqual([])
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readClauses(text).length).toBeLessThanOrEqual(MOST_CLAUSES)
      }),
    )
  })

  it('keep gear, join and the rest', () => {
    const written = writeConditions({
      join: 'any',
      isPlain: true,
      worn: { main: 'bow', sub: 'arrow' },
      countsAll: true,
    })
    expect(readConditions({ ...CONDITION_FILTERS, ...written })).toMatchObject({
      join: 'any',
      isPlain: true,
      worn: { main: 'bow', sub: 'arrow' },
      countsAll: true,
    })
    expect(readConditions({ ...CONDITION_FILTERS, main: 'shield' }).worn.main).toBeUndefined()
  })
})
