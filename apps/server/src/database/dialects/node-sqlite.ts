import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** More than the number of different queries the server knows; a guard against a leak only. */
const MAX_STATEMENTS = 500

/** Lets Kysely's SQLite driver talk to node:sqlite, preparing each query text only once. */
export function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = toKyselyStatement(database.prepare(sql))
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  }
}

// Kysely types parameters as unknown; node:sqlite itself refuses what it cannot bind.
const bindable = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
