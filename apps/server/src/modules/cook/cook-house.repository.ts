import type { CookDish } from '@gyeol/contract'
import { startOfDay } from '@gyeol/korean'
import type { Kysely, UpdateResult } from 'kysely'
import type { CookDishTable, CookHouseTable } from '../../database/schema-cook.ts'
import { toWireDay } from './cook-day.ts'
import type { Waiting } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

/** Houses in some state, by code. */
export async function listHouses(
  kysely: Kysely<Schema>,
  state: CookHouseTable['state'],
): Promise<CookHouseTable[]> {
  return kysely
    .selectFrom('cook_house')
    .selectAll()
    .where('state', '=', state)
    .orderBy('code')
    .execute()
}

/** The dishes of the houses in some state. */
export async function listDishes(
  kysely: Kysely<Schema>,
  state: CookHouseTable['state'],
): Promise<CookDishTable[]> {
  return kysely
    .selectFrom('cook_dish')
    .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
    .selectAll('cook_dish')
    .where('cook_house.state', '=', state)
    .orderBy('cook_dish.id')
    .execute()
}

export async function listDishesOf(
  kysely: Kysely<Schema>,
  houseId: string,
): Promise<CookDishTable[]> {
  return kysely
    .selectFrom('cook_dish')
    .selectAll()
    .where('house_id', '=', houseId)
    .orderBy('id')
    .execute()
}

export async function findDish(kysely: Kysely<Schema>, id: string) {
  return kysely.selectFrom('cook_dish').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findHouse(kysely: Kysely<Schema>, id: string) {
  return kysely.selectFrom('cook_house').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findByCode(kysely: Kysely<Schema>, code: string) {
  return kysely.selectFrom('cook_house').selectAll().where('code', '=', code).executeTakeFirst()
}

export async function insertHouse(kysely: Kysely<Schema>, row: CookHouseTable): Promise<void> {
  await kysely.insertInto('cook_house').values(row).execute()
}

export async function insertDishes(
  kysely: Kysely<Schema>,
  rows: readonly CookDishTable[],
): Promise<void> {
  if (rows.length > 0) await kysely.insertInto('cook_dish').values(rows).execute()
}

/** Writes what follows from marks and requests; the version is that of what people write. */
export async function updateHouse(
  kysely: Kysely<Schema>,
  id: string,
  change: Partial<Omit<CookHouseTable, 'id' | 'version'>>,
): Promise<void> {
  await kysely.updateTable('cook_house').set(change).where('id', '=', id).execute()
}

/** Writes a house that is still at `version`. */
export async function updateHouseAt(
  kysely: Kysely<Schema>,
  { id, version }: Pick<CookHouseTable, 'id' | 'version'>,
  change: Partial<Omit<CookHouseTable, 'id' | 'version'>>,
): Promise<UpdateResult> {
  return kysely
    .updateTable('cook_house')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

export async function updateDish(
  kysely: Kysely<Schema>,
  id: string,
  dish: CookDish,
): Promise<void> {
  await kysely.updateTable('cook_dish').set(dish).where('id', '=', id).execute()
}

export async function deleteDishes(kysely: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await kysely.deleteFrom('cook_dish').where('id', 'in', ids).execute()
}

/** Takes everything from a house but its row. */
export async function emptyHouse(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.deleteFrom('cook_mark').where('house_id', '=', id).execute()
  await kysely.deleteFrom('cook_dish').where('house_id', '=', id).execute()
}

export async function deleteHouse(kysely: Kysely<Schema>, id: string): Promise<void> {
  await emptyHouse(kysely, id)
  await kysely.deleteFrom('cook_house').where('id', '=', id).execute()
}

/** Closed since a day or longer, or asked to be gone since a time or longer. */
export async function listEnded(
  kysely: Kysely<Schema>,
  { closedBefore, askedBefore }: { readonly closedBefore: number; readonly askedBefore: number },
): Promise<CookHouseTable[]> {
  return kysely
    .selectFrom('cook_house')
    .selectAll()
    .where((house) =>
      house.or([
        house.and([
          house('state', '=', 'listed'),
          house('is_closed', '=', 1),
          house('closed_since', '<=', closedBefore),
        ]),
        house.and([house('state', '=', 'hidden'), house('removal_at', '<=', askedBefore)]),
      ]),
    )
    .execute()
}

export async function countHouses(
  kysely: Kysely<Schema>,
  state: CookHouseTable['state'],
): Promise<number> {
  const { count } = await kysely
    .selectFrom('cook_house')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .where('is_sample', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** Houses that somebody wants gone, and since when. */
export async function readRemovals(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('cook_house')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('removal_at').as('oldest'),
    ])
    .where('state', '=', 'hidden')
    .where('is_sample', '=', 0)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

/** Listed houses members say are closed, and since when the first has been. */
export async function readClosed(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('cook_house')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('closed_since').as('oldest'),
    ])
    .where('state', '=', 'listed')
    .where('is_closed', '=', 1)
    .where('is_sample', '=', 0)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest === null ? null : startOfDay(toWireDay(oldest)) }
}

export async function listHousesBy(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('cook_house')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Dishes a member added, with the code of the house. */
export async function listDishesBy(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('cook_dish')
    .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
    .select(['cook_dish.food', 'cook_dish.level', 'cook_house.code', 'cook_house.memo'])
    .where('cook_dish.author_id', '=', authorId)
    .orderBy('cook_dish.id')
    .execute()
}

/** Takes a member's name from the dishes they added. */
export async function forgetDishAuthor(kysely: Kysely<Schema>, authorId: string): Promise<void> {
  await kysely
    .updateTable('cook_dish')
    .set({ author_id: null })
    .where('author_id', '=', authorId)
    .execute()
}
