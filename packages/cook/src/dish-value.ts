/** The highest level of a dish. */
export const MAX_DISH_LEVEL = 10

/** How much a dish adds per level: in the first five levels, and in those above. */
export type DishGrowth = { readonly first: number; readonly later: number }

/** What a dish adds at a level: min(L, 5) · a + max(L − 5, 0) · b (CK3). */
export function dishValue({ first, later }: DishGrowth, level: number): number {
  return Math.min(level, 5) * first + Math.max(level - 5, 0) * later
}
