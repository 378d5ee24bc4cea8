import type { CoverPlan } from '@gyeol/cook'
import type { Food } from '@gyeol/terms'
import { PRODUCT_NAME } from '../../../shared/product.ts'
import { foodName, foodValue } from '../wish/foods.ts'

/** A house of a plan and what to eat there. */
export type Stop = {
  readonly code: string
  readonly picks: readonly { readonly food: Food; readonly level: number }[]
}

/** Where to go, house by house. */
export function stopsOf({ addresses, picks }: CoverPlan): readonly Stop[] {
  return addresses.map((code) => ({
    code,
    // The planner was asked for nothing but foods.
    picks: picks
      .filter((pick) => pick.code === code)
      .map((pick) => ({
        food: pick.food as Food,
        level: pick.level,
      })),
  }))
}

/** Bare digits, one line a house. */
export const codesText = ({ addresses }: Pick<CoverPlan, 'addresses'>): string =>
  addresses.join('\n')

/** A plan to send to somebody. */
export function planText(
  plan: CoverPlan,
  words: { readonly title: (houses: number) => string; readonly missing: string },
): string {
  const lines = stopsOf(plan).map(({ code, picks }) => {
    const dishes = picks.map(
      ({ food, level }) => `${foodName(food)} Lv${level} ${foodValue(food, level)}`,
    )
    return `${code} · ${dishes.join(', ')}`
  })
  const missing = plan.missing.map((food) => foodName(food as Food)).join(', ')
  return [
    `${PRODUCT_NAME} · ${words.title(plan.addresses.length)}`,
    ...lines,
    ...(missing === '' ? [] : [`${words.missing}: ${missing}`]),
  ].join('\n')
}
