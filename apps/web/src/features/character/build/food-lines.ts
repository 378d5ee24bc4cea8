import type { StatLine } from '@gyeol/catalogue'
import { dishValue } from '@gyeol/cook'
import { FOOD_FACTS, FOOD_STATS } from '@gyeol/game-data'
import type { Food } from '@gyeol/terms'

/** What a dish gives at a level. */
export function foodLine(food: Food, level: number): StatLine {
  return { stat: FOOD_STATS[food], value: dishValue(FOOD_FACTS[food].growth, level) }
}
