import type { CookDish } from '@gyeol/contract'
import { MAX_DISH_LEVEL } from '@gyeol/cook'
import type { Food } from '@gyeol/terms'
import type { Named } from '../../../shared/named-saves/named-saves.ts'

/** What somebody wants to eat: each dish with the least level that will do. */
export type Wish = Named & { readonly dishes: readonly CookDish[] }

/** The level a dish is wished for at first: where its growth doubles. */
export const FIRST_LEVEL = 5

/** Adds a dish, or takes it away when it is there. */
export function toggleFood(wish: Wish, food: Food, at: number): Wish {
  const has = wish.dishes.some((dish) => dish.food === food)
  const dishes = has
    ? wish.dishes.filter((dish) => dish.food !== food)
    : [...wish.dishes, { food, level: FIRST_LEVEL }]
  return { ...wish, dishes, updatedAt: at }
}

/** The least level of a dish that will do. */
export function setLevel(wish: Wish, { food, level }: CookDish, at: number): Wish {
  const next = Math.min(MAX_DISH_LEVEL, Math.max(1, level))
  const dishes = wish.dishes.map((dish) => (dish.food === food ? { food, level: next } : dish))
  return { ...wish, dishes, updatedAt: at }
}

/** Starter sets for somebody who has chosen nothing yet. */
export const STARTERS = {
  critical: ['critical_rate', 'atk', 'weapon_atk', 'attack_mp_recovery', 'max_mp'],
  magic: ['matk', 'int', 'max_mp', 'attack_mp_recovery', 'critical_rate'],
  tank: ['max_hp', 'physical_resistance', 'magic_resistance', 'aggro_up'],
} as const satisfies Record<string, readonly Food[]>

/** Up and down of aggro undo each other (CK3). */
export function hasBothAggros({ dishes }: Pick<Wish, 'dishes'>): boolean {
  return (['aggro_up', 'aggro_down'] as const).every((food) =>
    dishes.some((dish) => dish.food === food),
  )
}
