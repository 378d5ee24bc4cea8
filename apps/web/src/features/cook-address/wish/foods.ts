import { dishValue } from '@gyeol/cook'
import { FOOD_FACTS, type FoodGroup } from '@gyeol/game-data'
import { createSearchIndex, formatSigned } from '@gyeol/korean'
import { type Food, FOODS } from '@gyeol/terms'

/** What a dish raises, in Korean. */
export const foodName = (food: Food): string => FOOD_FACTS[food].name

/** What a dish adds at a level: `+3,800`, `+5%` (CK3). */
export function foodValue(food: Food, level: number): string {
  const { growth, unit } = FOOD_FACTS[food]
  return `${formatSigned(dishValue(growth, level))}${unit}`
}

const index = createSearchIndex(FOODS, (food) => {
  const { name, nameEn, dish, aliases } = FOOD_FACTS[food]
  return { name, aliases: [nameEn, ...(dish === null ? [] : [dish]), ...aliases] }
})

/** The dishes a search finds, best first; without words those of a group, in the order of lists. */
export function findFoods(words: string, group: FoodGroup): readonly Food[] {
  if (words.trim() !== '') return index.search(words).map(({ item }) => item)
  return FOODS.filter((food) => FOOD_FACTS[food].group === group)
}

/** Whether a dish is one that words find. */
export function isFoodFound(words: string): (food: Food) => boolean {
  const found = new Set(index.search(words).map(({ item }) => item))
  return (food) => found.has(food)
}
