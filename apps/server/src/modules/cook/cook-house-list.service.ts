import { COOK_PAGES, type CookHouse, type CookHousePage } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import type { CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import type { PreparedAnswer } from '../../http/prepared-answer.ts'
import { sharedAnswer } from './cook-answers.ts'
import { dayOf, toWireDay } from './cook-day.ts'
import { CLOSED_DAYS } from './cook-house.ts'
import { countShown, hasReal, listDishesOfHouses, listShown } from './cook-list.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** A page of the houses. */
export async function listCookHouses(
  { database, clock }: Context,
  page: number,
): Promise<PreparedAnswer> {
  const today = dayOf(clock())
  return sharedAnswer(database, { name: `houses ${page}`, today }, () =>
    readPage(database.kysely, page, today),
  )
}

async function readPage(
  kysely: Kysely<Schema>,
  page: number,
  today: number,
): Promise<CookHousePage> {
  const closedAfter = today - CLOSED_DAYS
  const shown = { isSample: !(await hasReal(kysely, closedAfter)), closedAfter }
  const range = { limit: COOK_PAGES.houses, offset: (page - 1) * COOK_PAGES.houses }
  const pages = Math.max(1, Math.ceil((await countShown(kysely, shown)) / COOK_PAGES.houses))
  const houses = await listShown(kysely, shown, range)
  const ids = houses.map(({ id }) => id)
  const dishes = Map.groupBy(await listDishesOfHouses(kysely, ids), ({ house_id }) => house_id)
  return {
    houses: houses.map((house) => ({
      ...toHouse(house, today),
      dishes: (dishes.get(house.id) ?? []).map(({ id, food, level }) => [id, food, level]),
    })),
    page,
    pages,
  }
}

/** Samples never age: nobody can confirm them. */
function toHouse(house: CookHouseTable, today: number): Omit<CookHouse, 'dishes'> {
  const isSample = house.is_sample === 1
  return {
    id: house.id,
    address: house.code,
    memo: house.memo,
    confirmedDay: toWireDay(isSample ? today : house.confirmed_day),
    isClosed: house.is_closed === 1,
    closedReports: house.closed_reports,
    closedDay: house.reported_day === null ? null : toWireDay(house.reported_day),
    isSample,
    version: house.version,
  }
}
