import type { PriceItemPage, PriceItemRow } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { answerFromCopy } from './offline-items.ts'

const row = (id: string, name: string, parts: Partial<PriceItemRow> = {}) =>
  ({
    id,
    name,
    kindId: 'crysta',
    price: null,
    members: 0,
    lastReport: null,
    ...parts,
  }) as PriceItemRow

const price = (level: 'low' | 'high', change7: number | null, newestDay = '2026-11-20') =>
  ({ level, change7, newestDay, median: level === 'high' ? 100 : 500 }) as PriceItemRow['price']

const copy = {
  items: [
    row('b', '바쿠잔', { members: 6, price: price('high', 12) }),
    row('r', '론디네', { members: 4, price: price('low', -90, '2026-11-23') }),
    row('m', '마소', { kindId: 'material', members: 2 }),
  ],
  page: 1,
  pageSize: 20,
  total: 400,
} as unknown as PriceItemPage

const ids = (ask: Parameters<typeof answerFromCopy>[1]) =>
  answerFromCopy(copy, ask).items.map(({ id }) => id)

it('finds in a copy by name and 초성, filters and sorts it', () => {
  expect(ids({ search: 'ㅂㅋㅈ' })).toEqual(['b'])
  expect(ids({ sort: 'name' })).toEqual(['r', 'm', 'b'])
  expect(ids({ sort: 'change' })).toEqual(['r', 'b', 'm'])
  expect(ids({ sort: 'recent' })).toEqual(['r', 'b', 'm'])
  expect(ids({ kindId: 'material' })).toEqual(['m'])
  expect(ids({ levels: 'high,none', sort: 'members' })).toEqual(['b', 'm'])
  expect(ids({ almost: 'true' })).toEqual(['m'])
  expect(ids({ price: 'gte.0,lt.500' })).toEqual(['b'])
  expect(answerFromCopy(copy, { search: '없는 것' }).total).toBe(0)
})
