import { setImmediate as breathe } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { AppDatabase, TableShape } from '../database.ts'
import type { Schema } from '../schema.ts'
import { goesAlong, type Scope, staysBehind } from '../tables.ts'
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupFooter,
  type BackupHeader,
  writeRow,
} from './backup-format.ts'
import { createLineCounter } from './hash-lines.ts'
import { orderTables } from './table-order.ts'

/** Rows fetched at once; of tables with bytes few, for theirs are long. */
const PAGE_ROWS = 500
const PAGE_ROWS_WITH_BYTES = 4

/** For what a database is read, by which release and when. */
export type DumpOptions = {
  readonly scope: Scope
  readonly app: string
  readonly now: number
}

/**
 * The whole database as the lines of a backup, as it was at one moment, whoever writes meanwhile.
 * Gives pieces of text, each some whole lines, and at last the footer itself. Needs a connection
 * nobody else uses and no deadline ends.
 */
export async function* dumpDatabase(
  database: AppDatabase,
  options: DumpOptions,
): AsyncGenerator<string, BackupFooter> {
  const snapshot = await openSnapshot(database)
  try {
    const counter = createLineCounter()
    const header = JSON.stringify(await describe(snapshot, database, options))
    counter.other(header)
    yield `${header}\n`
    const shapes = orderTables(await database.dialect.readTables(snapshot))
    for (const shape of shapes.filter(({ name }) => goesAlong(name, options.scope))) {
      const line = JSON.stringify({ table: shape.name, columns: shape.columns })
      counter.other(line)
      counter.beginTable(shape.name)
      yield `${line}\n`
      for await (const rows of readPages(snapshot, shape)) {
        const lines = rows
          .filter((row) => !staysBehind(shape.name, row))
          .map((row) => writeRow(shape.columns.map((column) => row[column])))
        for (const row of lines) counter.row(row)
        if (lines.length > 0) yield `${lines.join('\n')}\n`
        await breathe()
      }
    }
    const footer = counter.finish()
    yield `${JSON.stringify(footer)}\n`
    return footer
  } finally {
    await snapshot.rollback().execute()
  }
}

async function openSnapshot({ kysely }: AppDatabase) {
  return kysely
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
}

async function describe(
  snapshot: Kysely<Schema>,
  { dialect }: AppDatabase,
  { scope, app, now }: DumpOptions,
): Promise<BackupHeader> {
  const steps = await snapshot
    .selectFrom('schema_migration')
    .select('name')
    .orderBy('applied_at')
    .orderBy('name')
    .execute()
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    app,
    madeAt: new Date(now).toISOString(),
    scope,
    dialect: dialect.name,
    migrations: steps.map(({ name }) => name),
  }
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a table in the order of its key, page by page: each begins behind the last row. */
async function* readPages(
  snapshot: Kysely<Schema>,
  { name, columns, key, hasBytes }: TableShape,
): AsyncGenerator<readonly Row[]> {
  if (key.length === 0) throw new Error(`the table ${name} has no primary key`)
  const limit = hasBytes ? PAGE_ROWS_WITH_BYTES : PAGE_ROWS
  const wanted = sql.join(columns.map((column) => sql.ref(column)))
  const keys = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  do {
    const former: Row | undefined = last
    const behind =
      former === undefined
        ? sql``
        : sql`where (${keys}) > (${sql.join(key.map((column) => former[column]))})`
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${wanted} from ${sql.table(name)} ${behind} order by ${keys} limit ${sql.lit(limit)}
    `.execute(snapshot)
    yield rows
    last = rows.length < limit ? undefined : rows.at(-1)
  } while (last !== undefined)
}
