import type { Transaction } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { CookDishTable, CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { forgetTitles } from '../moderation/takedown-title.service.ts'
import { endHouse, lockHouses, tell } from './cook-house.ts'
import { deleteDishes } from './cook-house.repository.ts'
import * as takedown from './cook-takedown.repository.ts'

/**
 * Keeps houses from everybody until they are restored; ids of what is gone or taken down already are
 * passed over. Like each function here: call it before anything is read of houses in the transaction.
 */
export async function takeDownHouses(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  const houses = await lockedHouses(transaction, ids, ({ taken_down_at }) => taken_down_at === null)
  await takedown.markHouses(transaction, idsOf(houses), act.now)
  for (const { id } of houses) {
    await recordAudit(transaction, act, { action: 'cook-address.take-down', ...nameOf(id) })
    await tell(transaction, act, { id, action: 'deleted' })
  }
}

/** Shows houses again that were taken down. */
export async function restoreHouses(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  const houses = await lockedHouses(transaction, ids, ({ taken_down_at }) => taken_down_at !== null)
  await takedown.markHouses(transaction, idsOf(houses), null)
  for (const { id } of houses) {
    await recordAudit(transaction, act, { action: 'cook-address.put-back', ...nameOf(id) })
    await tell(transaction, act, { id, action: 'created' })
  }
}

/** Removes houses for good, with what others added to them and where they were. */
export async function eraseHouses(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  for (const { id } of await lockedHouses(transaction, ids, () => true)) {
    await endHouse(transaction, id)
    await recordAudit(transaction, act, { action: 'cook-address.delete', ...nameOf(id) })
    await tell(transaction, act, { id, action: 'deleted' })
  }
}

/** Keeps dishes from everybody until they are restored; the houses they are in stay. */
export async function takeDownDishes(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  await changeDishes(transaction, ids, {
    act,
    action: 'cook-address.take-down',
    change: async (known) => takedown.markDishes(transaction, known, act.now),
  })
}

/** Shows dishes again that were taken down, where nothing has taken their place meanwhile. */
export async function restoreDishes(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  await changeDishes(transaction, ids, {
    act,
    action: 'cook-address.put-back',
    only: async (dishes) =>
      takedown.listFree(
        transaction,
        dishes.filter(({ taken_down_at }) => taken_down_at !== null),
      ),
    change: async (known) => takedown.markDishes(transaction, known, null),
  })
}

/** Removes dishes for good, with where they were cooked. */
export async function eraseDishes(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  act: Act,
): Promise<void> {
  await changeDishes(transaction, ids, {
    act,
    action: 'cook-address.delete',
    change: async (known) => deleteDishes(transaction, known),
  })
  await forgetTitles(transaction, { kind: 'cook-dish', ids })
}

const idsOf = (houses: readonly CookHouseTable[]) => houses.map(({ id }) => id)

const nameOf = (entityId: string) => ({ entity: 'cook-address', entityId })

/** Houses that are there still, without those of which only the code is left. */
async function lockedHouses(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  isMeant: (house: CookHouseTable) => boolean,
): Promise<readonly CookHouseTable[]> {
  await lockHouses(transaction)
  const houses = await takedown.listHousesAt(transaction, ids)
  return houses.filter((house) => house.state !== 'blocked' && isMeant(house))
}

type DishChange = {
  readonly act: Act
  readonly action: string
  readonly only?: (dishes: readonly CookDishTable[]) => Promise<readonly CookDishTable[]>
  readonly change: (ids: readonly string[]) => Promise<void>
}

/** Does something to dishes that are there still, and writes it down for each house once. */
async function changeDishes(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  { act, action, only, change }: DishChange,
): Promise<void> {
  await lockHouses(transaction)
  const known = await takedown.listDishesAt(transaction, ids)
  const dishes = only ? await only(known) : known
  await change(dishes.map(({ id }) => id))
  for (const [houseId, own] of Map.groupBy(dishes, ({ house_id }) => house_id)) {
    const before = { dishes: own.map(({ food, level }) => `${food} ${level}`) }
    await recordAudit(transaction, act, { action, ...nameOf(houseId), before })
    await tell(transaction, act, { id: houseId })
  }
}
