import { AppError } from '../../errors/app-error.ts'
import { requirePermission } from '../../http/viewer.ts'
import type { RevisedKind } from '../revision/revised-thing.ts'
import type { AnyEntity } from './catalogue-entity.ts'
import { expireSnapshot } from './catalogue-snapshot.ts'
import { findItem, findItemOfAnyId, putItemBack } from './catalogue-writing.service.ts'

/** The earlier versions of the items of a list. */
export function revisedItems(definition: AnyEntity): RevisedKind {
  return {
    present: async (kysely, { viewer, id }) => {
      requirePermission(viewer, 'catalogue.write')
      return (await findItemOfAnyId(kysely, definition, id))?.content ?? null
    },
    putBack: async (transaction, { id }, { content, version, act }) => {
      const parsed = definition.schema.safeParse(content)
      // Written under rules that hold no more, or taken by an item in the meantime.
      if (!parsed.success || (await findItem(transaction, definition, id)))
        throw new AppError('STALE')
      const item = { id, version, content: parsed.data }
      await putItemBack(transaction, definition, { item, act })
    },
    settled: (database) => expireSnapshot(database, definition.entity),
  }
}
