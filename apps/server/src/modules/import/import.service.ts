import { randomUUIDv7 } from 'node:crypto'
import {
  IMPORT_LIMITS,
  type ImportBatch,
  type ImportChangeQuery,
  type ImportInput,
  type ImportPreview,
  type ImportQuery,
  LIVE_WHOLE_LIST,
} from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { ImportChangeTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { applyInBulk, type BulkChange, readAllItems } from '../catalogue/catalogue-bulk.service.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { expireSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { announce } from '../outbox/outbox.service.ts'
import { readFile } from './file-reading.ts'
import { FileProblem } from './file-problem.ts'
import type { FileTable } from './file-table.ts'
import { columnsOf } from './import-columns.ts'
import { type ImportPlan, planImport } from './import-plan.ts'
import { toBatch, toChange } from './import-view.ts'
import * as imports from './import.repository.ts'

type Context = Pick<CatalogueContext, 'database' | 'entities'>
type OwnContext = Pick<CatalogueContext, 'database'>
type ReadingContext = Pick<CatalogueContext, 'database' | 'clock'>

/** What is to be checked: as in the contract, with the file's own bytes. */
export type FileToCheck = Omit<ImportInput, 'content'> & { readonly bytes: Buffer }

const FORGOTTEN_AFTER_MS = 24 * 3_600_000

/** Reads a file and keeps what it would do; nothing of the list changes. */
export async function checkImport(
  { database, entities }: Context,
  file: FileToCheck,
  act: Act,
): Promise<ImportPreview> {
  const entity = entities[file.entity]
  const fields = columnsOf(entity).map(({ code, title, hint }) => ({ code, title, hint }))
  const table = await readTable(entity, file)
  if (typeof table === 'string') {
    const errors = [{ line: null, column: null, message: table }]
    return { batch: null, errors, errorCount: 1, badRows: 0, columns: [], fields }
  }
  const present = await readAllItems(database.kysely, entity)
  const plan = planImport(entity, present, { table, options: file })
  const errors = plan.errors.slice(0, IMPORT_LIMITS.errors)
  const canBePutIn = plan.isWhole || (file.skipsBadRows && plan.hasFittingRows)
  const batch = canBePutIn ? await keepPlan({ database }, { file, plan, act }) : null
  const columns = [...plan.columns].map(([column, field]) => ({
    column,
    field: field?.code ?? null,
  }))
  const { bad } = plan.counts
  return { batch, errors, errorCount: plan.errors.length, badRows: bad, columns, fields }
}

async function readTable(entity: AnyEntity, file: FileToCheck): Promise<FileTable | string> {
  try {
    return await readFile(entity, file)
  } catch (error) {
    if (error instanceof FileProblem) return error.message
    throw error
  }
}

type KeepParts = { readonly file: FileToCheck; readonly plan: ImportPlan; readonly act: Act }

async function keepPlan(
  { database }: OwnContext,
  { file, plan, act }: KeepParts,
): Promise<ImportBatch> {
  const id = randomUUIDv7()
  const { entity, format, fileName, mode, asOf, source } = file
  return inTransaction(database, async (transaction) => {
    await forgetOld(transaction, act.now)
    const batch = {
      id,
      entity,
      format,
      file_name: fileName,
      mode,
      state: 'ready' as const,
      counts: JSON.stringify(plan.counts),
      as_of: asOf,
      source: source.trim(),
      author_id: act.actorId,
      created_at: act.now,
      applied_at: null,
      undone_at: null,
    }
    await imports.insertBatch(transaction, batch, plan.changes.map(toRow(id)))
    return requireBatch(transaction, id, act.now)
  })
}

const toRow =
  (batchId: string) =>
  (change: ImportPlan['changes'][number], seq: number): ImportChangeTable => ({
    batch_id: batchId,
    seq,
    op: change.op,
    entity_id: change.id,
    name: change.name,
    before: change.before === null ? null : JSON.stringify(change.before),
    after: toStored(change),
    before_version: change.beforeVersion,
    line: change.line,
  })

function toStored({ after, problems }: ImportPlan['changes'][number]): string | null {
  const told = problems ?? after
  return told === null ? null : JSON.stringify(told)
}

async function forgetOld(transaction: Transaction<Schema>, now: number): Promise<void> {
  for (const { id } of await imports.listForgotten(transaction, now - FORGOTTEN_AFTER_MS))
    await imports.deleteReady(transaction, id)
}

/** Puts a checked file into its list, all of it or nothing. Throws NOT_FOUND or STALE. */
export async function applyImport(
  { database, entities }: Context,
  id: string,
  act: Act,
): Promise<ImportBatch> {
  const applied = await inTransaction(database, async (transaction) => {
    const batch = await requireBatch(transaction, id, act.now)
    const stale = () => new AppError('STALE', { current: batch })
    const move = { id, from: 'ready', to: 'applied' } as const
    if (!(await imports.moveBatch(transaction, move, { applied_at: act.now }))) throw stale()
    const changes = (await imports.listAllChanges(transaction, id)).map(toForward)
    const entity = entities[batch.entity]
    const conflicts = await applyInBulk(transaction, entity, { changes, now: act.now })
    if (conflicts.length > 0) throw stale()
    await recordBatch(transaction, act, { batch, action: 'import.apply' })
    await announceList(transaction, batch, act.now)
    return requireBatch(transaction, id, act.now)
  })
  expireSnapshot(database, applied.entity)
  return applied
}

/**
 * Takes an applied file back, all of it or nothing. Throws NOT_FOUND, or STALE with what was
 * changed since (nothing: the time for it is over, or it is not applied).
 */
export async function undoImport(
  { database, entities }: Context,
  id: string,
  act: Act,
): Promise<ImportBatch> {
  const undone = await inTransaction(database, async (transaction) => {
    const batch = await requireBatch(transaction, id, act.now)
    const stale = (changed: readonly { id: string; name: string }[]) =>
      new AppError('STALE', { current: { batch, changed } })
    if (!batch.canUndo) throw stale([])
    const move = { id, from: 'applied', to: 'undone' } as const
    if (!(await imports.moveBatch(transaction, move, { undone_at: act.now }))) throw stale([])
    const rows = await imports.listAllChanges(transaction, id)
    const entity = entities[batch.entity]
    const changes = rows.map(toBackward)
    const conflicts = await applyInBulk(transaction, entity, { changes, now: act.now })
    const names = new Map(rows.map((row) => [row.entity_id, row.name]))
    if (conflicts.length > 0)
      throw stale(conflicts.map((conflict) => ({ id: conflict, name: names.get(conflict) ?? '' })))
    await recordBatch(transaction, act, { batch, action: 'import.undo' })
    await announceList(transaction, batch, act.now)
    return requireBatch(transaction, id, act.now)
  })
  expireSnapshot(database, undone.entity)
  return undone
}

function toForward(row: ImportChangeTable): BulkChange {
  return {
    id: row.entity_id,
    expectedVersion: row.before_version,
    nextVersion: row.before_version + 1,
    content: parseContent(row.after),
  }
}

/** What was removed by the file is not there now; everything else is one version further. */
function toBackward(row: ImportChangeTable): BulkChange {
  const written = row.before_version + 1
  return {
    id: row.entity_id,
    expectedVersion: row.after === null ? 0 : written,
    nextVersion: written + 1,
    content: parseContent(row.before),
  }
}

function parseContent(text: string | null): BulkChange['content'] {
  // Written from content its schema has checked.
  return text === null ? null : (JSON.parse(text) as BulkChange['content'])
}

type BatchAction = { readonly batch: ImportBatch; readonly action: string }

async function recordBatch(transaction: Transaction<Schema>, act: Act, change: BatchAction) {
  const { id, entity, fileName, mode, counts } = change.batch
  await recordAudit(transaction, act, {
    action: change.action,
    entity,
    entityId: id,
    after: { fileName, mode, ...counts },
  })
}

/** One word for all rows: whoever shows the list fetches it once. */
async function announceList(
  transaction: Transaction<Schema>,
  { entity }: ImportBatch,
  now: number,
): Promise<void> {
  const change = { kind: entity, id: LIVE_WHOLE_LIST, action: 'updated' } as const
  await announce(transaction, { ...change, level: 0, now })
}

async function requireBatch(kysely: Kysely<Schema>, id: string, now: number): Promise<ImportBatch> {
  const row = await imports.findBatch(kysely, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toBatch(row, now)
}

/** One checked file. Throws NOT_FOUND. */
export async function readImport(
  { database, clock }: ReadingContext,
  id: string,
): Promise<ImportBatch> {
  return requireBatch(database.kysely, id, clock())
}

/** Throws away a file that was only checked. Throws NOT_FOUND. */
export async function discardImport({ database }: OwnContext, id: string): Promise<void> {
  const isGone = await inTransaction(database, (transaction) =>
    imports.deleteReady(transaction, id),
  )
  if (!isGone) throw new AppError('NOT_FOUND')
}

/** The history of files, the newest first. */
export async function listImports(
  { database, clock }: ReadingContext,
  { entity, page, pageSize }: ImportQuery,
) {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await imports.listBatches(database.kysely, entity, range)
  const total = await imports.countBatches(database.kysely, entity)
  return { items: rows.map((row) => toBatch(row, clock())), page, pageSize, total }
}

/** What a file does, row by row. Throws NOT_FOUND. */
export async function listImportChanges(
  context: ReadingContext & Pick<CatalogueContext, 'entities'>,
  id: string,
  { op, page, pageSize }: ImportChangeQuery,
) {
  const { entity, counts } = await readImport(context, id)
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await imports.listChanges(context.database.kysely, { batchId: id, op }, range)
  const total = op === undefined ? counts.new + counts.changed + counts.gone : counts[op]
  const items = rows.map((row) => toChange(context.entities[entity], row))
  return { items, page, pageSize, total }
}
