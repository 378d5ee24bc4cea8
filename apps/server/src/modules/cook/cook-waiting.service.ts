import type { CookDish, CookOwn } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { CookDishTable, CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { fieldError } from '../../errors/app-error.ts'
import { letWait, listOwnWaiting } from '../moderation/waiting.service.ts'
import { deleteDishes, listTakenDown } from './cook-house.repository.ts'
import { listDishesOfHouses } from './cook-list.repository.ts'
import * as takedown from './cook-takedown.repository.ts'
import { COOK_PATH, titleOfDish, titleOfHouse } from './cook-title.ts'

/** Hides a house of the actor until an editor has looked. */
export async function letHouseWait(
  transaction: Transaction<Schema>,
  house: Pick<CookHouseTable, 'id' | 'code' | 'memo'>,
  act: Act,
): Promise<void> {
  await takedown.markHouses(transaction, [house.id], act.now)
  const contents = [{ id: house.id, title: titleOfHouse(house) }]
  await letWait(transaction, { kind: 'cook-house', contents, path: COOK_PATH }, act)
}

/** Hides dishes the actor put into the house of somebody else until an editor has looked. */
export async function letDishesWait(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  await takedown.markDishes(transaction, ids, act.now)
  const dishes = await takedown.listDishesAt(transaction, ids)
  const contents = dishes.map((dish) => ({ id: dish.id, title: titleOfDish(dish) }))
  await letWait(transaction, { kind: 'cook-dish', contents, path: COOK_PATH }, act)
}

/** Each dish in the house of somebody else is one to look at: a single post must not fill the queue. */
const MOST_DISHES_AT_ONCE = 5

/** Throws VALIDATION for more dishes than wait at once. */
export function requireFew(dishes: readonly CookDish[]): void {
  if (dishes.length > MOST_DISHES_AT_ONCE)
    throw fieldError(
      'otherDishes',
      `처음에는 다른 회원이 알린 집에 요리를 한 번에 ${MOST_DISHES_AT_ONCE}개까지 더할 수 있어요.`,
    )
}

/**
 * Makes room where the same dishes of the actor wait. Throws VALIDATION for those that were taken down:
 * only whoever took them down brings them back.
 */
export async function replaceOwnDishes(
  transaction: Transaction<Schema>,
  houseId: string,
  { dishes, act: { actorId } }: { readonly dishes: readonly CookDish[]; readonly act: Act },
): Promise<void> {
  if (actorId === null) return
  const foods = dishes.map(({ food }) => food)
  const own = await listTakenDown(transaction, houseId, { foods, authorId: actorId })
  if (own.length === 0) return
  const waiting = await listOwnWaiting(transaction, { kind: 'cook-dish', memberId: actorId })
  if (own.some(({ id }) => !waiting.includes(id)))
    throw fieldError('otherDishes', '편집자가 내린 요리는 다시 알릴 수 없어요.')
  await deleteDishes(
    transaction,
    own.map(({ id }) => id),
  )
}

/** Whether a dish that is hidden, itself or with its house, is the member's and only waits. */
export async function isOwnWaiting(
  kysely: Kysely<Schema>,
  { house, dish }: { readonly house: CookHouseTable; readonly dish: CookDishTable },
  memberId: string,
): Promise<boolean> {
  const isWaiting = async (kind: 'cook-house' | 'cook-dish', { id, taken_down_at }: Hidable) =>
    taken_down_at === null || (await listOwnWaiting(kysely, { kind, memberId })).includes(id)
  return (await isWaiting('cook-house', house)) && (await isWaiting('cook-dish', dish))
}

/** Whether nobody has said yet whether a house may be seen. */
export async function isHouseWaiting(
  kysely: Kysely<Schema>,
  { id, author_id, taken_down_at }: CookHouseTable,
): Promise<boolean> {
  if (taken_down_at === null || author_id === null) return false
  return (await listOwnWaiting(kysely, { kind: 'cook-house', memberId: author_id })).includes(id)
}

type Hidable = { readonly id: string; readonly taken_down_at: number | null }

/** What of a member's waits: houses with what they cook, and dishes of the houses of others. */
export async function readOwnWaiting(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<CookOwn['waiting']> {
  const houseIds = await listOwnWaiting(kysely, { kind: 'cook-house', memberId })
  const houses = await takedown.listHousesAt(kysely, houseIds)
  const inside = Map.groupBy(await listDishesOfHouses(kysely, houseIds), ({ house_id }) => house_id)
  const dishIds = await listOwnWaiting(kysely, { kind: 'cook-dish', memberId })
  const dishes = await takedown.listDishesAt(kysely, dishIds)
  return [
    ...houses.map(({ id, code, memo }) => ({
      address: code,
      memo,
      isWhole: true,
      dishes: (inside.get(id) ?? []).map(toTuple),
    })),
    ...[...Map.groupBy(dishes, ({ code }) => code)].map(([code, added]) => ({
      address: code,
      memo: '',
      isWhole: false,
      dishes: added.map(toTuple),
    })),
  ]
}

function toTuple({ id, food, level }: Pick<CookDishTable, 'id' | 'food' | 'level'>) {
  return [id, food, level] satisfies CookOwn['waiting'][number]['dishes'][number]
}
