import type { Kysely } from 'kysely'
import type { CookMarkTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'

/** What everybody said of a house, in the order in which it was said. */
export async function listMarks(kysely: Kysely<Schema>, houseId: string): Promise<CookMarkTable[]> {
  return kysely
    .selectFrom('cook_mark')
    .selectAll()
    .where('house_id', '=', houseId)
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
    .orderBy('at')
    .orderBy('kind')
    .execute()
}

/** Takes back one thing a member said of a house on a day. */
export async function deleteMark(
  kysely: Kysely<Schema>,
  { house_id, member_id, kind, day }: Omit<CookMarkTable, 'at'>,
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
