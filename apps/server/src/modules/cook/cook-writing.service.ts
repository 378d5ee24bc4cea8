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
import { dayOf } from './cook-day.ts'
import {
  dishesOf,
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
import { saidToday } from './cook-list.service.ts'
import { toCookAddress } from './cook-view.ts'

type Context = Pick<ServerContext, 'database'>

/**
 * Adds dishes to the house of a code, which is made when nobody knows it yet. Throws VALIDATION,
 * DUPLICATE for a dish the house already has, and IN_USE for a code whose owner wants it gone.
 */
export async function createCookAddress(
  transaction: Transaction<Schema>,
  input: CookAddressInput,
  act: Act,
): Promise<{ id: string; version: number }> {
  const code = requireCode(input.address)
  const dishes = dishesOf(input)
  await lockHouses(transaction)
  const known = await freeCode(transaction, code, act.now)
  const house = known ?? (await insertHouse(transaction, { code, memo: input.memo ?? '' }, act))
  if (known) await addTo(transaction, known, { dishes, memo: input.memo ?? '', act })
  const rows = toRows(house.id, dishes, act.actorId)
  await houses.insertDishes(transaction, rows)
  await say(transaction, { houseId: house.id, kind: 'confirmed' }, act)
  await recordAudit(transaction, act, {
    action: 'cook-address.create',
    entity: 'cook-address',
    entityId: house.id,
    after: { address: code, dishes: dishes.map(wordOf) },
  })
  await tell(transaction, act, { id: house.id, action: known ? 'updated' : 'created' })
  return { id: rows[0]?.id ?? '', version: house.version + (known ? 1 : 0) }
}

/** The house a code may be used for; what has ended or was only a sample makes room. */
async function freeCode(transaction: Transaction<Schema>, code: string, now: number) {
  const house = await houses.findByCode(transaction, code)
  if (!house) return undefined
  if (house.state !== 'blocked' && (house.is_sample === 1 || isEnded(house, now))) {
    await houses.deleteHouse(transaction, house.id)
    return undefined
  }
  if (house.state !== 'listed') throw new AppError('IN_USE')
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
  authorId: string | null,
): CookDishTable[] {
  return dishes.map(({ food, level }) => ({
    id: randomUUIDv7(),
    house_id: houseId,
    food,
    level,
    author_id: authorId,
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
  { database }: Context,
  { id, input, viewer, act }: Update,
): Promise<CookAddress> {
  const code = requireCode(input.address)
  const dishes = dishesOf(input)
  return inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const before = await requireDish(transaction, id)
    requireRights(viewer, before, { ...input, address: code })
    const memo = input.memo ?? before.house.memo
    if (code !== before.house.code && (await freeCode(transaction, code, act.now)))
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
    await say(transaction, { houseId: before.house.id, kind: 'confirmed' }, act)
    const after = await houses.listDishesOf(transaction, before.house.id)
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
  if (first) await houses.updateDish(transaction, changed.id, first)
  for (const dish of kept) {
    const next = wanted.find(({ food }) => food === dish.food)
    if (next && next.level !== dish.level) await houses.updateDish(transaction, dish.id, next)
  }
  const added = wanted.filter(({ food }) => !kept.some((dish) => dish.food === food))
  await houses.insertDishes(transaction, toRows(changed.house_id, added, act.actorId))
}

type Removal = {
  readonly id: string
  /** The house with all its dishes. */
  readonly isWhole: boolean
  readonly viewer: Viewer
  readonly act: Act
}

/** Removes a dish, and its house with the last one. Throws NOT_FOUND and FORBIDDEN. */
export async function deleteCookAddress(
  { database }: Context,
  { id, isWhole, viewer, act }: Removal,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const before = await requireDish(transaction, id)
    const { canEdit, canEditHouse } = rightsOver(viewer, before)
    if (!(isWhole ? canEditHouse : canEdit)) throw new AppError('FORBIDDEN')
    const { house, dish } = before
    const cooked = await houses.listDishesOf(transaction, house.id)
    const isLast = isWhole || cooked.length === 1
    if (isLast) await houses.deleteHouse(transaction, house.id)
    else {
      await houses.deleteDishes(transaction, [dish.id])
      await houses.updateHouseAt(transaction, house, { updated_at: act.now })
    }
    await recordAudit(transaction, act, {
      action: 'cook-address.delete',
      entity: 'cook-address',
      entityId: house.id,
      before: { address: house.code, dishes: (isLast ? cooked : [dish]).map(wordOf) },
    })
    await tell(transaction, act, { id: house.id, action: isLast ? 'deleted' : 'updated' })
  })
}

/** A dish as a viewer sees it now. Throws NOT_FOUND. */
export async function present(
  transaction: Transaction<Schema>,
  id: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: number },
): Promise<CookAddress> {
  const row = await requireDish(transaction, id)
  const today = dayOf(now)
  const said = viewer.member
    ? await saidToday(transaction, viewer.member.id, today)
    : new Map<string, never>()
  return toCookAddress(row, { viewer, today, said })
}

const wordOf = ({ food, level }: CookDish) => `${food} ${level}`
