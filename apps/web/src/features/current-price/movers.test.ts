import type { PriceItemRow } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { moversOf } from './movers.tsx'

const row = (id: string, change7: number | null, isSample = false) =>
  ({ id, isSample, price: { change7 } }) as PriceItemRow

it('shows three that moved, in the order they come, and no samples', () => {
  const rows = [row('a', 120, true), row('b', -90), row('c', 0), row('d', null), row('e', 40)]
  expect(moversOf([...rows, row('f', 30), row('g', 20)]).map(({ id }) => id)).toEqual([
    'b',
    'e',
    'f',
  ])
  expect(moversOf([{ ...row('a', 1), price: null }])).toEqual([])
})
