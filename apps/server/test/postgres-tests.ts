import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SERVER = join(import.meta.dirname, '..')

/** What asks a database, or holds several statements together. */
const STATEMENT =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql`|\bsql<|[tT]ransaction\(/

/** Rooms whose statements are tested from elsewhere. */
export const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/database/migrations': 'src/database/dialects',
  'src/modules/clock': 'test/clock-ran-ahead.test.ts',
  'src/modules/health': 'test/process.test.ts',
  'src/modules/main-quest': 'src/cli',
  'src/modules/outbox': 'src/modules/push',
  'src/modules/password-recovery': 'src/modules/auth',
  'src/modules/token': 'src/modules/auth',
}

/** Commands work on a whole database of either kind. */
const WHOLE = ['src/cli', 'src/assembly']

/** Of the tests of the whole server, those in which the database has a part that differs. */
const OF_THE_WHOLE_SERVER: Readonly<Record<string, string>> = {
  'test/abuse/*.test.ts': 'quotas and throttles count in statements, at once',
  'test/clock-ran-ahead.test.ts': 'times are compared by the database',
  'test/deadline.test.ts': 'a statement that takes too long is ended by the driver',
  'test/limits.test.ts': 'how many connections there are',
  'test/list-budget.test.ts': 'how many statements a list takes',
  'test/price-kill.test.ts': 'what stands after a process died within a transaction',
  'test/process.test.ts': 'starts and ends with a database',
  'test/two-processes.test.ts': 'locks between processes',
  'test/watching.test.ts': 'what one process hears of another',
}

/** The folders of the server, from its root, whose files ask the database. */
export function foldersWithStatements(): readonly string[] {
  const files = globSync('src/**/*.ts', { cwd: SERVER }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const asking = files.filter((file) => STATEMENT.test(readFileSync(join(SERVER, file), 'utf8')))
  return [...new Set(asking.map(dirname))].toSorted()
}

/**
 * The tests that run on PostgreSQL as well as on SQLite, as patterns from the project's root: those beside statements
 * and transactions. What only calls them has been tested once when it has been tested on one.
 */
export function testsOnPostgres(): string[] {
  const folders = [...foldersWithStatements(), ...WHOLE].map((folder) => `${folder}/*.test.ts`)
  return [...folders, ...Object.keys(OF_THE_WHOLE_SERVER)].map((path) => `apps/server/${path}`)
}
