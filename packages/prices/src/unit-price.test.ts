import { expect, it } from 'vitest'
import { unitPrice } from './unit-price.ts'

it.each([
  [{ amount: 5, quantity: 2, unitQuantity: 1 }, 3],
  [{ amount: 1, quantity: 3, unitQuantity: 1 }, null],
  [{ amount: 1, quantity: 3, unitQuantity: 1000 }, 333],
  [{ amount: 10 ** 15, quantity: 1, unitQuantity: 1000 }, null],
  [{ amount: 10 ** 15 - 1, quantity: 7, unitQuantity: 1 }, 142_857_142_857_143],
])('the unit price of %o is %s: rounded half up, 1…10^15 (PR4)', (trade, unit) => {
  expect(unitPrice(trade)).toBe(unit)
})
