import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { DIALECT } from '../../../test/database.ts'
import { signIn } from '../../../test/people.ts'
import { bumpDataVersion } from '../data-version.ts'
import { inTransaction } from '../transaction.ts'

describe.skipIf(DIALECT !== 'sqlite')('the embedded database', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await createApp()
    test.app.post('/api/test/write', async () => {
      await inTransaction(test.database, async (transaction) => {
        for (let row = 0; row < 200; row += 1)
          await bumpDataVersion(transaction, `${row} ${'x'.repeat(2000)}`)
      })
      return {}
    })
    test.app.post('/api/test/write-one', async () => {
      await bumpDataVersion(test.database.kysely, 'one')
      return {}
    })
  })
  afterEach(async () => {
    await test.close()
  })

  it('with no room left refuses to write with 507, reads, lets log in, and goes on once there is', async () => {
    const { kysely } = test.database
    const member = await signIn(test, 'MEMBER')
    const { page_count: pages } = (
      await sql<{ page_count: number }>`pragma page_count`.execute(kysely)
    ).rows[0] ?? { page_count: 0 }
    await sql.raw(`pragma max_page_count = ${pages + 4}`).execute(kysely)
    for (let again = 0; again < 2; again += 1) {
      const answer = await member.call('POST', '/api/test/write', {})
      expect(answer.json()).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
    }
    expect(test.log()).not.toContain('cannot rollback')
    expect(test.log()).toContain('database or disk is full')
    expect((await member.call('GET', '/api/role')).statusCode).toBe(200)
    await expect(signIn(test, 'MEMBER')).resolves.toBeDefined()
    await sql.raw('pragma max_page_count = 1000000').execute(kysely)
    expect((await member.call('POST', '/api/test/write', {})).statusCode).toBe(200)
  })

  it('held by another process makes nobody stand still: 503 with a time to come back, reads go on', async () => {
    const member = await signIn(test, 'MEMBER')
    const file = join(test.options.dataDir, 'gyeol.db')
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const writes = ['/api/test/write', '/api/test/write-one', '/api/test/write-one'].map(
      async (url) => member.call('POST', url, {}),
    )
    const asked = Promise.all(writes)
    let reads = 0
    // Turns of the event loop let those who wait try again; a read fits between any two.
    const reading = setInterval(() => {
      void member.call('GET', '/api/role').then(({ statusCode }) => {
        reads += statusCode === 200 ? 1 : 0
      })
    }, 10)
    for (const answer of await asked) {
      expect(answer.json()).toMatchObject({ status: 503 })
      expect(answer.headers['retry-after']).toBeDefined()
    }
    clearInterval(reading)
    expect(reads).toBeGreaterThan(8)
    other.exec('rollback')
    other.close()
    expect((await member.call('POST', '/api/test/write', {})).statusCode).toBe(200)
  })

  it('never waits for a lock without letting anything else run', async () => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(
      test.database.kysely,
    )
    expect(rows).toEqual([{ timeout: 0 }])
  })
})
