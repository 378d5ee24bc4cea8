import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { isPassing, refuseInsideTransaction, RETRIES, retryPauseMs } from '../transaction.ts'
import { toKyselyDatabase } from './node-sqlite.ts'

type DriverParts = {
  readonly open: () => DatabaseSync
  /** Whether an error says that another process is writing. */
  readonly isBusy: (error: unknown) => boolean
}

/**
 * Takes the write lock at the start of a transaction: a lock wanted half-way through cannot be
 * waited for. While another process holds it nobody here stands still: what has to wait does so
 * beside the event loop and gives its turn to others, so reading goes on.
 */
export class ImmediateDriver extends SqliteDriver {
  readonly #parts: DriverParts
  readonly #opened: { database?: DatabaseSync }
  readonly #connections = new WeakMap<DatabaseConnection, DatabaseConnection>()
  #free: Promise<void> = Promise.resolve()
  #release = () => {}
  #waitsForDisk = true

  constructor(parts: DriverParts) {
    const opened: { database?: DatabaseSync } = {}
    super({
      database: async () => {
        opened.database = parts.open()
        return toKyselyDatabase(opened.database)
      },
    })
    this.#parts = parts
    this.#opened = opened
  }

  /** The one connection, in turn; who holds it in a transaction must not ask for it again. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction()
    await this.#takeTurn()
    const connection = await super.acquireConnection()
    const known = this.#connections.get(connection) ?? this.#patient(connection)
    this.#connections.set(connection, known)
    return known
  }

  override async releaseConnection(): Promise<void> {
    this.#waitForDisk(true)
    this.#release()
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    this.#waitForDisk(!isPassing())
    const isReadOnly = settings?.accessMode === 'read only'
    await connection.executeQuery(CompiledQuery.raw(isReadOnly ? 'begin' : BEGIN))
  }

  /** A full disk has rolled it back already; saying so again would hide what was wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#opened.database?.isTransaction) return super.rollbackTransaction(connection)
    this.#makeRoom()
  }

  /** Waiting for the disk happens on the event loop. What is not waited for it has with the next commit. */
  #waitForDisk(isNeeded: boolean): void {
    if (isNeeded === this.#waitsForDisk) return
    // Never as a prepared statement: SQLite sets it when it reads the text, not when it runs it.
    this.#opened.database?.exec(`pragma synchronous = ${isNeeded ? 'full' : 'normal'}`)
    this.#waitsForDisk = isNeeded
  }

  async #takeTurn(): Promise<void> {
    const former = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await former
    this.#release = resolve
  }

  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async <Row>(query: CompiledQuery) => this.#execute<Row>(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** A whole transaction is tried again by whoever runs it; a statement on its own here. */
  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await connection.executeQuery<Row>(query)
      } catch (error) {
        const isAlone = this.#opened.database?.isTransaction === false && query.sql !== BEGIN
        if (!isAlone || !this.#parts.isBusy(error) || attempt >= RETRIES) throw error
        this.#release()
        await wait(retryPauseMs(attempt))
        await this.#takeTurn()
      }
    }
  }

  /** What waits in the log goes where it belongs, so that small writes (a login) find room in it. */
  #makeRoom(): void {
    try {
      this.#opened.database?.exec('pragma wal_checkpoint(restart)')
    } catch {
      // No room for that either: the write is refused as it is.
    }
  }
}

const BEGIN = 'begin immediate'
