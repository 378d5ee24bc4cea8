import type { CookMark, CookOwn } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { dayOf } from './cook-day.ts'
import { countHousesWith, listDishIdsBy, listHouseIdsBy } from './cook-house.repository.ts'
import { listMarksOn } from './cook-mark.repository.ts'
import { readOwnWaiting } from './cook-waiting.service.ts'

/** What in the list of houses is a member's. */
export async function readCookOwn(
  { database: { kysely }, clock }: Pick<ServerContext, 'database' | 'clock'>,
  memberId: string,
): Promise<CookOwn> {
  const said = await saidToday(kysely, memberId, dayOf(clock()))
  return {
    houses: await listHouseIdsBy(kysely, memberId),
    dishes: await listDishIdsBy(kysely, memberId),
    waiting: await readOwnWaiting(kysely, memberId),
    marks: [...said].map(([house, mark]) => ({ house, mark })),
  }
}

/** What a member has said today, by house. */
export async function saidToday(
  kysely: Kysely<Schema>,
  memberId: string,
  today: number,
): Promise<ReadonlyMap<string, CookMark>> {
  const marks = await listMarksOn(kysely, memberId, today)
  return new Map(marks.map(({ house_id, kind }) => [house_id, kind]))
}

/** In how many houses there is something of a member: told of by them, or with a dish of theirs. */
export const cookTotal = countHousesWith
