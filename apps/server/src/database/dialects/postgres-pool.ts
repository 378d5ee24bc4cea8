import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { refuseInsideTransaction } from '../transaction.ts'

/**
 * Hands Kysely the clients of a pool, and throws a client away instead of reusing it once a query
 * on it has failed for a reason that says nothing good about its connection (a time-out leaves the
 * old query running on it).
 */
export function discardBrokenClients(
  pool: pg.Pool,
  isBroken: (error: unknown) => boolean,
): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      refuseInsideTransaction()
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client, isBroken)
      wrapped.set(client, known)
      return known
    },
  }
}

function wrap(client: pg.PoolClient, isBroken: (error: unknown) => boolean): PostgresPoolClient {
  let broken: { readonly cause: unknown } | null = null
  const query = async (text: string, parameters: readonly unknown[]) => {
    // A rollback would wait behind the query nobody answers; the end of the connection is one too.
    if (broken) throw broken.cause
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      if (isBroken(error)) broken = { cause: error }
      throw error
    }
  }
  return {
    // Kysely's type also knows cursors and a narrower result; this pool is never given a cursor.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(broken !== null || destroy),
  }
}
