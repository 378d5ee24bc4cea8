import { expect, it } from 'vitest'
import { fullFirst, mostBytes, type QuotaRow, sizeOf, valuesWith } from './quota-values.ts'

const usual = { member: 5, newcomer: 2, total: null, network: 10, site: 100 }
const row = (name: QuotaRow['name'], change: Partial<QuotaRow> = {}): QuotaRow => ({
  name,
  value: usual,
  usual,
  bytes: 1000,
  used: 0,
  until: null,
  ...change,
})
const own = { ...usual, site: 200 }
const rows = [row('push'), row('correction', { value: own }), row('short-link', { used: 100 })]

it('puts those first of which nobody takes more today', () => {
  expect(fullFirst(rows).map(({ name }) => name)).toEqual(['short-link', 'push', 'correction'])
})

it('writes what differs from the defaults, and leaves out what is a default again', () => {
  expect(valuesWith(rows, 'push', own)).toEqual({ push: own, correction: own })
  expect(valuesWith(rows, 'correction', usual)).toEqual({})
})

it('adds up what a day may leave at the most', () => {
  expect(mostBytes(rows)).toBe(400_000)
})

it.each([
  [300, '1 KB'],
  [512 * 1024, '512 KB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [187.4 * 1024 * 1024, '187 MB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})
