import { COOK_PAGES, type CookAddress, type CookAddressQuery } from '@gyeol/contract'
import { AGING_DAYS } from '@gyeol/cook'
import { FOODS } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import type { CookDishTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { requirePermission, type Viewer } from '../../http/viewer.ts'
import { sharedAnswer } from './cook-answers.ts'
import { dayOf } from './cook-day.ts'
import { CLOSED_DAYS, type HouseDish } from './cook-house.ts'
import { findHouses } from './cook-house.repository.ts'
import { hasReal, listAskedDishes, listShownDishes } from './cook-list.repository.ts'
import { saidToday } from './cook-own.service.ts'
import { type CookViewer, toCookAddress } from './cook-view.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/**
 * A page of the dishes of all houses, those of one house together. Throws LOGIN_REQUIRED or FORBIDDEN
 * for the houses editors have to decide about.
 */
export async function listCookAddresses(
  { database, clock }: Context,
  viewer: Viewer,
  query: CookAddressQuery,
): Promise<PreparedAnswer> {
  const { kysely } = database
  const today = dayOf(clock())
  if (query.view === 'removal') requirePermission(viewer, 'cook-address.write-any')
  const { member } = viewer
  if (member === null)
    return sharedAnswer(database, { name: `dishes ${JSON.stringify(query)}`, today }, async () =>
      toRows(await readPage(kysely, query, today), { viewer, today, said: new Map() }),
    )
  const dishes = await readPage(kysely, query, today)
  const said = await saidToday(kysely, member.id, today)
  // Prepared because that is how a long list is sent compressed.
  return new PreparedAnswer(JSON.stringify(toRows(dishes, { viewer, today, said })), {
    cacheControl: 'private, no-store',
    isSentOnce: true,
  })
}

const toRows = (dishes: readonly HouseDish[], sight: CookViewer): readonly CookAddress[] =>
  dishes.map((dish) => toCookAddress(dish, sight))

async function readPage(
  kysely: Kysely<Schema>,
  { view, page, food, level = 1, includeOld }: CookAddressQuery,
  today: number,
): Promise<readonly HouseDish[]> {
  const range = { limit: COOK_PAGES.rows, offset: (page - 1) * COOK_PAGES.rows }
  if (view === 'removal') return withHouses(kysely, await listAskedDishes(kysely, range))
  const closedAfter = today - CLOSED_DAYS
  const isSample = !(await hasReal(kysely, closedAfter))
  // Samples never age: nobody can confirm them.
  const confirmedFrom = isSample || includeOld === 'true' ? null : today - AGING_DAYS
  const filter = { isSample, closedAfter, food, level, confirmedFrom }
  const dishes = await withHouses(kysely, await listShownDishes(kysely, filter, range))
  return dishes.toSorted(byHouse)
}

async function withHouses(
  kysely: Kysely<Schema>,
  dishes: readonly CookDishTable[],
): Promise<readonly HouseDish[]> {
  const ids = [...new Set(dishes.map(({ house_id }) => house_id))]
  const houses = new Map((await findHouses(kysely, ids)).map((house) => [house.id, house]))
  return dishes.flatMap((dish) => {
    const house = houses.get(dish.house_id)
    return house ? [{ house, dish }] : []
  })
}

/** By code, whose digits compare as they are; in a house the highest levels first. */
function byHouse(a: HouseDish, b: HouseDish): number {
  if (a.house.code !== b.house.code) return a.house.code < b.house.code ? -1 : 1
  const place = ({ dish }: HouseDish) => FOODS.indexOf(dish.food)
  return b.dish.level - a.dish.level || place(a) - place(b)
}
