import type pg from 'pg'
import { expect, it, vi } from 'vitest'
import { discardBrokenClients } from './postgres-pool.ts'

const SILENT = new Error('Query read timeout')

/** A pool of one client, which answers as it is told. */
function poolOf(answer: (text: string) => Promise<unknown>) {
  const query = vi.fn(answer)
  const release = vi.fn<(destroy?: boolean) => void>()
  // Of a client these two are used, of the pool this one.
  const client = { query, release } as unknown as pg.PoolClient
  const pool = { options: {}, connect: async () => client } as unknown as pg.Pool
  return { pool: discardBrokenClients(pool, (error) => error === SILENT), query, release }
}

it('asks nothing more of a connection that did not answer, not even to roll back, and throws it away', async () => {
  const { pool, query, release } = poolOf(async () => Promise.reject(SILENT))
  const client = await pool.connect()
  await expect(client.query('update', [])).rejects.toBe(SILENT)
  await expect(client.query('rollback', [])).rejects.toBe(SILENT)
  client.release()
  expect(query).toHaveBeenCalledTimes(1)
  expect(release).toHaveBeenCalledWith(true)
})

it('goes on with one whose query was merely wrong', async () => {
  const wrong = new Error('duplicate key')
  const { pool, query, release } = poolOf(async (text) =>
    text === 'insert' ? Promise.reject(wrong) : { rows: [] },
  )
  const client = await pool.connect()
  await expect(client.query('insert', [])).rejects.toBe(wrong)
  await expect(client.query('rollback', [])).resolves.toEqual({ rows: [] })
  client.release()
  expect(query).toHaveBeenCalledTimes(2)
  expect(release).not.toHaveBeenCalledWith(true)
})
