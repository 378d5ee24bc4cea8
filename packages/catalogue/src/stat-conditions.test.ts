import { describe, expect, it } from 'vitest'
import { amountsOf, meetsConditions, NO_CONDITIONS } from './stat-conditions.ts'

const lines = [
  { stat: 'atk_pct', value: 9 },
  { stat: 'aspd', value: -100 },
  { stat: 'atk_pct', value: 3, when: { slot: 'main', worn: ['katana'] } },
] as const

describe('conditions of stats', () => {
  it('counts conditional lines for those who wear it, or all of them when asked', () => {
    expect(amountsOf(lines, NO_CONDITIONS).get('atk_pct')).toBe(9)
    const worn = { main: 'katana' } as const
    expect(amountsOf(lines, { worn, countsAll: false }).get('atk_pct')).toBe(12)
    expect(amountsOf(lines, { worn: {}, countsAll: true }).get('atk_pct')).toBe(12)
  })

  it('refuses any stat against the owner when asked to', () => {
    const amounts = amountsOf(lines, NO_CONDITIONS)
    expect(meetsConditions(amounts, NO_CONDITIONS)).toBe(true)
    expect(meetsConditions(amounts, { ...NO_CONDITIONS, isPlain: true })).toBe(false)
  })

  it('wants all of the conditions or one of them', () => {
    const amounts = amountsOf(lines, NO_CONDITIONS)
    const clauses = [
      { stat: 'atk_pct', operator: '>=', value: 9 },
      { stat: 'aspd', operator: '>=', value: 0 },
    ] as const
    expect(meetsConditions(amounts, { ...NO_CONDITIONS, clauses })).toBe(false)
    expect(meetsConditions(amounts, { ...NO_CONDITIONS, clauses, join: 'any' })).toBe(true)
  })
})
