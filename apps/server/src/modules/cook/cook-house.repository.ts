import type { CookDish } from '@gyeol/contract'
import { startOfDay } from '@gyeol/korean'
import type { Kysely, UpdateResult } from 'kysely'
import type { CookDishTable, CookHouseTable } from '../../database/schema-cook.ts'
import { toWireDay } from './cook-day.ts'
import type { Waiting } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

/** What a house cooks, without what was taken down. */
export async function listDishesOf(
  kysely: Kysely<Schema>,
  houseId: string,
): Promise<CookDishTable[]> {
  return kysely
    .selectFrom('cook_dish')
    .selectAll()
    .where('house_id', '=', houseId)
    .where('taken_down_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The ids of all dishes of a house, taken down or not. */
export async function listAllDishIds(
  kysely: Kysely<Schema>,
  houseId: string,
): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('cook_dish')
    .select('id')
    .where('house_id', '=', houseId)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findDish(kysely: Kysely<Schema>, id: string) {
  return kysely.selectFrom('cook_dish').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findHouse(kysely: Kysely<Schema>, id: string) {
  return kysely.selectFrom('cook_house').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findHouses(kysely: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return kysely.selectFrom('cook_house').selectAll().where('id', 'in', ids).execute()
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

/** Dishes of a house that nobody sees, of the same foods and the same member. */
export async function listTakenDown(
  kysely: Kysely<Schema>,
  houseId: string,
  { foods, authorId }: { readonly foods: readonly CookDish['food'][]; readonly authorId: string },
): Promise<CookDishTable[]> {
  if (foods.length === 0) return []
  return kysely
    .selectFrom('cook_dish')
    .selectAll()
    .where('house_id', '=', houseId)
    .where('author_id', '=', authorId)
    .where('food', 'in', foods)
    .where('taken_down_at', 'is not', null)
    .execute()
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

/** Writes a dish anew: what others said of its level ends. */
export async function updateDish(
  kysely: Kysely<Schema>,
  id: string,
  dish: CookDish,
): Promise<void> {
  await kysely.deleteFrom('cook_level').where('dish_id', '=', id).execute()
  const row = { ...dish, written_level: dish.level }
  await kysely.updateTable('cook_dish').set(row).where('id', '=', id).execute()
}

/** Keeps the level that follows from what others say. */
export async function setLevel(kysely: Kysely<Schema>, id: string, level: number): Promise<void> {
  await kysely.updateTable('cook_dish').set({ level }).where('id', '=', id).execute()
}

export async function deleteDishes(kysely: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await kysely.deleteFrom('cook_level').where('dish_id', 'in', ids).execute()
  await kysely.deleteFrom('cook_dish').where('id', 'in', ids).execute()
}

/** Takes everything from a house but its row. */
export async function emptyHouse(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.deleteFrom('cook_mark').where('house_id', '=', id).execute()
  const dishes = kysely.selectFrom('cook_dish').select('id').where('house_id', '=', id)
  await kysely.deleteFrom('cook_level').where('dish_id', 'in', dishes).execute()
  await kysely.deleteFrom('cook_dish').where('house_id', '=', id).execute()
}

export async function deleteHouse(kysely: Kysely<Schema>, id: string): Promise<void> {
  await emptyHouse(kysely, id)
  await kysely.deleteFrom('cook_house').where('id', '=', id).execute()
}

/** Closed since a day or longer. */
export async function listEnded(
  kysely: Kysely<Schema>,
  closedBefore: number,
): Promise<CookHouseTable[]> {
  return kysely
    .selectFrom('cook_house')
    .selectAll()
    .where('state', '=', 'listed')
    .where('taken_down_at', 'is', null)
    .where('is_closed', '=', 1)
    .where('closed_since', '<=', closedBefore)
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
    .where('taken_down_at', 'is', null)
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
    .where('removal_at', 'is not', null)
    .where('is_sample', '=', 0)
    .where('taken_down_at', 'is', null)
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
    .where('taken_down_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest === null ? null : startOfDay(toWireDay(oldest)) }
}

/** The ids of the houses a member told of that everybody sees. */
export async function listHouseIdsBy(kysely: Kysely<Schema>, authorId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('cook_house')
    .select('id')
    .where('author_id', '=', authorId)
    .where('state', '=', 'listed')
    .where('taken_down_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of the dishes a member added. */
export async function listDishIdsBy(kysely: Kysely<Schema>, authorId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('cook_dish')
    .select('id')
    .where('author_id', '=', authorId)
    .where('taken_down_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many houses a member told of or added a dish to, taken down or not. */
export async function countHousesWith(kysely: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('cook_house')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb('author_id', '=', authorId),
        eb(
          'id',
          'in',
          eb.selectFrom('cook_dish').select('house_id').where('author_id', '=', authorId),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
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
