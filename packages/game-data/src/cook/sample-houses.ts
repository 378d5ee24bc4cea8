import type { Dish } from '@gyeol/cook'
import type { Food } from '@gyeol/terms'

/** An invented house for a site nobody has told of a real one yet (CK14); it opens nothing in the game. */
export type SampleHouse = {
  readonly code: string
  readonly memo: string
  readonly dishes: readonly (Dish & { readonly food: Food })[]
}

/** The shipped samples. No real house is among them: real ones are entered by members. */
export const SAMPLE_HOUSES: readonly SampleHouse[] = [
  {
    code: '00000001',
    memo: '예시예요. 게임에서는 열리지 않아요.',
    dishes: [
      { food: 'max_hp', level: 10 },
      { food: 'critical_rate', level: 10 },
      { food: 'max_mp', level: 9 },
    ],
  },
  {
    code: '00000002',
    memo: '예시예요. 게임에서는 열리지 않아요.',
    dishes: [
      { food: 'attack_mp_recovery', level: 9 },
      { food: 'atk', level: 8 },
    ],
  },
  {
    code: '00000003',
    memo: '예시예요. 게임에서는 열리지 않아요.',
    dishes: [
      { food: 'matk', level: 10 },
      { food: 'int', level: 10 },
      { food: 'max_mp', level: 10 },
    ],
  },
  {
    code: '00000004',
    memo: '예시예요. 게임에서는 열리지 않아요.',
    dishes: [
      { food: 'physical_resistance', level: 10 },
      { food: 'magic_resistance', level: 8 },
      { food: 'aggro_up', level: 10 },
    ],
  },
  {
    code: '00000005',
    memo: '예시예요. 게임에서는 열리지 않아요.',
    dishes: [
      { food: 'weapon_atk', level: 10 },
      { food: 'str', level: 9 },
      { food: 'accuracy', level: 7 },
    ],
  },
  {
    code: '00000006',
    memo: '예시예요. 게임에서는 열리지 않아요.',
    dishes: [
      { food: 'drop_rate', level: 10 },
      { food: 'dodge', level: 6 },
    ],
  },
]
