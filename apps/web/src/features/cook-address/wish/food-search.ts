import { amountBehind, clauseHolds } from '@gyeol/catalogue'
import { dishValue, MAX_DISH_LEVEL } from '@gyeol/cook'
import { FOOD_FACTS, FOOD_STATS } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { type Food, FOODS } from '@gyeol/terms'
import { statSpellings } from '../../../shared/stats/stat-guesser.ts'

const index = createSearchIndex(FOODS, (food) => {
  const { name, nameEn, dish, aliases } = FOOD_FACTS[food]
  const others = [nameEn, ...(dish === null ? [] : [dish]), ...aliases]
  return { name, aliases: [...others, ...statSpellings()[FOOD_STATS[food]]] }
})

const find = (words: string) => index.search(words).map(({ item }) => item)
const reachOf = (food: Food) => dishValue(FOOD_FACTS[food].growth, MAX_DISH_LEVEL)

/**
 * The dishes that words find, best first: by everything a dish or what it raises is called. With an amount
 * (`크확 20`) those that reach it, the most first.
 */
export function searchFoods(words: string): readonly Food[] {
  const found = find(words)
  const asked = found.length === 0 ? amountBehind(words) : null
  if (asked === null) return found
  return find(asked.words)
    .filter((food) => clauseHolds(asked, reachOf(food)))
    .toSorted((left, right) => Math.abs(reachOf(right)) - Math.abs(reachOf(left)))
}
