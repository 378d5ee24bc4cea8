import type { CatalogueEntity } from '@gyeol/contract'
import { FORMER_IDS } from '@gyeol/game-data'
import type { Transaction } from 'kysely'
import { contentHash } from '../../database/content-hash.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { CatalogueTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'
import {
  forgetInLedger,
  readLedger,
  renameInLedger,
  writeLedger,
} from '../../database/seed/seed-ledger.ts'
import * as rows from './catalogue.repository.ts'
import { presentReference, type Reference, REFERENCES_TO } from './references.ts'
import { seedNameOf } from './seed-name.ts'

type Move = { readonly entity: CatalogueEntity; readonly from: string; readonly to: string }

/**
 * Gives rows of earlier releases the ids they have now, with everything that names them. What
 * people wrote into a row goes with it; a row they deleted stays deleted under its new id.
 */
export async function moveFormerIds(
  transaction: Transaction<Schema>,
  entity: CatalogueEntity,
): Promise<void> {
  const former = Object.entries(FORMER_IDS[entity] ?? {})
  if (former.length === 0) return
  // Nothing has been shipped here before: the first start need not look for what was.
  if ((await readLedger(transaction, seedNameOf(entity))).size === 0) return
  for (const [from, to] of former) {
    await moveRow(transaction, { entity, from, to })
    if (await rows.findRow(transaction, entity, from)) continue
    await moveHistory(transaction, { entity, from, to })
  }
  for (const reference of REFERENCES_TO[entity] ?? [])
    await moveReferences(transaction, entity, reference)
}

async function moveRow(transaction: Transaction<Schema>, move: Move): Promise<void> {
  const { entity, from, to } = move
  const name = seedNameOf(entity)
  const old = await rows.findRow(transaction, entity, from)
  const present = await rows.findRow(transaction, entity, to)
  const ledger = await readLedger(transaction, name)
  const isUntouched = (row: CatalogueTable) => ledger.get(row.id) === hashOf(row.content)
  if (!old) {
    if (!ledger.has(from)) return
    if (present || ledger.has(to)) await forgetInLedger(transaction, name, [from])
    else await renameInLedger(transaction, name, move)
    return
  }
  if (present) {
    // Two rows became one: what people wrote is kept, of two such texts both.
    if (isUntouched(old)) {
      await rows.deleteRows(transaction, entity, [from])
      await forgetInLedger(transaction, name, [from])
      return
    }
    if (!isUntouched(present)) return
    await rows.deleteRows(transaction, entity, [to])
  }
  await forgetInLedger(transaction, name, [to])
  await rows.renameRow(transaction, entity, { from, to })
  await renameInLedger(transaction, name, move)
}

const hashOf = (content: string) => contentHash(JSON.parse(content))

/** Rows that name others follow; whether people have edited them stays as it is. */
async function moveReferences(
  transaction: Transaction<Schema>,
  entity: CatalogueEntity,
  { in: list, field }: Reference,
): Promise<void> {
  const name = seedNameOf(list)
  const ledger = await readLedger(transaction, name)
  let hasChanged = false
  for (const { id, version, content, parent_id: parentId } of await rows.listRows(
    transaction,
    list,
  )) {
    // JSON of an object, checked by the list's schema when it was written.
    const before = JSON.parse(content) as Readonly<Record<string, unknown>>
    const value = presentReference(entity, before[field])
    if (value === before[field]) continue
    const after = { ...before, [field]: value }
    await rows.rewriteRow(transaction, list, {
      id,
      content: JSON.stringify(after),
      parent_id: field === 'parentId' && typeof value === 'string' ? value : parentId,
      version: version + 1,
    })
    if (ledger.get(id) === contentHash(before))
      await writeLedger(transaction, [
        { seed_name: name, row_id: id, row_hash: contentHash(after) },
      ])
    hasChanged = true
  }
  if (hasChanged) await bumpDataVersion(transaction, list)
}

/** What was done, brought in and proposed is found under the new id. */
async function moveHistory(
  transaction: Transaction<Schema>,
  { entity, from, to }: Move,
): Promise<void> {
  await transaction
    .updateTable('audit_log')
    .set({ entity_id: to })
    .where('entity', '=', entity)
    .where('entity_id', '=', from)
    .execute()
  await transaction
    .updateTable('correction')
    .set({ entity_id: to })
    .where('entity', '=', entity)
    .where('entity_id', '=', from)
    .execute()
  await transaction
    .updateTable('import_change')
    .set({ entity_id: to })
    .where('entity_id', '=', from)
    .where('batch_id', 'in', (query) =>
      query.selectFrom('import_batch').select('id').where('entity', '=', entity),
    )
    .execute()
}
