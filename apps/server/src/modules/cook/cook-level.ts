import { levelOf } from '@gyeol/cook'
import type { Transaction } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import type { Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type HouseDish, rightsOver } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'
import * as marks from './cook-mark.repository.ts'

type LevelSaying = {
  readonly level: number
  readonly viewer: Viewer
  /** Whether they are past their probation (CK15). */
  readonly isSettled: boolean
  readonly act: Act
}

/** Writes the level of a dish where the viewer may, else keeps it as one voice (CK16). */
export async function sayLevel(
  transaction: Transaction<Schema>,
  before: HouseDish,
  { level, viewer, isSettled, act }: LevelSaying,
): Promise<void> {
  const { dish } = before
  if (rightsOver(viewer, before).canEdit) {
    if (level !== dish.level)
      await houses.updateDish(transaction, dish.id, { food: dish.food, level })
  } else if (act.actorId !== null) {
    const voice = { dish_id: dish.id, member_id: act.actorId }
    await (level === dish.written_level
      ? marks.deleteLevel(transaction, voice)
      : marks.replaceLevel(transaction, {
          ...voice,
          level,
          is_settled: isSettled ? 1 : 0,
          at: act.now,
          undone_at: null,
        }))
    await refreshLevel(transaction, dish.id)
  }
  await tellLevel(transaction, before, act)
}

/** Takes back what somebody says of the level of a dish. */
export async function takeBackLevel(
  transaction: Transaction<Schema>,
  before: HouseDish,
  act: Act,
): Promise<void> {
  if (act.actorId === null) return
  await marks.deleteLevel(transaction, { dish_id: before.dish.id, member_id: act.actorId })
  await refreshLevel(transaction, before.dish.id)
  await tellLevel(transaction, before, act)
}

/** Works out again what follows from what others say of a dish. */
export async function refreshLevel(
  transaction: Transaction<Schema>,
  dishId: string,
): Promise<void> {
  const dish = await houses.findDish(transaction, dishId)
  if (!dish) return
  const voices = await marks.listLevels(transaction, dishId)
  const level = levelOf(
    dish.written_level,
    voices.map(({ is_settled, ...voice }) => ({ ...voice, isSettled: is_settled === 1 })),
  )
  if (level !== dish.level) await houses.setLevel(transaction, dishId, level)
}

/** Counts and logs a change of the house when the level has become another. */
async function tellLevel(
  transaction: Transaction<Schema>,
  { house, dish }: HouseDish,
  act: Act,
): Promise<void> {
  const level = (await houses.findDish(transaction, dish.id))?.level
  if (level === undefined || level === dish.level) return
  await houses.updateHouseAt(transaction, house, { updated_at: act.now })
  await recordAudit(transaction, act, {
    action: 'cook-address.correct',
    entity: 'cook-address',
    entityId: house.id,
    before: { [dish.food]: dish.level },
    after: { [dish.food]: level },
  })
}
