import { sql, type Transaction } from 'kysely'
import type { AppDatabase, TableShape } from '../database.ts'
import { BadBackupError } from '../backup/bad-backup-error.ts'
import type { BackupHeader, Cell } from '../backup/backup-format.ts'
import type { BackupReader, ReadBackup } from '../backup/read-backup.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import type { Migration } from '../migrations/migration.ts'
import type { Schema } from '../schema.ts'
import { buildSchema, NewerSchemaError } from '../start/migrate.ts'
import { goesAlong, QUIET_COPY_SETTING } from '../tables.ts'

/** Below what either database takes as parameters of one statement (32,766 and 65,535). */
const MOST_PARAMETERS = 30_000
const MOST_ROWS = 500
/** Long rows go in a few at a time. */
const MOST_ROWS_WITH_BYTES = 8

type Load = {
  readonly transaction: Transaction<Schema>
  readonly dialect: AppDatabase['dialect']
  /** Reads the backup to its end and tells the given reader. */
  readonly read: (reader: BackupReader) => Promise<ReadBackup>
  /** See `FillOptions`. */
  readonly isQuietCopy?: boolean | undefined
}

/**
 * Makes the schema a backup was made with and fills it, all within one transaction on a database
 * without tables of ours. Throws when the file turns out not to be what its hashes say: then the
 * transaction must be rolled back.
 */
export async function loadBackup({
  transaction,
  dialect,
  read,
  isQuietCopy,
}: Load): Promise<ReadBackup> {
  let shapes: ReadonlyMap<string, TableShape> = new Map()
  let scope: BackupHeader['scope'] = 'backup'
  let open: { readonly shape: TableShape; readonly most: number; rows: Cell[][] } | undefined
  const flush = async () => {
    if (!open || open.rows.length === 0) return
    await insertRows(transaction, open.shape, open.rows)
    open.rows = []
  }
  const done = await read({
    async header(header) {
      scope = header.scope
      await buildSchema(transaction, dialect.types, migrationsOf(header))
      shapes = new Map((await dialect.readTables(transaction)).map((shape) => [shape.name, shape]))
      // A step of the schema may leave rows; what counts are the file's.
      for (const { name } of shapes.values())
        if (goesAlong(name, scope)) await sql`delete from ${sql.table(name)}`.execute(transaction)
    },
    async table(name, columns) {
      await flush()
      const shape = shapes.get(name)
      const isKnown = shape !== undefined && String(shape.columns) === String(columns)
      if (!isKnown || !goesAlong(name, scope)) throw new BadBackupError('foreign-table')
      open = { shape, most: mostRows(shape), rows: [] }
    },
    async row(cells) {
      open?.rows.push([...cells])
      if (open && open.rows.length >= open.most) await flush()
    },
  })
  await flush()
  if (isQuietCopy) await hush(transaction)
  return done
}

/** These columns have been there since the first schema. */
async function hush(transaction: Transaction<Schema>): Promise<void> {
  const row = { as_of: null, version: 1, updated_at: Date.now() }
  await transaction
    .insertInto('site_setting')
    .values({ key: QUIET_COPY_SETTING, value: 'true', ...row })
    .execute()
}

/** The steps a backup's schema was made with, in their order. */
export function migrationsOf({ migrations }: BackupHeader): readonly Migration[] {
  return migrations.map((name) => {
    const known = MIGRATIONS.find((migration) => migration.name === name)
    if (!known) throw new NewerSchemaError(name)
    return known
  })
}

function mostRows({ columns, hasBytes }: TableShape): number {
  const most = hasBytes ? MOST_ROWS_WITH_BYTES : MOST_ROWS
  return Math.max(1, Math.min(most, Math.floor(MOST_PARAMETERS / columns.length)))
}

async function insertRows(
  transaction: Transaction<Schema>,
  { name, columns }: TableShape,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const into = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((cells) => sql`(${sql.join(cells)})`))
  await sql`insert into ${sql.table(name)} (${into}) values ${values}`.execute(transaction)
}
