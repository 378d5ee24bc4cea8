import { expect, it } from 'vitest'
import { searchFoods } from './food-search.ts'

it.each([
  ['ㅋㄹ', 'critical_rate'],
  ['치확', 'critical_rate'],
  ['어글', 'aggro_up'],
  ['맥피', 'max_hp'],
  ['물배', 'physical_barrier'],
  ['크확 20 이상', 'critical_rate'],
  ['드랍률', 'drop_rate'],
])('%s finds %s', (words, food) => {
  expect(searchFoods(words)).toContain(food)
})

it('leaves out what does not reach the amount that was asked for, and puts the most first', () => {
  expect(searchFoods('크확 31')).toEqual([])
  expect(searchFoods('체력 20')).toEqual(['max_hp', 'vit'])
})
