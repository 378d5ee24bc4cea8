import type { CookAddress, CookAddressQuery, CookMark } from '@gyeol/contract'
import { freshnessOf } from '@gyeol/cook'
import { FOODS } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import { readDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { requirePermission, type Viewer, VISITOR } from '../../http/viewer.ts'
import { dayOf } from './cook-day.ts'
import { COOK_DATA_VERSION, type HouseDish, isEnded } from './cook-house.ts'
import { listDishes, listHouses } from './cook-house.repository.ts'
import { listMarksOn } from './cook-mark.repository.ts'
import { toCookAddress } from './cook-view.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** One state of the list: every dish of every listed house, and what visitors were answered. */
type Held = {
  readonly version: number
  readonly dishes: readonly HouseDish[]
  readonly answers: Map<string, PreparedAnswer>
}

/** The list of each database, as this process has read it last. */
const lists = new WeakMap<AppDatabase, Held>()

/** More different questions than visitors ask of one state of the list. */
const MOST_ANSWERS = 60

/**
 * The dishes of all houses, those of one house together. Throws LOGIN_REQUIRED or FORBIDDEN for the
 * houses editors have to decide about.
 */
export async function listCookAddresses(
  { database, clock }: Context,
  viewer: Viewer,
  query: CookAddressQuery,
): Promise<PreparedAnswer> {
  const now = clock()
  if (query.view === 'removal') {
    requirePermission(viewer, 'cook-address.write-any')
    const dishes = await readDishes(database.kysely, 'hidden')
    return answerOne(shown(dishes, query, { viewer, now, said: new Map() }))
  }
  const held = await readHeld(database)
  if (!viewer.member) return answerVisitor(held, query, now)
  const said = await saidToday(database.kysely, viewer.member.id, dayOf(now))
  return answerOne(shown(held.dishes, query, { viewer, now, said }))
}

/** For one viewer alone: prepared only because that is how a long list is sent compressed. */
function answerOne(rows: readonly CookAddress[]): PreparedAnswer {
  return new PreparedAnswer(JSON.stringify(rows), { cacheControl: 'private, no-store' })
}

async function readHeld(database: AppDatabase): Promise<Held> {
  const version = await readDataVersion(database.kysely, COOK_DATA_VERSION)
  const known = lists.get(database)
  if (known?.version === version) return known
  const dishes = await readDishes(database.kysely, 'listed')
  const held = { version, dishes, answers: new Map<string, PreparedAnswer>() }
  lists.set(database, held)
  return held
}

/** Visitors all see the same, until the list or the day changes. */
function answerVisitor(held: Held, query: CookAddressQuery, now: number): PreparedAnswer {
  const name = JSON.stringify([dayOf(now), query.food, query.level, query.includeOld])
  const known = held.answers.get(name)
  if (known) return known
  const rows = shown(held.dishes, query, { viewer: VISITOR, now, said: new Map() })
  const answer = PreparedAnswer.json(rows)
  if (held.answers.size >= MOST_ANSWERS) held.answers.clear()
  held.answers.set(name, answer)
  return answer
}

async function readDishes(
  kysely: Kysely<Schema>,
  state: CookHouseTable['state'],
): Promise<HouseDish[]> {
  const houses = new Map((await listHouses(kysely, state)).map((house) => [house.id, house]))
  const dishes = (await listDishes(kysely, state)).flatMap((dish) => {
    const house = houses.get(dish.house_id)
    return house ? [{ house, dish }] : []
  })
  return dishes.sort(byHouse)
}

/** By code, whose digits compare as they are; in a house the highest levels first. */
function byHouse(a: HouseDish, b: HouseDish): number {
  if (a.house.code !== b.house.code) return a.house.code < b.house.code ? -1 : 1
  const place = ({ dish }: HouseDish) => FOODS.indexOf(dish.food)
  return b.dish.level - a.dish.level || place(a) - place(b)
}

type Look = {
  readonly viewer: Viewer
  readonly now: number
  readonly said: ReadonlyMap<string, CookMark>
}

/** What a query lets through; samples only while there is nothing real (CK14). */
function shown(
  all: readonly HouseDish[],
  { food, level = 1, includeOld }: CookAddressQuery,
  { now, ...look }: Look,
): CookAddress[] {
  const today = dayOf(now)
  const there = all.filter(({ house }) => !isEnded(house, now))
  const hasReal = there.some(({ house }) => house.is_sample === 0)
  return there
    .filter(({ house, dish }) => {
      const isSample = house.is_sample === 1
      const isOld = !isSample && freshnessOf(today - house.confirmed_day) === 'old'
      const fits = (food === undefined || dish.food === food) && dish.level >= level
      return fits && !(isSample && hasReal) && (includeOld === 'true' || !isOld)
    })
    .map((dish) => toCookAddress(dish, { ...look, today }))
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
