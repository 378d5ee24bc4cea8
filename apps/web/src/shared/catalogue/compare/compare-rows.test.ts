import { byEveryId } from '@gyeol/game-data'
import { expect, it } from 'vitest'
import {
  compareNumbers,
  compareStats,
  itemsCompared,
  readCompared,
  toggleCompared,
} from './compare-rows.ts'

it('puts every stat of any item in one row and marks the largest where they differ', () => {
  const rows = compareStats([
    {
      stats: [
        { stat: 'atk_pct', value: 5 },
        { stat: 'aspd', value: -100 },
      ],
    },
    {
      stats: [
        { stat: 'atk_pct', value: 5 },
        { stat: 'atk_pct', value: 3, when: { slot: 'sub', worn: ['shield'] } },
      ],
    },
  ])
  expect(
    rows.map(({ stat, when, amounts, isSame, best }) => [stat, when?.slot, amounts, isSame, best]),
  ).toEqual([
    ['atk_pct', undefined, [5, 5], true, undefined],
    ['aspd', undefined, [-100, undefined], false, 0],
    ['atk_pct', 'sub', [undefined, 3], false, 3],
  ])
})

it('counts what an item does not have as nothing', () => {
  expect(compareNumbers([undefined, 2])).toEqual({ isSame: false, best: 2 })
  expect(compareNumbers([2, 2])).toEqual({ isSame: true, best: undefined })
})

it('holds four items at most, each once', () => {
  expect(readCompared('a,b,a,,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggleCompared(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toBeNull()
})

it('of an old link is what its ids mean today, each once', () => {
  const [mari, zega] = [{ id: 'mari' }, { id: 'zega_ix' }]
  const byId = byEveryId('crysta', [mari, zega])
  expect(itemsCompared('ko-jegavx,ko-mari,ko-jegaix,zega_ix,gone', byId)).toEqual([zega, mari])
})
