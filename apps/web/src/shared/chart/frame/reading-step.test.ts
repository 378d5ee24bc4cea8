import { expect, it } from 'vitest'
import { nearestIndex, readingStep } from './reading-step.ts'

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['PageUp', 5, 9],
  ['PageDown', 9, 2],
  ['ArrowLeft', null, 9],
  ['End', null, 9],
  ['Home', null, 0],
  ['a', 3, null],
  ['toString', 3, null],
  ['ArrowUp', 3, null],
])('%s at %s of ten goes to %s', (key, index, next) => {
  expect(readingStep(key, index, 10)).toBe(next)
})

it('nowhere to go without places', () => {
  expect(readingStep('Home', null, 0)).toBeNull()
  expect(nearestIndex([], 5)).toBeNull()
})

it('finds the nearest place', () => {
  expect(nearestIndex([10, 20, 40], 31)).toBe(2)
  expect(nearestIndex([10, 20, 40], -99)).toBe(0)
  expect(nearestIndex([10, 20], 15)).toBe(0)
})
