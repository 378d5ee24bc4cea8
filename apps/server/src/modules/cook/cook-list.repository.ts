import type { Kysely } from 'kysely'
import type { Food } from '@gyeol/terms'
import type { Schema } from '../../database/schema.ts'

/** Which houses everybody sees: real ones or samples, without those that have been closed for long. */
export type Shown = { readonly isSample: boolean; readonly closedAfter: number }

/** Whether somebody has told of a real house (CK14). */
export async function hasReal(kysely: Kysely<Schema>, closedAfter: number): Promise<boolean> {
  const row = await shownHouses(kysely, { isSample: false, closedAfter })
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countShown(kysely: Kysely<Schema>, shown: Shown): Promise<number> {
  const { count } = await shownHouses(kysely, shown)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Range = { readonly limit: number; readonly offset: number }

/** Houses everybody sees, by code. */
export async function listShown(kysely: Kysely<Schema>, shown: Shown, { limit, offset }: Range) {
  return shownHouses(kysely, shown)
    .selectAll()
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** What some houses cook, the highest levels of each first. */
export async function listDishesOfHouses(kysely: Kysely<Schema>, houseIds: readonly string[]) {
  if (houseIds.length === 0) return []
  return kysely
    .selectFrom('cook_dish')
    .select(['id', 'house_id', 'food', 'level'])
    .where('house_id', 'in', houseIds)
    .where('taken_down_at', 'is', null)
    .orderBy('level', 'desc')
    .orderBy('id')
    .execute()
}

/** What leaves rows of the list of dishes. */
export type DishFilter = Shown & {
  readonly food: Food | undefined
  readonly level: number
  /** Null for old ones too. */
  readonly confirmedFrom: number | null
}

/** Dishes of houses everybody sees, by code; in a house the highest levels first. */
export async function listShownDishes(
  kysely: Kysely<Schema>,
  { isSample, closedAfter, food, level, confirmedFrom }: DishFilter,
  { limit, offset }: Range,
) {
  let dishes = kysely
    .selectFrom('cook_dish')
    .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
    .selectAll('cook_dish')
    .where('cook_house.state', '=', 'listed')
    .where('cook_house.taken_down_at', 'is', null)
    .where('cook_house.is_sample', '=', isSample ? 1 : 0)
    .where((eb) =>
      eb.or([
        eb('cook_house.closed_since', 'is', null),
        eb('cook_house.closed_since', '>', closedAfter),
      ]),
    )
    .where('cook_dish.taken_down_at', 'is', null)
    .where('cook_dish.level', '>=', level)
  if (food !== undefined) dishes = dishes.where('cook_dish.food', '=', food)
  if (confirmedFrom !== null) dishes = dishes.where('cook_house.confirmed_day', '>=', confirmedFrom)
  return dishes
    .orderBy('cook_house.code')
    .orderBy('cook_dish.level', 'desc')
    .orderBy('cook_dish.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Dishes of houses somebody wants gone, the oldest request first. */
export async function listAskedDishes(kysely: Kysely<Schema>, { limit, offset }: Range) {
  return kysely
    .selectFrom('cook_dish')
    .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
    .selectAll('cook_dish')
    .where('cook_house.removal_at', 'is not', null)
    .where('cook_house.taken_down_at', 'is', null)
    .orderBy('cook_house.removal_at')
    .orderBy('cook_house.id')
    .orderBy('cook_dish.level', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** `closed_since` stands exactly with houses that are closed. */
function shownHouses(kysely: Kysely<Schema>, { isSample, closedAfter }: Shown) {
  return kysely
    .selectFrom('cook_house')
    .where('state', '=', 'listed')
    .where('taken_down_at', 'is', null)
    .where('is_sample', '=', isSample ? 1 : 0)
    .where((eb) => eb.or([eb('closed_since', 'is', null), eb('closed_since', '>', closedAfter)]))
}
