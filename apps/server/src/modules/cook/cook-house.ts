import type { CookAddressInput, CookDish, CookMark } from '@gyeol/contract'
import { closureOf, type HouseMark, readHouseCode } from '@gyeol/cook'
import type { Transaction } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { CookDishTable, CookHouseTable, CookMarkTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { forgetInAudit } from '../audit/audit.service.ts'
import { forgetTitles } from '../moderation/takedown-title.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { dayOf } from './cook-day.ts'
import * as houses from './cook-house.repository.ts'
import * as marks from './cook-mark.repository.ts'
import { startOfTitle } from './cook-title.ts'
import { isOwnWaiting } from './cook-waiting.service.ts'

/** Counts changes of houses; the list is made anew when it has moved. */
export const COOK_DATA_VERSION = 'cook-address'

/** Closed for so long, a house is gone (CK7). */
export const CLOSED_DAYS = 60

/**
 * Lets changes of houses happen one after the other: what a mark does depends on the others'. Call it
 * first in the transaction, and read nothing before.
 */
export async function lockHouses(transaction: Transaction<Schema>): Promise<void> {
  await bumpDataVersion(transaction, COOK_DATA_VERSION)
}

/** A dish and the house it is cooked in. */
export type HouseDish = { readonly dish: CookDishTable; readonly house: CookHouseTable }

type Seeing = { readonly maySeeHidden?: boolean; readonly maker?: Viewer['member'] }

/** A dish everybody sees, hidden ones only for editors and waiting ones for `maker`. Throws NOT_FOUND. */
export async function requireDish(
  transaction: Transaction<Schema>,
  id: string,
  { maySeeHidden = false, maker = null }: Seeing = {},
): Promise<HouseDish> {
  const dish = await houses.findDish(transaction, id)
  const house = dish && (await houses.findHouse(transaction, dish.house_id))
  if (!dish || !house) throw new AppError('NOT_FOUND')
  const isKept = dish.taken_down_at !== null || house.taken_down_at !== null
  const isOwn = maker !== null && (await isOwnWaiting(transaction, { house, dish }, maker.id))
  if (isKept && !isOwn) throw new AppError('NOT_FOUND')
  const isSeen = house.state === 'listed' || (maySeeHidden && house.state === 'hidden')
  if (!isSeen) throw new AppError('NOT_FOUND')
  return { dish, house }
}

/** What a viewer may change: the house with all its dishes, or the dish alone. */
export function rightsOver(viewer: Viewer, { house, dish }: HouseDish) {
  const memberId = viewer.member?.id ?? null
  const isEditor = viewer.may('cook-address.write-any')
  const canEditHouse = isEditor || (memberId !== null && house.author_id === memberId)
  const canEdit = canEditHouse || (memberId !== null && dish.author_id === memberId)
  return { canEdit, canEditHouse }
}

/** The code somebody typed (CK2). Throws VALIDATION. */
export function requireCode(typed: string): string {
  const code = readHouseCode(typed)
  if (code === null) throw fieldError('address', '주소는 숫자 7자리나 8자리예요.')
  return code
}

/** All dishes of a body, each once (CK1). Throws VALIDATION. */
export function dishesOf({
  food,
  level,
  otherDishes = [],
}: Pick<CookAddressInput, 'food' | 'level' | 'otherDishes'>): readonly CookDish[] {
  const dishes = [{ food, level }, ...otherDishes]
  if (new Set(dishes.map((dish) => dish.food)).size < dishes.length)
    throw fieldError('otherDishes', '같은 요리를 두 번 적었어요.')
  return dishes
}

/** Whether a house is only waiting to be swept away. */
export function isEnded(house: CookHouseTable, now: number): boolean {
  if (house.state !== 'listed' || house.taken_down_at !== null) return false
  const { is_closed, closed_since } = house
  return is_closed === 1 && closed_since !== null && closed_since <= dayOf(now) - CLOSED_DAYS
}

/** Removes a house for good, also where it was from the log. */
export async function endHouse(transaction: Transaction<Schema>, id: string): Promise<void> {
  await forgetHome(transaction, id)
  await houses.deleteHouse(transaction, id)
}

/**
 * It is somebody's home: the log and what was taken down keep that something was done, not where. Call
 * it before the house and its dishes are gone.
 */
export async function forgetHome(transaction: Transaction<Schema>, entityId: string) {
  await forgetInAudit(transaction, { entity: 'cook-address', entityId }, ['address', 'memo'])
  await forgetTitles(transaction, { kind: 'cook-house', ids: [entityId] })
  const code = (await houses.findHouse(transaction, entityId))?.code
  const ids = await houses.listAllDishIds(transaction, entityId)
  // Dishes that are gone are known by the code alone.
  const start = code === undefined ? undefined : startOfTitle(code)
  await forgetTitles(transaction, { kind: 'cook-dish', ids, start })
}

type Saying = {
  readonly houseId: string
  readonly kind: CookMark
  /** Takes it back. */
  readonly isUndone?: boolean
  /** Whether whoever says it is past their probation (CK15). */
  readonly isSettled: boolean
}

/**
 * Keeps what a member says of a house today. Each of the two things counts once a day, from when it
 * was said last: the same again counts no second time, but answers what was said in between (CK5).
 */
export async function say(
  transaction: Transaction<Schema>,
  { houseId, kind, isUndone = false, isSettled }: Saying,
  { actorId, now }: Act,
): Promise<void> {
  if (actorId === null) return
  const mark = { house_id: houseId, member_id: actorId, kind, day: dayOf(now) }
  const said = await marks.listMarks(transaction, houseId)
  const last = said.at(-1)
  const isLast = last?.member_id === actorId && last.day === mark.day && last.kind === kind
  if (isLast && !isUndone) return
  await marks.deleteMark(transaction, mark)
  // Of two in the same millisecond the second one answers the first.
  const at = Math.max(now, (last?.at ?? 0) + 1)
  const kept = { ...mark, at, is_settled: isSettled ? 1 : 0, undone_at: null }
  if (!isUndone) await marks.insertMark(transaction, kept)
  await refreshHouse(transaction, houseId)
}

/** Works out again what follows from the marks of a house (CK4, CK6, CK7, CK15). */
export async function refreshHouse(
  transaction: Transaction<Schema>,
  houseId: string,
): Promise<void> {
  const house = await houses.findHouse(transaction, houseId)
  if (!house) return
  const said = await marks.listMarks(transaction, houseId)
  const made = { member: house.author_key, at: house.created_at, day: dayOf(house.created_at) }
  const toMark = ({ kind, member_id, at, day, is_settled }: CookMarkTable): HouseMark => ({
    kind,
    member: member_id,
    at,
    day,
    isSettled: is_settled === 1,
  })
  const all: HouseMark[] = [
    // Adding a house confirms it, even when its author takes back what they said that day.
    { kind: 'confirmed', ...made, isSettled: true },
    ...said.map(toMark),
  ]
  const { isClosed, reports } = closureOf(all, house.author_key)
  const daysOf = (kind: HouseMark['kind']) =>
    all.filter((mark) => mark.kind === kind).map(({ day }) => day)
  await houses.updateHouse(transaction, houseId, {
    is_closed: isClosed ? 1 : 0,
    closed_reports: reports,
    closed_since: isClosed ? closedSince(all, house.author_key) : null,
    reported_day: isClosed || reports > 0 ? Math.max(...daysOf('closed')) : null,
    confirmed_day: Math.max(...daysOf('confirmed')),
  })
}

/** The day of the mark that closed a house which is closed now. */
function closedSince(all: readonly HouseMark[], author: string): number | null {
  const before = all.findLastIndex((_, count) => !closureOf(all.slice(0, count), author).isClosed)
  return all[before]?.day ?? null
}

/** A house that has changed, and how its viewers see that. */
type HouseNews = { readonly id: string; readonly action?: 'created' | 'updated' | 'deleted' }

/** Tells open pages that a house has changed. Call it last in the transaction. */
export async function tell(
  transaction: Transaction<Schema>,
  { now }: Act,
  { id, action = 'updated' }: HouseNews,
): Promise<void> {
  await announce(transaction, { kind: 'cook-address', id, action, level: 0, now })
}
