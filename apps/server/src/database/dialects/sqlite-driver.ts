import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import {
  isPassing,
  mayUseSpareRoom,
  refuseInsideTransaction,
  RETRIES,
  retryPauseMs,
} from '../transaction.ts'
import { toKyselyDatabase } from './node-sqlite.ts'
import type { SpareRoom } from './spare-room.ts'

type DriverParts = {
  readonly open: () => DatabaseSync
  /** Whether an error says that another process is writing. */
  readonly isBusy: (error: unknown) => boolean
  /** Whether an error says that the disk is full. */
  readonly isFull: (error: unknown) => boolean
  /** Hears of everything that goes wrong. */
  readonly onError: (error: unknown) => void
  /** Null for work that ends where the disk does. */
  readonly spareRoom: SpareRoom | null
}

/** Pages in the log after which SQLite brings them to the database: by itself, and on a full disk. */
const LOG_PAGES = 1000
const LOG_PAGES_WHEN_FULL = 50

/** SQLite's own code of a full disk. */
const FULL_CODE = 13

/** The disk was full when it was last asked, and what little there is belongs to others. */
class NoRoomError extends Error {
  readonly code = 'ERR_SQLITE_ERROR'
  readonly errcode = FULL_CODE
  constructor() {
    super('the disk is full; what is left is kept for logins')
    this.name = 'NoRoomError'
  }
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
  #metFullDisk = false
  #hasNoRoom = false

  constructor(parts: DriverParts) {
    const opened: { database?: DatabaseSync } = {}
    super({
      database: async () => {
        opened.database = parts.open()
        parts.spareRoom?.keep()
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
    const isReadOnly = settings?.accessMode === 'read only'
    if (!isReadOnly) this.#requireRoom()
    this.#waitForDisk(!isPassing())
    await connection.executeQuery(CompiledQuery.raw(isReadOnly ? 'begin' : BEGIN))
  }

  /** A full disk may have rolled it back already; saying so again would hide what was wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#opened.database?.isTransaction) await super.rollbackTransaction(connection)
    if (this.#metFullDisk) this.#makeRoom()
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
        this.#parts.onError(error)
        const isAlone = this.#opened.database?.isTransaction === false && query.sql !== BEGIN
        this.#metFullDisk ||= this.#parts.isFull(error)
        if (isAlone && this.#metFullDisk) this.#makeRoom()
        if (!isAlone || !this.#parts.isBusy(error) || attempt >= RETRIES) throw error
        this.#release()
        await wait(retryPauseMs(attempt))
        await this.#takeTurn()
      }
    }
  }

  /**
   * What waits in the log goes where it belongs, with the room laid aside for it, so that small
   * writes (a login) go on. From here on the log stays short: its own file must not take that room.
   */
  #makeRoom(): void {
    this.#metFullDisk = false
    this.#hasNoRoom = true
    this.#parts.spareRoom?.giveUp()
    try {
      this.#opened.database?.exec(
        `pragma wal_autocheckpoint = ${LOG_PAGES_WHEN_FULL}; pragma wal_checkpoint(restart)`,
      )
    } catch {
      // No room for that either: the write is refused as it is.
    }
  }

  /** After a full disk: whatever is not urgent waits until there is room to lay aside again. */
  #requireRoom(): void {
    if (!this.#hasNoRoom) return
    if (this.#parts.spareRoom?.keep() !== false) {
      this.#hasNoRoom = false
      this.#opened.database?.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`)
    } else if (!mayUseSpareRoom()) throw new NoRoomError()
  }
}

const BEGIN = 'begin immediate'
