import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boardPrice, MARKET_FEE, sellerShare } from './fee.ts'

it('shows 34 spina as 35 on the board: rounded down (FE1)', () => {
  expect(boardPrice(34, 300)).toBe(35)
  expect(boardPrice(10_000, 300)).toBe(10_300)
})

it('gives the seller exactly what he asked for (FE2)', () => {
  const anyAmount = fc.integer({ min: 1, max: 10 ** 15 })
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 0, max: 5000 }), (asked, rate) => {
      expect(sellerShare(boardPrice(asked, rate), rate)).toBe(asked)
    }),
  )
})

it('calls the rate unconfirmed until somebody confirms it (FE3)', () => {
  expect(MARKET_FEE).toMatchObject({ rate: 300, isVerified: false })
})
