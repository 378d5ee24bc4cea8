import type { Kysely, Transaction } from 'kysely'
import type { AppDatabase } from '../database.ts'
import { bumpDataVersion } from '../data-version.ts'
import type { Schema } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { contentHash } from '../content-hash.ts'
import { forgetInLedger, readLedger, writeLedger } from './seed-ledger.ts'
import type { SeedContent, SeedRow, SeedSet } from './seed-set.ts'

/**
 * What applying a set did, by row id. `kept` are rows that people edited, made or deleted; `told`
 * are those of them whose difference from the release somebody was told of.
 */
export type SeedOutcome = {
  readonly inserted: readonly string[]
  readonly updated: readonly string[]
  readonly removed: readonly string[]
  readonly kept: readonly string[]
  readonly told: readonly string[]
}

const NOTHING: SeedOutcome = { inserted: [], updated: [], removed: [], kept: [], told: [] }

/**
 * Brings the shipped rows of one set into the database, once per content.
 *
 * The ledger `seed_row` remembers the hash of each row as it was shipped. A row is ours to update
 * or remove only while its present content still has that hash; a row that differs was edited by
 * people and stays, and a row that is gone was deleted by people and stays away. Of a row people
 * edited the ledger remembers the content they were last told of instead: once is enough.
 */
export async function applySeed<Content extends SeedContent>(
  database: AppDatabase,
  set: SeedSet<Content>,
): Promise<SeedOutcome> {
  const setHash = await hashOfSet(database, set)
  if (await isApplied(database.kysely, set.name, setHash)) return NOTHING
  // Made before the lock is taken: another process that starts waits no longer than it must.
  const { rows } = set
  return inTransaction(database, async (transaction) => {
    await database.dialect.lockSchema(transaction)
    if (await isApplied(transaction, set.name, setHash)) return NOTHING
    await set.prepare?.(transaction)
    const outcome = await writeRows(transaction, set, (await set.load?.(transaction)) ?? rows)
    await recordState(transaction, set, setHash)
    const changes = outcome.inserted.length + outcome.updated.length + outcome.removed.length
    if (changes > 0) await bumpDataVersion(transaction, set.dataVersionKey)
    return outcome
  })
}

async function hashOfSet<Content extends SeedContent>(
  database: AppDatabase,
  set: SeedSet<Content>,
): Promise<string> {
  const parts = [set.version, set.source, set.asOf, await contentOf(database, set)]
  // A site on which rows were kept before anybody was told of them looks at them once more.
  return contentHash(set.tellDifference === undefined ? parts : [...parts, 'told'])
}

async function contentOf<Content extends SeedContent>(
  { kysely }: AppDatabase,
  set: SeedSet<Content>,
): Promise<unknown> {
  const { fingerprint } = set
  return typeof fingerprint === 'function' ? fingerprint(kysely) : (fingerprint ?? [...set.rows])
}

async function isApplied(transaction: Kysely<Schema>, name: string, setHash: string) {
  const state = await transaction
    .selectFrom('seed_state')
    .select('content_hash')
    .where('name', '=', name)
    .executeTakeFirst()
  return state?.content_hash === setHash
}

async function writeRows<Content extends SeedContent>(
  transaction: Transaction<Schema>,
  set: SeedSet<Content>,
  rows: SeedSet<Content>['rows'],
): Promise<SeedOutcome> {
  const present = await set.read(transaction)
  const shipped = await readLedger(transaction, set.name)
  const isUntouched = (id: string) => {
    const row = present.get(id)
    return row !== undefined && contentHash(row) === shipped.get(id)
  }
  const inserted: string[] = []
  const updated: string[] = []
  const removed: string[] = []
  const kept: string[] = []
  const told: string[] = []
  const fresh: SeedRow<Content>[] = []
  const ledger: Schema['seed_row'][] = []
  const now = Date.now()
  for (const [id, content] of rows) {
    const hash = contentHash(content)
    if (isUntouched(id)) {
      if (shipped.get(id) === hash) continue
      await set.update(transaction, { id, content, now })
      updated.push(id)
    } else if (present.has(id) || shipped.has(id)) {
      kept.push(id)
      if (!present.has(id) || !set.tellDifference || shipped.get(id) === hash) continue
      // Whoever wrote the very same has nothing to decide, and gets what later releases bring.
      if (contentHash(present.get(id)) !== hash) {
        await set.tellDifference(transaction, { id, content, now })
        told.push(id)
      }
    } else {
      fresh.push({ id, content, now })
      inserted.push(id)
    }
    ledger.push({ seed_name: set.name, row_id: id, row_hash: hash })
  }
  await set.insert(transaction, fresh)
  await writeLedger(transaction, ledger)
  for (const id of shipped.keys()) {
    if (rows.has(id) || !isUntouched(id)) continue
    await set.remove(transaction, id)
    removed.push(id)
  }
  await forgetInLedger(transaction, set.name, removed)
  return { inserted, updated, removed, kept, told }
}

async function recordState<Content extends SeedContent>(
  transaction: Transaction<Schema>,
  set: SeedSet<Content>,
  setHash: string,
): Promise<void> {
  const state = {
    version: set.version,
    source: set.source,
    as_of: set.asOf,
    content_hash: setHash,
    applied_at: Date.now(),
  }
  await transaction
    .insertInto('seed_state')
    .values({ name: set.name, ...state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute()
}
