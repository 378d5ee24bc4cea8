import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AnyEntity, CommonContent, Item } from './catalogue-entity.ts'
import { newRow, readContent } from './catalogue-row.ts'
import { beginWriting } from './catalogue-writing.service.ts'
import * as rows from './catalogue.repository.ts'
import { withPresentReferences } from './references.ts'

/**
 * One of many changes at once. `expectedVersion`: what the item must still be at, 0 for none;
 * `content` null removes it, otherwise it gets `nextVersion`.
 */
export type BulkChange = {
  readonly id: string
  readonly expectedVersion: number
  readonly nextVersion: number
  readonly content: CommonContent | null
}

/** Every item of a list as the database holds it. */
export async function readAllItems(
  kysely: Kysely<Schema>,
  entity: AnyEntity,
): Promise<Item<CommonContent>[]> {
  const found = await rows.listRows(kysely, entity.entity)
  return found.map((row) => ({
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    content: readContent(entity, row),
  }))
}

/**
 * Makes many changes to a list, all or none: when some items are not as expected any more, or
 * others have come to hang on what would be removed, nothing is written and their ids come back.
 */
export async function applyInBulk(
  transaction: Transaction<Schema>,
  entity: AnyEntity,
  { changes, now }: { readonly changes: readonly BulkChange[]; readonly now: number },
): Promise<readonly string[]> {
  await beginWriting(transaction, entity.entity)
  const found = await rows.listRows(transaction, entity.entity)
  const present = new Map(found.map((row) => [row.id, row]))
  const changed = new Map(changes.map((change) => [change.id, change]))
  const conflicts = changes.filter(
    ({ id, expectedVersion }) => (present.get(id)?.version ?? 0) !== expectedVersion,
  )
  const isTaken = (id: string) => present.has(id) || changed.has(id)
  const isRemoved = (id: string | null) => id !== null && changed.get(id)?.content === null
  const orphans = found.filter(({ id, parent_id }) => isRemoved(parent_id) && !changed.has(id))
  if (conflicts.length + orphans.length > 0) return [...conflicts, ...orphans].map(({ id }) => id)
  const leaving = changes.filter(({ expectedVersion }) => expectedVersion > 0)
  await rows.deleteRows(
    transaction,
    entity.entity,
    leaving.map(({ id }) => id),
  )
  await rows.insertRows(
    transaction,
    entity.entity,
    changes.flatMap(({ id, content, nextVersion }) => {
      if (content === null) return []
      const created_at = present.get(id)?.created_at ?? now
      // It may have been checked, or taken out of the list, before a release renamed what it names.
      const written = withPresentReferences(entity.entity, content, isTaken)
      return [
        { ...newRow(entity, { id, content: written, now }), created_at, version: nextVersion },
      ]
    }),
  )
  return []
}
