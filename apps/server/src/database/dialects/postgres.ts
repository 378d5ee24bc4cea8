import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseDeadlines, DatabaseDialect, FailureKind } from '../database.ts'
import { discardBrokenClients } from './postgres-pool.ts'
import { readTables } from './postgres-tables.ts'

/** Together below the 4.5 s an API answer may take, so that a dead database is named as such. */
const DEADLINES: DatabaseDeadlines = { connectMs: 1500, queryMs: 2500 }

const MAX_CLIENTS = 10

type PostgresOptions = {
  readonly url: string
  /** False for migrations and seeds, which may take as long as they need. */
  readonly hasDeadlines: boolean
  readonly deadlines?: DatabaseDeadlines | undefined
  /** Hears about connections lost while nobody was using them. */
  readonly onIdleError: (error: Error) => void
}

/** PostgreSQL (or a relative that speaks its protocol) behind an address. */
export function openDialect(options: PostgresOptions): DatabaseDialect {
  const pool = openPool(options)
  return {
    name: 'postgres',
    kysely: new PostgresDialect({
      pool: discardBrokenClients(pool, (error) => classifyFailure(error) === 'unavailable'),
    }),
    types: {
      text: sql`text collate "C"`,
      integer: sql`bigint`,
      bytes: sql`bytea`,
      finish: (table) => table,
      finishByKey: (table) => table,
    },
    classifyFailure,
    async lockSchema(transaction) {
      await transaction.selectFrom('schema_lock').select('id').forUpdate().execute()
    },
    logFile: null,
    file: null,
    isDamaged: () => false,
    noteDamage: () => {},
    countConnections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    readTables,
  }
}

function openPool(options: PostgresOptions): pg.Pool {
  const { url, hasDeadlines, deadlines = DEADLINES, onIdleError } = options
  const limits = {
    query_timeout: deadlines.queryMs,
    statement_timeout: deadlines.queryMs,
    idle_in_transaction_session_timeout: 2 * deadlines.queryMs,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CLIENTS,
    connectionTimeoutMillis: deadlines.connectMs,
    keepAlive: true,
    application_name: 'gyeol',
    types: { getTypeParser },
    ...(hasDeadlines ? limits : {}),
  })
  // Without a listener an error of an idle client ends the process; a client taken out for a
  // transaction is nobody's but its own, so it needs one too.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  return pool
}

const { INT8, NUMERIC } = pg.types.builtins

/** int8 and numeric arrive as text; ours always fit a double exactly or are averages. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === INT8) return toSafeInteger
  if (oid === NUMERIC) return Number
  return pg.types.getTypeParser(oid, format)
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('int8 beyond the safe integers')
  return value
}

/** SQLSTATE codes, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FAILURES: Readonly<Record<string, FailureKind>> = {
  '40001': 'conflict',
  '40P01': 'conflict',
  '23505': 'duplicate',
  '53100': 'full',
  '25006': 'unavailable',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
}

/** Classes: lost connections, and resources used up (too many clients, out of memory). */
const UNAVAILABLE_CLASSES = new Set(['08', '53'])

const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** node-postgres gives these no code. */
const UNAVAILABLE_MESSAGE =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** Reads an error of node-postgres. */
export function classifyFailure(error: unknown): FailureKind | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = FAILURES[code]
  if (known) return known
  if (NETWORK_CODES.has(code)) return 'unavailable'
  if (/^[0-9A-Z]{5}$/.test(code))
    return UNAVAILABLE_CLASSES.has(code.slice(0, 2)) ? 'unavailable' : null
  return UNAVAILABLE_MESSAGE.test(error.message) ? 'unavailable' : null
}
