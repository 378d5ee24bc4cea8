import { sql } from 'kysely'
import { orderTables } from '../src/database/backup/table-order.ts'
import type { AppDatabase, TableShape } from '../src/database/database.ts'

/** What is hard to carry from one database to another. */
const TEXTS = ['가나다 "따옴표"', "it's\\n", '{"a":[1,null]}', '🧪 é \u2028', '  ', '-- ; drop']

const ROWS = 7

/** Tables every new database has filled for itself, or must. */
const LEFT_ALONE = new Set(['schema_migration', 'schema_lock'])

/**
 * Puts some rows into every table there is, whatever its columns are: texts that are hard to carry,
 * large numbers, nulls where they may be, bytes. Rows that name others name some of these.
 */
export async function fillWithSamples(database: AppDatabase, prefix = 'sample'): Promise<void> {
  const { kysely, dialect } = database
  const shapes = orderTables(await dialect.readTables(kysely))
  for (const shape of shapes) {
    if (LEFT_ALONE.has(shape.name)) continue
    const columns = await describeColumns(database, shape)
    for (let place = 0; place < ROWS; place += 1) {
      const cells = columns.map((column) => sampleOf(column, `${prefix}-${place}`, place))
      const into = sql.join(columns.map(({ name }) => sql.ref(name)))
      await sql`insert into ${sql.table(shape.name)} (${into}) values (${sql.join(cells)})`.execute(
        kysely,
      )
    }
  }
}

type Column = {
  readonly name: string
  readonly kind: 'text' | 'integer' | 'bytes'
  readonly isNullable: boolean
  /** In a key, or naming a row of another table. */
  readonly isName: boolean
}

function sampleOf({ kind, isName, isNullable }: Column, id: string, place: number) {
  if (kind === 'bytes') return Buffer.from([0, 255, 10, 13, place])
  if (isNullable && !isName && place === 0) return null
  if (kind === 'integer') return isName ? 1_000 + place : Number.MAX_SAFE_INTEGER - place
  return isName ? id : `${TEXTS[place % TEXTS.length]} ${id}`
}

async function describeColumns(
  { kysely, dialect }: AppDatabase,
  { name: table, key }: TableShape,
): Promise<readonly Column[]> {
  const { rows } =
    dialect.name === 'sqlite'
      ? await sql<{ name: string; type: string; required: number }>`
          select name, type, "notnull" as required from pragma_table_info(${table})`.execute(kysely)
      : await sql<{ name: string; type: string; required: number }>`
          select column_name as name, data_type as type, (is_nullable = 'NO')::int as required
          from information_schema.columns
          where table_name = ${table} and table_schema = current_schema()`.execute(kysely)
  return rows.map(({ name, type, required }) => ({
    name,
    kind: kindOf(type.toLowerCase()),
    isNullable: required === 0,
    isName: key.includes(name) || name === 'id' || name.endsWith('_id'),
  }))
}

function kindOf(type: string): Column['kind'] {
  if (type === 'blob' || type === 'bytea') return 'bytes'
  return type === 'text' ? 'text' : 'integer'
}
