import type { CookAddress, CookMark } from '@gyeol/contract'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { lockHouses, requireDish, say, tell } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'
import { present } from './cook-writing.service.ts'

/** What a member says of the house of a dish; `undo` takes it back. */
export type Marking = {
  readonly id: string
  readonly kind: CookMark
  readonly undo?: boolean | undefined
  /** Corrects the level of the dish. */
  readonly level?: number | undefined
  readonly viewer: Viewer
  readonly act: Act
}

/**
 * Keeps it, once per member, house and Korean day (CK5), and opens or closes the house accordingly
 * (CK6, CK7). Throws NOT_FOUND, for samples too.
 */
export async function markHouse(
  { database }: Pick<ServerContext, 'database'>,
  { id, kind, undo = false, level, viewer, act }: Marking,
): Promise<CookAddress> {
  return inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const { dish, house } = await requireDish(transaction, id)
    if (house.is_sample === 1) throw new AppError('NOT_FOUND')
    if (level !== undefined && level !== dish.level) {
      await houses.updateDish(transaction, id, { food: dish.food, level })
      await houses.updateHouseAt(transaction, house, { updated_at: act.now })
      await recordAudit(transaction, act, {
        action: 'cook-address.correct',
        entity: 'cook-address',
        entityId: house.id,
        before: { [dish.food]: dish.level },
        after: { [dish.food]: level },
      })
    }
    await say(transaction, { houseId: house.id, kind, isUndone: undo }, act)
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
