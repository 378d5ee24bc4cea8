import { expect, it } from 'vitest'
import { doubtsOf } from './doubt.ts'
import { estimateWindow } from './estimate.ts'

const fair = { members: 4, q1: 100, q3: 110, age: 0, filteredCount: 0, isMoved: false }

it.each([
  [{ members: 3 }, ['few']],
  [{ q3: 201 }, ['apart']],
  [{ age: 8 }, ['old']],
  [{ members: 3, q3: 201, age: 8, filteredCount: 1 }, ['few', 'apart', 'old']],
  [{ isMoved: true }, ['moved']],
  [{ filteredCount: 2 }, ['filtered', 'light']],
  [{}, ['light']],
] as const)('[PR24] a low price with %j is doubted for %j', (others, doubts) => {
  expect(doubtsOf({ ...fair, ...others })).toEqual(doubts)
})

it('[PR24] four voices of new members weigh too little, four of older ones do not', () => {
  const votes = (weight: number) =>
    [100, 102, 104, 106].map((value, index) => ({
      voice: `${index}`,
      day: 20_000,
      value,
      weight,
      reports: 1,
    }))
  const levelOf = (weight: number) => estimateWindow(votes(weight), 20_000, 7).level
  expect([levelOf(1), levelOf(4)]).toEqual(['low', 'medium'])
})
