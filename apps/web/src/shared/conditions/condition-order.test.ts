import type { StatId } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { clauseOrder, inClauseOrder, inWeightOrder } from './condition-order.ts'
import { readClauses } from './stat-conditions.ts'

type Amounts = Readonly<Partial<Record<StatId, number>>>

const THINGS: Readonly<Record<string, Amounts>> = {
  none: {},
  some: { atk_pct: 5, matk_pct: 1 },
  zero: { atk_pct: 0 },
  most: { atk_pct: 9 },
  magic: { matk_pct: 7 },
  less: { atk_pct: -3 },
}

const NAMES = Object.keys(THINGS)

function orderFor(text: string): readonly string[] {
  return inClauseOrder(NAMES, readClauses(text), (name) => {
    // Object.entries loses the literal keys.
    const entries = Object.entries(THINGS[name] ?? {}) as [StatId, number][]
    return new Map(entries)
  })
}

describe('order by what is asked for', () => {
  it('leaves things as they were found where nothing is asked', () => {
    expect(orderFor('')).toEqual(NAMES)
  })

  it('puts the largest first, and the smallest where little is asked for', () => {
    expect(orderFor('atk_pct').slice(0, 2)).toEqual(['most', 'some'])
    expect(orderFor('atk_pct.gte.1').slice(0, 2)).toEqual(['most', 'some'])
    expect(orderFor('atk_pct.lte.9').slice(0, 4)).toEqual(['less', 'zero', 'some', 'most'])
  })

  it('adds up what is enough of several stats', () => {
    expect(orderFor('atk_pct.gte.1~matk_pct.gte.1').slice(0, 3)).toEqual(['most', 'magic', 'some'])
    expect(orderFor('atk_pct.lte.6~matk_pct.lte.6').slice(0, 3)).toEqual(['less', 'zero', 'some'])
  })

  it('goes by the first condition that asks for something', () => {
    expect(orderFor('!atk_pct,matk_pct').slice(0, 2)).toEqual(['magic', 'some'])
    expect(orderFor('atk_pct.eq.0,matk_pct').slice(0, 2)).toEqual(['magic', 'some'])
  })

  it('names the stat of a list, unless it is one of several', () => {
    expect(clauseOrder(readClauses('atk_pct.lte.9'))).toEqual({ key: 'atk_pct', isDesc: false })
    expect(clauseOrder(readClauses('!atk_pct,matk_pct'))).toEqual({ key: 'matk_pct', isDesc: true })
    expect(clauseOrder(readClauses('atk_pct~matk_pct'))).toBeUndefined()
    expect(clauseOrder([])).toBeUndefined()
  })

  it('puts what has no number last either way', () => {
    const numbers = [3, null, 1, undefined, 2]
    expect(inWeightOrder(numbers, true, (one) => one)).toEqual([3, 2, 1, null, undefined])
    expect(inWeightOrder(numbers, false, (one) => one)).toEqual([1, 2, 3, null, undefined])
  })
})
