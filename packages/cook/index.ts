export type { CookHouse, Dish } from './src/model.ts'
export {
  type CoverPlan,
  type CoverQuestion,
  MAX_SEARCH_NODES,
  type Pick,
  planCover,
} from './src/cover-plan.ts'
export { MAX_WANTED } from './src/cover-problem.ts'
export type { SearchLimit } from './src/cover-search.ts'
export { levelOf, type LevelVoice } from './src/dish-level.ts'
export { type DishGrowth, dishValue, MAX_DISH_LEVEL } from './src/dish-value.ts'
export {
  AGING_DAYS,
  type Closure,
  closureOf,
  FRESHNESS,
  type Freshness,
  freshnessOf,
  type HouseMark,
} from './src/freshness.ts'
export { readHouseCode } from './src/house-code.ts'
