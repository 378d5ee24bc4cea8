import { findCycle } from '@gyeol/catalogue'
import { type CatalogueEntity, ID_PATTERN } from '@gyeol/contract'
import { presentId } from '@gyeol/game-data'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { type CommonContent, type EntityDefinition, type Item, toView } from './catalogue-entity.ts'
import { freeId } from './catalogue-id.ts'
import { contentColumns, newRow, readContent } from './catalogue-row.ts'
import { expireSnapshot } from './catalogue-snapshot.ts'
import * as rows from './catalogue.repository.ts'

type Context = Pick<ServerContext, 'database'>

/** Everybody reads the catalogue. */
const TO_ALL = { level: 0 } as const

/** What identifies a write: which item (by its id, or one it had before), at which version, with what. */
export type Update<Content> = {
  readonly id: string
  readonly version: number
  readonly content: Content
}

/**
 * Counts the change first: whoever writes the same list waits here, so that what is checked after
 * it (names, parents, cycles) still holds when it is written.
 */
export async function beginWriting(
  transaction: Transaction<Schema>,
  entity: CatalogueEntity,
): Promise<void> {
  await bumpDataVersion(transaction, entity)
}

/** Adds an item. Throws DUPLICATE, and STALE or VALIDATION for a parent that is gone or unfit. */
export async function createItem<Content extends CommonContent>(
  transaction: Transaction<Schema>,
  definition: EntityDefinition<Content>,
  { input, act }: { readonly input: Content; readonly act: Act },
): Promise<{ id: string; version: number }> {
  const { entity } = definition
  await beginWriting(transaction, entity)
  const content = definition.normalise?.(input) ?? input
  await requireFit(transaction, definition, { id: null, content, current: undefined })
  const id = await freeId(transaction, entity, content)
  const row = newRow(definition, { id, content, now: act.now })
  await rows.insertRows(transaction, entity, [row])
  await recordAudit(transaction, act, {
    action: `${entity}.create`,
    entity,
    entityId: id,
    after: content,
  })
  await announce(transaction, { kind: entity, id, action: 'created', ...TO_ALL, now: act.now })
  return { id, version: row.version }
}

/** Changes an item. Throws NOT_FOUND, STALE, DUPLICATE, CYCLE, or VALIDATION for an unfit parent. */
export async function updateItem<Content extends CommonContent>(
  { database }: Context,
  definition: EntityDefinition<Content>,
  { update, act }: { readonly update: Update<Content>; readonly act: Act },
): Promise<Item<Content>> {
  const item = await inTransaction(database, async (transaction) =>
    updateWithin(transaction, definition, { update, act }),
  )
  expireSnapshot(database, definition.entity)
  return item
}

/** {@link updateItem} inside a transaction that does more; the snapshot is not expired by it. */
export async function updateWithin<Content extends CommonContent>(
  transaction: Transaction<Schema>,
  definition: EntityDefinition<Content>,
  {
    update: { version, ...given },
    act,
    reason,
  }: { readonly update: Update<Content>; readonly act: Act; readonly reason?: string },
): Promise<Item<Content>> {
  const { entity } = definition
  await beginWriting(transaction, entity)
  const content = definition.normalise?.(given.content) ?? given.content
  const before = await findItemOfAnyId(transaction, definition, given.id)
  if (!before) throw new AppError('NOT_FOUND')
  const { id } = before
  const current = toView(before)
  if (before.version !== version) throw new AppError('STALE', { current })
  await requireFit(transaction, definition, { id, content, current })
  const result = await rows.updateRow(transaction, entity, {
    id,
    version,
    ...contentColumns(definition, content),
    updated_at: act.now,
  })
  await ensureUpdated(result, async () => current)
  await recordAudit(transaction, act, {
    action: `${entity}.update`,
    entity,
    entityId: id,
    before: before.content,
    after: content,
    reason,
  })
  await announce(transaction, { kind: entity, id, action: 'updated', ...TO_ALL, now: act.now })
  return { id, version: version + 1, updatedAt: act.now, content }
}

/** Removes an item. Throws NOT_FOUND, and IN_USE while others hang on it. */
export async function removeItem<Content extends CommonContent>(
  { database }: Context,
  definition: EntityDefinition<Content>,
  { id: asked, act }: { readonly id: string; readonly act: Act },
): Promise<void> {
  const { entity } = definition
  await inTransaction(database, async (transaction) => {
    await beginWriting(transaction, entity)
    const before = await findItemOfAnyId(transaction, definition, asked)
    if (!before) throw new AppError('NOT_FOUND')
    const { id } = before
    if (await rows.hasChildren(transaction, entity, id)) throw new AppError('IN_USE')
    await rows.deleteRows(transaction, entity, [id])
    await recordAudit(transaction, act, {
      action: `${entity}.delete`,
      entity,
      entityId: id,
      before: before.content,
    })
    await announce(transaction, { kind: entity, id, action: 'deleted', ...TO_ALL, now: act.now })
  })
  expireSnapshot(database, entity)
}

/** Puts an item that is gone back under its id. Throws DUPLICATE, CYCLE, and STALE without its parent. */
export async function putItemBack<Content extends CommonContent>(
  transaction: Transaction<Schema>,
  definition: EntityDefinition<Content>,
  { item, act }: { readonly item: Omit<Item<Content>, 'updatedAt'>; readonly act: Act },
): Promise<void> {
  const { entity } = definition
  const { id, version, content } = item
  await beginWriting(transaction, entity)
  await requireFit(transaction, definition, { id, content, current: undefined })
  const row = newRow(definition, { id, content, now: act.now })
  await rows.insertRows(transaction, entity, [{ ...row, version }])
  await recordAudit(transaction, act, {
    action: `${entity}.restore`,
    entity,
    entityId: id,
    after: content,
  })
  await announce(transaction, { kind: entity, id, action: 'created', ...TO_ALL, now: act.now })
}

/** An item as the database holds it at this moment. */
export async function findItem<Content extends CommonContent>(
  kysely: Kysely<Schema>,
  definition: EntityDefinition<Content>,
  id: string,
): Promise<Item<Content> | undefined> {
  // What cannot be an id is not asked for: a database may refuse even to look for such a text.
  const row = ID_PATTERN.test(id) ? await rows.findRow(kysely, definition.entity, id) : undefined
  return (
    row && {
      id,
      version: row.version,
      updatedAt: row.updated_at,
      content: readContent(definition, row),
    }
  )
}

/** The item somebody means who may know it by an id of an earlier release. */
export async function findItemOfAnyId<Content extends CommonContent>(
  kysely: Kysely<Schema>,
  definition: EntityDefinition<Content>,
  id: string,
): Promise<Item<Content> | undefined> {
  const found = await findItem(kysely, definition, id)
  const now = presentId(definition.entity, id)
  return found || now === id ? found : findItem(kysely, definition, now)
}

type Candidate<Content> = {
  readonly id: string | null
  readonly content: Content
  /** What a caller with an outdated picture should see. */
  readonly current: unknown
}

async function requireFit<Content extends CommonContent>(
  transaction: Transaction<Schema>,
  definition: EntityDefinition<Content>,
  { id, content, current }: Candidate<Content>,
): Promise<void> {
  const { entity, nameKey, parent } = definition
  const key = nameKey(content)
  if (
    key !== null &&
    (await rows.findNamesake(transaction, entity, { nameKey: key, exceptId: id }))
  )
    throw new AppError('DUPLICATE')
  const parentId = parent?.parentIdOf(content) ?? null
  if (!parent || parentId === null) return
  if (parentId === id) throw new AppError('CYCLE')
  const parentItem = await findItem(transaction, definition, parentId)
  // It was there when the form was opened; under a former id too it is another one now.
  if (!parentItem) throw new AppError('STALE', { current })
  const refusal = parent.refuse(content, parentItem.content)
  if (refusal !== null) throw fieldError('parentId', refusal)
  if (id !== null) await requireNoCycle(transaction, entity, { id, parentId })
}

async function requireNoCycle(
  transaction: Transaction<Schema>,
  entity: CatalogueEntity,
  { id, parentId }: { readonly id: string; readonly parentId: string },
): Promise<void> {
  const present = await rows.listParents(transaction, entity)
  const members = present.map((row) => ({
    id: row.id,
    parentId: row.id === id ? parentId : row.parent_id,
  }))
  if (findCycle(members)) throw new AppError('CYCLE')
}
