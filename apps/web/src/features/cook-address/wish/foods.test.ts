import { expect, it } from 'vitest'
import { findFoods, foodName, foodValue } from './foods.ts'

it.each([
  ['max_hp', 8, '+3,800'],
  ['critical_rate', 10, '+30'],
  ['attack_mp_recovery', 7, '+18'],
  ['adv_dark', 5, '+5%'],
  ['aggro_down', 10, '−100%'],
] as const)('[CK3] %s at level %i gives %s', (food, level, text) => {
  expect(foodValue(food, level)).toBe(text)
})

it.each([
  ['ㅋㄹ', 'critical_rate'],
  ['크리', 'critical_rate'],
  ['최대hp', 'max_hp'],
  ['불속성', 'adv_fire'],
  ['마르게리타', 'weapon_atk'],
])('%s finds %s', (words, food) => {
  expect(findFoods(words, 'other')).toContain(food)
})

it('shows a group while nothing is searched for', () => {
  expect(findFoods(' ', 'hpMp').map(foodName)).toEqual(['최대HP', '최대MP'])
})
