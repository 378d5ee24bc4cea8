import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { countsOver } from './shared-counts.ts'

const REST_MS = 15_000
const PATIENCE_MS = 2000
const HIT = { key: 'requests of somebody', windowMs: 10_000, max: 50 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Counts over a database that is asked and never answers. */
function overSilence() {
  let asked = 0
  const silence = new Promise<never>(() => {})
  class SilentDriver extends DummyDriver {
    override async acquireConnection() {
      asked += 1
      return silence
    }
  }
  const kysely = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SilentDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  // Of the dialect only its name is asked.
  const dialect = { name: 'postgres' } as Parameters<typeof countsOver>[0]['dialect']
  let troubles = 0
  const counts = countsOver({ kysely, dialect }, () => (troubles += 1))
  return { counts, asked: () => asked, troubles: () => troubles }
}

it('waits two seconds for a silent database, then counts alone and lets one request ask again', async () => {
  const { counts, asked, troubles } = overSilence()
  const first = counts.add([HIT], 0)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await first).toEqual([{ hits: 1, endsAt: 10_000 }])
  expect(await counts.add([HIT], 1)).toEqual([{ hits: 2, endsAt: 10_000 }])
  expect([asked(), troubles()]).toEqual([1, 1])

  const asking = counts.add([HIT], REST_MS)
  for (let count = 2; count <= 20; count += 1)
    expect(await counts.add([HIT], REST_MS)).toEqual([{ hits: count, endsAt: REST_MS + 10_000 }])
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await asking).toEqual([{ hits: 1, endsAt: REST_MS + 10_000 }])
  expect([asked(), troubles()]).toEqual([2, 2])
})
