import { randomUUIDv7 } from 'node:crypto'
import type { CookAddress, CookAddressInput, CookDish, UpdateCookAddress } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { CookDishTable, CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { mustWait } from '../moderation/waiting.service.ts'
import { isNewcomer } from '../quota/quota.service.ts'
import { dayOf } from './cook-day.ts'
import {
  dishesOf,
  endHouse,
  type HouseDish,
  isEnded,
  lockHouses,
  requireCode,
  requireDish,
  rightsOver,
  say,
  tell,
} from './cook-house.ts'
import * as houses from './cook-house.repository.ts'
import { saidToday } from './cook-own.service.ts'
import { toCookAddress } from './cook-view.ts'
import {
  isHouseWaiting,
  letDishesWait,
  letHouseWait,
  replaceOwnDishes,
  requireFew,
} from './cook-waiting.service.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

type Creation = {
  readonly isSettled: boolean
  /** Whether nobody else sees it until an editor has looked. */
  readonly waits: boolean
  readonly act: Act
}

/**
 * Adds dishes to the house of a code, which is made when nobody knows it yet. Throws VALIDATION,
 * DUPLICATE for a dish the house already has, and IN_USE for a code whose owner wants it gone or that
 * editors look at.
 */
export async function createCookAddress(
  transaction: Transaction<Schema>,
  input: CookAddressInput,
  { isSettled, waits, act }: Creation,
): Promise<{ id: string; version: number }> {
  const code = requireCode(input.address)
  const dishes = dishesOf(input)
  await lockHouses(transaction)
  const known = await freeCode(transaction, code, { waits, act })
  const house = known ?? (await insertHouse(transaction, { code, memo: input.memo ?? '' }, act))
  const isOwn = house.author_id !== null && house.author_id === act.actorId
  // Words in the house of somebody else would be seen at once.
  const memo = waits && !isOwn ? '' : (input.memo ?? '')
  if (known) await addTo(transaction, known, { dishes, memo, act })
  if (waits && !isOwn) requireFew(dishes)
  const rows = toRows(house.id, dishes, act)
  await replaceOwnDishes(transaction, house.id, { dishes, act })
  await houses.insertDishes(transaction, rows)
  if (waits && isOwn) await letHouseWait(transaction, house, act)
  if (waits && !isOwn) await letDishesWait(transaction, rows.map(idOf), act)
  await say(transaction, { houseId: house.id, kind: 'confirmed', isSettled }, act)
  await recordAudit(transaction, act, {
    action: 'cook-address.create',
    entity: 'cook-address',
    entityId: house.id,
    after: { address: code, dishes: dishes.map(wordOf) },
  })
  await tell(transaction, act, { id: house.id, action: known ? 'updated' : 'created' })
  return { id: rows[0]?.id ?? '', version: house.version + (known ? 1 : 0) }
}

/**
 * The house a code may be used for. What has ended or was only a sample makes room, and what waits for
 * whoever need not wait: nobody may keep a home from the list by telling of it first.
 */
async function freeCode(
  transaction: Transaction<Schema>,
  code: string,
  { waits, act }: Pick<Creation, 'waits' | 'act'>,
) {
  const house = await houses.findByCode(transaction, code)
  if (!house) return undefined
  const isNothing = house.is_sample === 1 || isEnded(house, act.now)
  if (
    house.state !== 'blocked' &&
    (isNothing || (!waits && (await isHouseWaiting(transaction, house))))
  ) {
    await endHouse(transaction, house.id)
    return undefined
  }
  if (house.state !== 'listed' || house.taken_down_at !== null) throw new AppError('IN_USE')
  return house
}

async function insertHouse(
  transaction: Transaction<Schema>,
  { code, memo }: Pick<CookHouseTable, 'code' | 'memo'>,
  { actorId, now }: Act,
): Promise<CookHouseTable> {
  const row: CookHouseTable = {
    id: randomUUIDv7(),
    code,
    memo,
    author_id: actorId,
    author_key: actorId ?? '',
    state: 'listed',
    is_closed: 0,
    closed_reports: 0,
    closed_since: null,
    reported_day: null,
    confirmed_day: dayOf(now),
    removal_at: null,
    removal_reason: '',
    removal_denied_at: null,
    taken_down_at: null,
    is_sample: 0,
    created_at: now,
    updated_at: now,
    version: 1,
  }
  await houses.insertHouse(transaction, row)
  return row
}

type Addition = { readonly dishes: readonly CookDish[]; readonly memo: string; readonly act: Act }

async function addTo(
  transaction: Transaction<Schema>,
  house: CookHouseTable,
  { dishes, memo, act }: Addition,
): Promise<void> {
  const cooked = await houses.listDishesOf(transaction, house.id)
  if (dishes.some(({ food }) => cooked.some((dish) => dish.food === food)))
    throw new AppError('DUPLICATE')
  await houses.updateHouseAt(transaction, house, {
    memo: house.memo === '' ? memo : house.memo,
    updated_at: act.now,
  })
}

function toRows(
  houseId: string,
  dishes: readonly CookDish[],
  { actorId, now }: Act,
): CookDishTable[] {
  return dishes.map(({ food, level }) => ({
    id: randomUUIDv7(),
    house_id: houseId,
    food,
    level,
    author_id: actorId,
    written_level: level,
    taken_down_at: null,
    created_at: now,
  }))
}

type Update = {
  readonly id: string
  readonly input: UpdateCookAddress
  readonly viewer: Viewer
  readonly act: Act
}

/**
 * Changes a dish, and its house where the viewer may. Throws NOT_FOUND, FORBIDDEN, VALIDATION,
 * DUPLICATE, IN_USE and STALE.
 */
export async function updateCookAddress(
  context: Context,
  { id, input, viewer, act }: Update,
): Promise<CookAddress> {
  const code = requireCode(input.address)
  const dishes = dishesOf(input)
  const isSettled = !(await isNewcomer(context, viewer))
  const waits = await mustWait(context, viewer)
  return inTransaction(context.database, async (transaction) => {
    await lockHouses(transaction)
    const before = await requireDish(transaction, id)
    requireRights(viewer, before, { ...input, address: code })
    const memo = input.memo ?? before.house.memo
    if (code !== before.house.code && (await freeCode(transaction, code, { waits, act })))
      throw new AppError('DUPLICATE')
    const cooked = await houses.listDishesOf(transaction, before.house.id)
    const current = { id: before.house.id, version: input.version }
    const written = await houses.updateHouseAt(transaction, current, {
      code,
      memo,
      updated_at: act.now,
    })
    await ensureUpdated(written, () => present(transaction, id, { viewer, now: act.now }))
    const isWhole = input.otherDishes !== undefined
    await writeDishes(transaction, before.dish, { cooked, dishes, isWhole, act })
    await say(transaction, { houseId: before.house.id, kind: 'confirmed', isSettled }, act)
    const after = await houses.listDishesOf(transaction, before.house.id)
    const house = { ...before.house, code, memo }
    if (waits && isChanged({ house: before.house, dishes: cooked }, { house, dishes: after }))
      await (rightsOver(viewer, before).canEditHouse
        ? letHouseWait(transaction, house, act)
        : letDishesWait(transaction, [id], act))
    await recordAudit(transaction, act, {
      action: 'cook-address.update',
      entity: 'cook-address',
      entityId: before.house.id,
      before: { address: before.house.code, memo: before.house.memo, dishes: cooked.map(wordOf) },
      after: { address: code, memo, dishes: after.map(wordOf) },
    })
    await tell(transaction, act, { id: before.house.id })
    return present(transaction, id, { viewer, now: act.now })
  })
}

/** Whoever only added a dish may not rename the house or touch what others added. */
function requireRights(viewer: Viewer, before: HouseDish, input: UpdateCookAddress): void {
  const { canEdit, canEditHouse } = rightsOver(viewer, before)
  const { address, memo = before.house.memo, otherDishes } = input
  const isOwnDish =
    address === before.house.code && memo === before.house.memo && otherDishes === undefined
  if (!canEditHouse && !(canEdit && isOwnDish)) throw new AppError('FORBIDDEN')
}

type Writing = {
  readonly cooked: readonly CookDishTable[]
  /** The changed dish first. */
  readonly dishes: readonly CookDish[]
  /** Whether the others are all the house cooks, so that what is not among them goes. */
  readonly isWhole: boolean
  readonly act: Act
}

async function writeDishes(
  transaction: Transaction<Schema>,
  changed: CookDishTable,
  { cooked, dishes, isWhole, act }: Writing,
): Promise<void> {
  const [first, ...wanted] = dishes
  const others = cooked.filter(({ id }) => id !== changed.id)
  if (!isWhole && others.some(({ food }) => food === first?.food)) throw new AppError('DUPLICATE')
  const kept = isWhole
    ? others.filter(({ food }) => wanted.some((dish) => dish.food === food))
    : others
  await houses.deleteDishes(
    transaction,
    others.filter((dish) => !kept.includes(dish)).map(({ id }) => id),
  )
  const added = wanted.filter(({ food }) => !kept.some((dish) => dish.food === food))
  const turned = first && first.food !== changed.food ? [first] : []
  await replaceOwnDishes(transaction, changed.house_id, { dishes: [...turned, ...added], act })
  if (first) await houses.updateDish(transaction, changed.id, first)
  for (const dish of kept) {
    const next = wanted.find(({ food }) => food === dish.food)
    if (next && next.level !== dish.level) await houses.updateDish(transaction, dish.id, next)
  }
  await houses.insertDishes(transaction, toRows(changed.house_id, added, act))
}

/** A dish as a viewer sees it now. Throws NOT_FOUND. */
export async function present(
  transaction: Transaction<Schema>,
  id: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: number },
): Promise<CookAddress> {
  const row = await requireDish(transaction, id, { maker: viewer.member })
  const today = dayOf(now)
  const said = viewer.member
    ? await saidToday(transaction, viewer.member.id, today)
    : new Map<string, never>()
  return toCookAddress(row, { viewer, today, said })
}

type Cooked = { readonly house: CookHouseTable; readonly dishes: readonly CookDishTable[] }

/** Whether there is something new to read in a house. */
function isChanged(before: Cooked, after: Cooked): boolean {
  const wordsOf = ({ house, dishes }: Cooked) =>
    [house.code, house.memo, ...dishes.map(wordOf).toSorted()].join('\n')
  return wordsOf(before) !== wordsOf(after)
}

const idOf = ({ id }: CookDishTable) => id

/** A dish in the log. */
export const wordOf = ({ food, level }: CookDish) => `${food} ${level}`
