import type { Food } from '@gyeol/terms'
import { type FoodFact, FOOD_FACTS as KOREAN_FACTS } from './foods.ts'

export { DISH_MINUTES, FOOD_GROUPS, FOODS_PROVENANCE } from './foods.ts'

/** Every dish under its English name; the Korean one finds it too. */
export const FOOD_FACTS: Readonly<Record<Food, FoodFact>> = Object.fromEntries(
  Object.entries(KOREAN_FACTS).map(([food, fact]) => [
    food,
    // What the dish itself is called in English nobody has written down for us.
    { ...fact, name: fact.nameEn, dish: null, aliases: [...fact.aliases, fact.name] },
  ]),
) as unknown as Record<Food, FoodFact> // Object.fromEntries loses the literal keys
