import type { ThingChange, ThingEntity, ThingHistory } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { listItemChanges } from '../audit/audit.service.ts'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'

/** Older ones are counted. */
const MOST_CHANGES = 20

/** What everybody may know of a thing's changes: never who made them, nor why in their own words. */
export async function historyOf(
  kysely: Kysely<Schema>,
  entity: ThingEntity,
  { id, content }: Item<CommonContent>,
): Promise<ThingHistory> {
  const actions = [`${entity}.create`, `${entity}.update`]
  const { total, entries } = await listItemChanges(kysely, {
    entity,
    entityId: id,
    actions,
    limit: MOST_CHANGES,
  })
  const items = entries.map(({ at, action, fields, hasReason }): ThingChange => {
    const isNew = action.endsWith('.create')
    return {
      at: toWireTime(at),
      act: isNew ? 'create' : 'update',
      // Only a proposal that was taken over has a reason: its author's.
      by: hasReason ? 'proposal' : 'editor',
      fields: isNew ? [] : [...fields],
    }
  })
  return { id, asOf: content.asOf, total, items }
}
