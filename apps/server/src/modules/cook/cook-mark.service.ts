import type { CookAddress, CookMark } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { isNewcomer } from '../quota/quota.service.ts'
import { lockHouses, refreshHouse, requireDish, say, tell } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'
import { refreshLevel, sayLevel, takeBackLevel } from './cook-level.ts'
import * as marks from './cook-mark.repository.ts'
import { present } from './cook-writing.service.ts'

/** What a member says of the house of a dish; `undo` takes it back. */
export type Marking = {
  readonly id: string
  readonly kind: CookMark
  readonly undo?: boolean | undefined
  /** The level they say the dish has. */
  readonly level?: number | undefined
  readonly viewer: Viewer
  readonly act: Act
}

/**
 * Keeps it, once per member, house and Korean day (CK5), and opens or closes the house accordingly
 * (CK6, CK7). Throws NOT_FOUND, for samples too.
 */
export async function markHouse(
  context: Pick<ServerContext, 'database' | 'clock'>,
  { id, kind, undo = false, level, viewer, act }: Marking,
): Promise<CookAddress> {
  const isSettled = !(await isNewcomer(context, viewer))
  return inTransaction(context.database, async (transaction) => {
    await lockHouses(transaction)
    const before = await requireDish(transaction, id)
    const { house } = before
    if (house.is_sample === 1) throw new AppError('NOT_FOUND')
    if (undo && kind === 'confirmed') await takeBackLevel(transaction, before, act)
    else if (level !== undefined)
      await sayLevel(transaction, before, { level, viewer, isSettled, act })
    await say(transaction, { houseId: house.id, kind, isUndone: undo, isSettled }, act)
    const after = await houses.findHouse(transaction, house.id)
    if (after && after.is_closed !== house.is_closed)
      await recordAudit(transaction, act, {
        action: after.is_closed === 1 ? 'cook-address.close' : 'cook-address.reopen',
        entity: 'cook-address',
        entityId: house.id,
      })
    await tell(transaction, act, { id: house.id })
    return present(transaction, id, { viewer, now: act.now })
  })
}

type Undoing = {
  readonly memberId: string
  readonly isUndone: boolean
  /** Only what has counted nothing since then counts again. */
  readonly at?: number | undefined
}

/**
 * Lets everything a member said of houses and levels count nothing, or again (CK17). Gives how much it
 * is in all. Call it before anything is read of houses in the transaction.
 */
export async function setMarksUndone(
  transaction: Transaction<Schema>,
  { memberId, isUndone, at }: Undoing,
  act: Act,
): Promise<number> {
  await lockHouses(transaction)
  const said = await marks.listMarksBy(transaction, memberId)
  const levels = await marks.listLevelsBy(transaction, memberId)
  if (isUndone) await marks.markUndone(transaction, memberId, act.now)
  else await marks.markRedone(transaction, memberId, at)
  const touched = [...new Set(said.map(({ house_id }) => house_id))]
  for (const houseId of touched) await refreshHouse(transaction, houseId)
  for (const { dish_id } of levels) await refreshLevel(transaction, dish_id)
  await recordAudit(transaction, act, {
    action: isUndone ? 'cook-address.undo-marks' : 'cook-address.redo-marks',
    entity: 'member',
    entityId: memberId,
    after: { marks: said.length + levels.length },
  })
  // Open pages read the list anew, whichever house it was.
  const [id] = touched
  if (id !== undefined) await tell(transaction, act, { id })
  return said.length + levels.length
}
