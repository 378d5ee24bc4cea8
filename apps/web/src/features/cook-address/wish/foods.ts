import { amountBehind, clauseHolds } from '@gyeol/catalogue'
import { dishValue, MAX_DISH_LEVEL } from '@gyeol/cook'
import { FOOD_FACTS, FOOD_STATS, type FoodGroup } from '@gyeol/game-data'
import { createSearchIndex, formatSigned } from '@gyeol/korean'
import { type Food, FOODS } from '@gyeol/terms'
import { statSpellings } from '../../../shared/stats/stat-guesser.ts'

/** What a dish raises, in Korean. */
export const foodName = (food: Food): string => FOOD_FACTS[food].name

/** What a dish adds at a level: `+3,800`, `+5%` (CK3). */
export function foodValue(food: Food, level: number): string {
  const { growth, unit } = FOOD_FACTS[food]
  return `${formatSigned(dishValue(growth, level))}${unit}`
}

const makeIndex = () =>
  createSearchIndex(FOODS, (food) => {
    const { name, nameEn, dish, aliases } = FOOD_FACTS[food]
    const others = [nameEn, ...(dish === null ? [] : [dish]), ...aliases]
    return { name, aliases: [...others, ...statSpellings()[FOOD_STATS[food]]] }
  })

let index: ReturnType<typeof makeIndex> | undefined

/** By everything a dish or what it raises is called; with an amount (`크확 20`) those that reach it, the most first. */
function search(words: string): readonly Food[] {
  index ??= makeIndex()
  const found = index.search(words).map(({ item }) => item)
  const asked = found.length === 0 ? amountBehind(words) : null
  if (asked === null) return found
  const reach = (food: Food) => dishValue(FOOD_FACTS[food].growth, MAX_DISH_LEVEL)
  return index
    .search(asked.words)
    .map(({ item }) => item)
    .filter((food) => clauseHolds(asked, reach(food)))
    .toSorted((left, right) => Math.abs(reach(right)) - Math.abs(reach(left)))
}

/** The dishes a search finds, best first; without words those of a group, in the order of lists. */
export function findFoods(words: string, group: FoodGroup): readonly Food[] {
  if (words.trim() !== '') return search(words)
  return FOODS.filter((food) => FOOD_FACTS[food].group === group)
}

/** Whether a dish is one that words find. */
export function isFoodFound(words: string): (food: Food) => boolean {
  const found = new Set(search(words))
  return (food) => found.has(food)
}
