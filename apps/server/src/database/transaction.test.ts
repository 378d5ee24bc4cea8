import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createDatabase,
  describeWithDatabase,
  DIALECT,
  type TestDatabase,
} from '../../test/database.ts'
import { bumpDataVersion } from './data-version.ts'
import type { AppDatabase } from './database.ts'
import type { Schema } from './schema.ts'
import { inPassingTransaction, inTransaction } from './transaction.ts'

describeWithDatabase('transactions', () => {
  let own: TestDatabase
  let database: AppDatabase

  beforeEach(async () => {
    own = await createDatabase()
    database = await own.open()
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
  })

  const versionOf = async (key: string) => {
    const row = await database.kysely
      .selectFrom('data_version')
      .select('version')
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.version
  }

  it.runIf(DIALECT === 'sqlite')('wait for the disk, but those that only count', async () => {
    const levels: unknown[] = []
    const readLevel = async (kysely: Kysely<Schema>) => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(kysely)
      levels.push(rows[0]?.synchronous)
    }
    await inTransaction(database, readLevel)
    await inPassingTransaction(database, readLevel)
    await readLevel(database.kysely)
    const failing = inPassingTransaction(database, async () => {
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await inTransaction(database, readLevel)
    expect(levels).toEqual([2, 1, 2, 2])
  })

  it('write everything or nothing', async () => {
    const work = inTransaction(database, async (transaction) => {
      await bumpDataVersion(transaction, 'a')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await versionOf('a')).toBeUndefined()
  })

  it('lose none of fifty concurrent increments', async () => {
    // One process has one connection to an embedded database; more would wait for each other.
    const other = DIALECT === 'postgres' ? await own.open() : database
    const bumps = Array.from({ length: 50 }, (_, index) =>
      inTransaction(index % 2 === 0 ? database : other, (transaction) =>
        bumpDataVersion(transaction, 'a'),
      ),
    )
    await Promise.all(bumps)
    if (other !== database) await other.kysely.destroy()
    expect(await versionOf('a')).toBe(50)
  })

  it('run again when another transaction was in the way, at most eight times', async () => {
    let runs = 0
    const conflict = Object.assign(new Error('busy'), { code: '40001', errcode: 5 })
    const result = await inTransaction(database, async () => {
      runs += 1
      if (runs < 3) throw conflict
      return 'done'
    })
    expect([result, runs]).toEqual(['done', 3])

    runs = 0
    const never = inTransaction(database, async () => {
      runs += 1
      throw conflict
    })
    await expect(never).rejects.toBe(conflict)
    expect(runs).toBe(8)
  })

  it('refuse a query beside them, which the embedded database would never answer', async () => {
    const work = inTransaction(database, async () => versionOf('a'))
    await expect(work).rejects.toThrow('beside the transaction')
    expect(await versionOf('a')).toBeUndefined()
  })

  it('tell a duplicate from other failures', async () => {
    const insert = () =>
      database.kysely.insertInto('data_version').values({ key: 'a', version: 1 }).execute()
    await insert()
    const duplicate: unknown = await insert().catch((error: unknown) => error)
    const mistake: unknown = await sql`selec`
      .execute(database.kysely)
      .catch((error: unknown) => error)
    expect(duplicate).toBeInstanceOf(Error)
    expect(database.dialect.classifyFailure(duplicate)).toBe('duplicate')
    expect(mistake).toBeInstanceOf(Error)
    expect(database.dialect.classifyFailure(mistake)).toBeNull()
  })
})
