import { expect, it } from 'vitest'
import { linearScale } from './linear-scale.ts'

it('lays a range on pixels, upside down too', () => {
  const y = linearScale([100, 200], [50, 10])
  expect([y(100), y(150), y(200), y(250)]).toEqual([50, 30, 10, -10])
})

it('one value lies in the middle', () => {
  expect(linearScale([7, 7], [0, 40])(7)).toBe(20)
})
