import { expect, it, vi } from 'vitest'
import { priceChips } from './price-chips.ts'
import { pricesAsked } from './typed-prices.ts'

const values = { price: 'gte.500', q: '정수 1억 이하 2억 미만' }

it('keeps the words beside what is asked of prices', () => {
  const { all, words } = pricesAsked(values)
  expect([all.map(({ value }) => value), words]).toEqual([[500, 100_000_000, 200_000_000], '정수'])
})

it('takes each condition away alone', () => {
  const set = vi.fn<(change: object) => void>()
  const chips = priceChips(values, set)
  expect(chips.map((chip) => 'label' in chip && chip.label)).toEqual([
    '시세 500 이상',
    '시세 1억 이하',
    '시세 2억 미만',
  ])
  for (const { onRemove } of chips) onRemove()
  expect(set.mock.calls).toEqual([
    [{ price: '' }],
    [{ q: '정수 2억 미만' }],
    [{ q: '정수 1억 이하' }],
  ])
})
