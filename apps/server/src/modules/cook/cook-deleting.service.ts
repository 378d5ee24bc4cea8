import type { Act, ServerContext } from '../../context/server-context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { lockHouses, requireDish, rightsOver, tell } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'
import { wordOf } from './cook-writing.service.ts'

type Removal = {
  readonly id: string
  /** The house with all its dishes. */
  readonly isWhole: boolean
  readonly viewer: Viewer
  readonly act: Act
}

/** Removes a dish, and its house with the last one. Throws NOT_FOUND and FORBIDDEN. */
export async function deleteCookAddress(
  { database }: Pick<ServerContext, 'database'>,
  { id, isWhole, viewer, act }: Removal,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const before = await requireDish(transaction, id, { maker: viewer.member })
    const { canEdit, canEditHouse } = rightsOver(viewer, before)
    if (!(isWhole ? canEditHouse : canEdit)) throw new AppError('FORBIDDEN')
    const { house, dish } = before
    const cooked = await houses.listDishesOf(transaction, house.id)
    // A dish that waits is not among them, and takes no house with it.
    const isLast = isWhole || (cooked.length === 1 && cooked[0]?.id === dish.id)
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
