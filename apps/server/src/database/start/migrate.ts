import { type Kysely, sql, type Transaction } from 'kysely'
import type { AppDatabase, ColumnTypes } from '../database.ts'
import type { Migration } from '../migrations/migration.ts'
import type { Schema } from '../schema.ts'
import { inTransaction } from '../transaction.ts'

/** Two processes creating the same table at once: one of them may get an error and tries again. */
const LEDGER_ATTEMPTS = 5

/** SQLSTATE of "table exists", "its row type exists", and of the catalogue's own unique index. */
const CREATED_MEANWHILE = new Set(['42P07', '42710', '23505'])

/** The database was written by a newer release than this program. */
export class NewerSchemaError extends Error {
  constructor(name: string) {
    super(`the database already has migration ${name}, which this release does not know`)
    this.name = 'NewerSchemaError'
  }
}

/**
 * Brings the schema up to date and gives the names of the migrations that ran. Safe to run from
 * several processes at once: each step takes the schema lock, looks whether the step is still
 * missing, and commits it together with its ledger row, so an interrupted step leaves nothing.
 */
export async function migrate(
  database: AppDatabase,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await ensureLedger(database)
  await refuseNewerSchema(database, migrations)
  const ran: string[] = []
  for (const migration of migrations)
    if (await runOnce(database, migration)) ran.push(migration.name)
  return ran
}

/** What a database still lacks; `isFresh`: it holds nothing yet. */
export async function findMissing(
  database: AppDatabase,
  migrations: readonly Migration[],
): Promise<{ readonly isFresh: boolean; readonly missing: readonly string[] }> {
  await ensureLedger(database)
  const rows = await database.kysely.selectFrom('schema_migration').select('name').execute()
  const done = new Set(rows.map(({ name }) => name))
  const names = migrations.map(({ name }) => name)
  return { isFresh: done.size === 0, missing: names.filter((name) => !done.has(name)) }
}

async function runOnce(database: AppDatabase, migration: Migration): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await database.dialect.lockSchema(transaction)
    const done = await transaction
      .selectFrom('schema_migration')
      .select('name')
      .where('name', '=', migration.name)
      .executeTakeFirst()
    if (done) return false
    // A migration must not lean on today's table types, so it gets the connection without them.
    await migration.up(transaction as unknown as Kysely<unknown>, database.dialect.types)
    await transaction
      .insertInto('schema_migration')
      .values({ name: migration.name, applied_at: Date.now() })
      .execute()
    return true
  })
}

async function refuseNewerSchema(
  { kysely }: AppDatabase,
  migrations: readonly Migration[],
): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name))
  const applied = await kysely
    .selectFrom('schema_migration')
    .select('name')
    .orderBy('name')
    .execute()
  const newer = applied.find(({ name }) => !known.has(name))
  if (newer) throw new NewerSchemaError(newer.name)
}

async function ensureLedger(database: AppDatabase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createLedger(database)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!CREATED_MEANWHILE.has(code) || attempt >= LEDGER_ATTEMPTS) throw error
    }
  }
}

async function createLedger(database: AppDatabase): Promise<void> {
  await inTransaction(database, async (transaction) =>
    makeLedger(transaction, database.dialect.types),
  )
}

/**
 * Makes the schema as `migrations` leave it, within a transaction on a database that has none yet;
 * whoever else comes meanwhile has to be kept away.
 */
export async function buildSchema(
  transaction: Transaction<Schema>,
  types: ColumnTypes,
  migrations: readonly Migration[],
): Promise<void> {
  await makeLedger(transaction, types)
  for (const [place, { name, up }] of migrations.entries()) {
    await up(transaction as unknown as Kysely<unknown>, types)
    // One apart, so that the order they ran in is kept.
    const applied_at = Date.now() + place
    await transaction.insertInto('schema_migration').values({ name, applied_at }).execute()
  }
}

async function makeLedger(
  transaction: Transaction<Schema>,
  { text, integer, finish }: ColumnTypes,
): Promise<void> {
  const { schema } = transaction
  await finish(
    schema
      .createTable('schema_migration')
      .ifNotExists()
      .addColumn('name', text, (column) => column.primaryKey().notNull())
      .addColumn('applied_at', integer, (column) => column.notNull()),
  ).execute()
  await finish(
    schema
      .createTable('schema_lock')
      .ifNotExists()
      .addColumn('id', integer, (column) => column.primaryKey().notNull()),
  ).execute()
  await sql`insert into schema_lock (id) values (1) on conflict do nothing`.execute(transaction)
}
