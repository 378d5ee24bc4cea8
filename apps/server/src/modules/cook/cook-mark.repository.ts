import type { Kysely } from 'kysely'
import type { CookLevelTable, CookMarkTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'

/** What everybody said of a house, in the order in which it was said. */
export async function listMarks(kysely: Kysely<Schema>, houseId: string): Promise<CookMarkTable[]> {
  return kysely
    .selectFrom('cook_mark')
    .selectAll()
    .where('house_id', '=', houseId)
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('member_id')
    .execute()
}

/** What a member said of any house on a day, the last word last. */
export async function listMarksOn(
  kysely: Kysely<Schema>,
  memberId: string,
  day: number,
): Promise<CookMarkTable[]> {
  return kysely
    .selectFrom('cook_mark')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('kind')
    .execute()
}

/** Takes back one thing a member said of a house on a day. */
export async function deleteMark(
  kysely: Kysely<Schema>,
  {
    house_id,
    member_id,
    kind,
    day,
  }: Pick<CookMarkTable, 'house_id' | 'member_id' | 'kind' | 'day'>,
): Promise<void> {
  await kysely
    .deleteFrom('cook_mark')
    .where('house_id', '=', house_id)
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute()
}

export async function insertMark(kysely: Kysely<Schema>, mark: CookMarkTable): Promise<void> {
  await kysely.insertInto('cook_mark').values(mark).execute()
}

/** What a member said, with the code of the house. */
export async function listMarksBy(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('cook_mark')
    .innerJoin('cook_house', 'cook_house.id', 'cook_mark.house_id')
    .selectAll('cook_mark')
    .select('cook_house.code')
    .where('cook_mark.member_id', '=', memberId)
    .orderBy('cook_mark.at')
    .orderBy('cook_mark.house_id')
    .execute()
}

/** Has what a member said of a house be said by somebody else. */
export async function renameMarks(
  kysely: Kysely<Schema>,
  houseId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await kysely
    .updateTable('cook_mark')
    .set({ member_id: to })
    .where('house_id', '=', houseId)
    .where('member_id', '=', from)
    .execute()
}

/** What others than its author say of the level of a dish. */
export async function listLevels(
  kysely: Kysely<Schema>,
  dishId: string,
): Promise<CookLevelTable[]> {
  return kysely
    .selectFrom('cook_level')
    .selectAll()
    .where('dish_id', '=', dishId)
    .where('undone_at', 'is', null)
    .orderBy('at')
    .execute()
}

/** Keeps what somebody says of the level of a dish, in the place of what they said before. */
export async function replaceLevel(kysely: Kysely<Schema>, row: CookLevelTable): Promise<void> {
  await deleteLevel(kysely, row)
  await kysely.insertInto('cook_level').values(row).execute()
}

export async function deleteLevel(
  kysely: Kysely<Schema>,
  { dish_id, member_id }: Pick<CookLevelTable, 'dish_id' | 'member_id'>,
): Promise<void> {
  await kysely
    .deleteFrom('cook_level')
    .where('dish_id', '=', dish_id)
    .where('member_id', '=', member_id)
    .execute()
}

/** The levels a member says dishes have, with the code of the house. */
export async function listLevelsBy(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('cook_level')
    .innerJoin('cook_dish', 'cook_dish.id', 'cook_level.dish_id')
    .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
    .selectAll('cook_level')
    .select(['cook_dish.food', 'cook_house.code'])
    .where('cook_level.member_id', '=', memberId)
    .orderBy('cook_level.at')
    .execute()
}

/** Has the level a member says a dish has be said by somebody else. */
export async function renameLevel(
  kysely: Kysely<Schema>,
  dishId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await kysely
    .updateTable('cook_level')
    .set({ member_id: to })
    .where('dish_id', '=', dishId)
    .where('member_id', '=', from)
    .execute()
}

/** How many things some members say of houses and levels, those that count nothing too. */
export async function countSaid(
  kysely: Kysely<Schema>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  if (memberIds.length === 0) return counts
  for (const table of ['cook_mark', 'cook_level'] as const) {
    const rows = await kysely
      .selectFrom(table)
      .select(({ fn }) => ['member_id', fn.countAll<number>().as('count')])
      .where('member_id', 'in', memberIds)
      .groupBy('member_id')
      .execute()
    for (const { member_id, count } of rows)
      counts.set(member_id, (counts.get(member_id) ?? 0) + count)
  }
  return counts
}

/** Removes what counts nothing of what a member said, since a moment or since any. */
export async function deleteUndone(
  kysely: Kysely<Schema>,
  memberId: string,
  at?: number,
): Promise<void> {
  for (const table of ['cook_mark', 'cook_level'] as const) {
    const query = kysely.deleteFrom(table).where('member_id', '=', memberId)
    await (at === undefined
      ? query.where('undone_at', 'is not', null)
      : query.where('undone_at', '=', at)
    ).execute()
  }
}

/** Lets what a member said and counts count nothing from now on. */
export async function markUndone(
  kysely: Kysely<Schema>,
  memberId: string,
  at: number,
): Promise<void> {
  for (const table of ['cook_mark', 'cook_level'] as const)
    await kysely
      .updateTable(table)
      .set({ undone_at: at })
      .where('member_id', '=', memberId)
      .where('undone_at', 'is', null)
      .execute()
}

/** Lets what a member said count again that has counted nothing since a moment, or since any. */
export async function markRedone(
  kysely: Kysely<Schema>,
  memberId: string,
  at?: number,
): Promise<void> {
  for (const table of ['cook_mark', 'cook_level'] as const) {
    const query = kysely
      .updateTable(table)
      .set({ undone_at: null })
      .where('member_id', '=', memberId)
    await (at === undefined ? query : query.where('undone_at', '=', at)).execute()
  }
}
