import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  type TestDatabase,
} from '../../../test/database.ts'
import { readBackupFile } from '../backup/backup-file.ts'
import { dumpDatabase } from '../backup/dump-database.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { migrate } from '../start/migrate.ts'
import { openWithoutDeadlines } from '../start/open-database.ts'

const FOLDER = join(import.meta.dirname, '../../../test/fixtures/earlier-schemas')

/** What a later step empties on purpose; anything else stays as it was. */
const EMPTIED = {
  // Hashes of visitors' addresses, made without a key: they could be reversed.
  '0027-push-session': { table: 'push_subscription', column: 'address_hash' },
} as const

type Row = Readonly<Record<string, unknown>>

/** What stands in the tables of a backup, a row as its columns. */
function contentsOf(lines: readonly string[]): ReadonlyMap<string, Row[]> {
  const contents = new Map<string, Row[]>()
  let columns: readonly string[] = []
  let rows: Row[] = []
  for (const line of lines.filter((each) => each !== '')) {
    const read = JSON.parse(line)
    if (Array.isArray(read))
      rows.push(Object.fromEntries(columns.map((name, place) => [name, read[place]])))
    else if (typeof read.table === 'string') {
      columns = read.columns
      rows = []
      contents.set(read.table, rows)
    }
  }
  return contents
}

/** What stands in the tables of a database. */
async function readContents({ options }: TestDatabase): Promise<ReadonlyMap<string, Row[]>> {
  const database = await openWithoutDeadlines(options)
  try {
    let text = ''
    const pieces = dumpDatabase(database, { scope: 'backup', app: 'test', now: 0 })
    for await (const piece of pieces) text += piece
    return contentsOf(text.split('\n'))
  } finally {
    await database.kysely.destroy()
  }
}

/** The rows as they were, without what later steps have added. */
const only = (rows: readonly Row[], names: readonly string[]) =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))

describeWithDatabase('a database of an earlier schema', () => {
  let desk: ReturnType<typeof createBackupDesk>
  let own: TestDatabase
  let today: Awaited<ReturnType<typeof shapesOf>>
  beforeAll(async () => {
    const fresh = await createDatabase()
    today = await shapesOf(fresh)
    await fresh.remove()
  })
  beforeEach(async () => {
    desk = createBackupDesk()
    own = await createEmptyDatabase()
  })
  afterEach(async () => {
    await own.remove()
    desk.remove()
  })

  const shapesOf = async ({ open }: TestDatabase) => {
    const { dialect, kysely } = await open()
    const shapes = await dialect.readTables(kysely)
    await kysely.destroy()
    return shapes.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }
  const bringUpToDate = async () => {
    const database = await own.open()
    try {
      return await migrate(database, MIGRATIONS)
    } finally {
      await database.kysely.destroy()
    }
  }

  it.each(MIGRATIONS.map(({ name }, place) => [name, place] as const))(
    'as %s left it is restored and brought up to date without losing a row or changing one',
    async (name, place) => {
      const file = join(FOLDER, `${name}.ndjson.gz`)
      const { footer } = await readBackupFile(file)
      const told = await desk.run('restore', own, file)
      expect(told.code, told.text).toBe(0)
      expect((await desk.run('verify', own, file, '--against')).code).toBe(0)
      // The two are the same, so what was there can be read from the file.
      const before = contentsOf(desk.linesOf(file))
      const counts = Object.entries(footer.tables).map(
        ([table, { rows }]) => [table, rows] as const,
      )
      expect(new Map(Array.from(before, ([table, rows]) => [table, rows.length]))).toEqual(
        new Map(counts),
      )
      const steps = MIGRATIONS.slice(place + 1).map((next) => next.name)
      expect(await bringUpToDate()).toEqual(steps)
      const after = await readContents(own)
      for (const [table, rows] of before) {
        expect(after.get(table), table).toHaveLength(rows.length)
        const emptied = Object.entries(EMPTIED).flatMap(([step, at]) =>
          steps.includes(step) && at.table === table ? [at.column as string] : [],
        )
        const names = Object.keys(rows[0] ?? {})
        const kept = names.filter((column) => !emptied.includes(column))
        expect(only(after.get(table) ?? [], kept), table).toEqual(only(rows, kept))
        for (const column of emptied.filter((each) => names.includes(each)))
          expect(after.get(table)?.map((row) => row[column])).toEqual(rows.map(() => null))
      }
      expect(await shapesOf(own)).toEqual(today)
    },
  )
})
