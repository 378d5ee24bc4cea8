import type { Kysely } from 'kysely'
import type { CookDishTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'

/** Houses by id, taken down or not; samples are nobody's. */
export async function listHousesAt(kysely: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return kysely
    .selectFrom('cook_house')
    .selectAll()
    .where('id', 'in', ids)
    .where('is_sample', '=', 0)
    .execute()
}

/** Dishes by id, taken down or not, with the code of the house. */
export async function listDishesAt(kysely: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return kysely
    .selectFrom('cook_dish')
    .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
    .selectAll('cook_dish')
    .select('cook_house.code')
    .where('cook_dish.id', 'in', ids)
    .execute()
}

/** Which of some dishes everybody may see again: nothing shown has their place, and they not each other's. */
export async function listFree<Dish extends Pick<CookDishTable, 'id' | 'house_id' | 'food'>>(
  kysely: Kysely<Schema>,
  dishes: readonly Dish[],
): Promise<readonly Dish[]> {
  if (dishes.length === 0) return []
  const shown = await kysely
    .selectFrom('cook_dish')
    .select(['house_id', 'food'])
    .where(
      'house_id',
      'in',
      dishes.map(({ house_id }) => house_id),
    )
    .where('taken_down_at', 'is', null)
    .execute()
  const placeOf = ({ house_id, food }: Pick<CookDishTable, 'house_id' | 'food'>) =>
    `${house_id} ${food}`
  const taken = new Set(shown.map(placeOf))
  return dishes.filter((dish) => {
    const place = placeOf(dish)
    const isFree = !taken.has(place)
    taken.add(place)
    return isFree
  })
}

export async function markHouses(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  takenDownAt: number | null,
): Promise<void> {
  if (ids.length === 0) return
  await kysely
    .updateTable('cook_house')
    .set({ taken_down_at: takenDownAt })
    .where('id', 'in', ids)
    .execute()
}

export async function markDishes(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  takenDownAt: number | null,
): Promise<void> {
  if (ids.length === 0) return
  await kysely
    .updateTable('cook_dish')
    .set({ taken_down_at: takenDownAt })
    .where('id', 'in', ids)
    .execute()
}
