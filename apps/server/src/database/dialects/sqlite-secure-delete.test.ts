import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDialect } from './sqlite.ts'

const SECRET = 'a nickname nobody is to find again'

it('overwrites what is deleted, so that it is not to be found in the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-delete-'))
  const file = join(folder, 'gyeol.db')
  const { kysely: dialect } = openDialect({ file, hasDeadlines: false })
  const kysely = new Kysely<unknown>({ dialect })
  const inFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
    return readFileSync(file).includes(SECRET)
  }
  await sql`create table thing (text text)`.execute(kysely)
  await sql`insert into thing values (${SECRET}), ('something else')`.execute(kysely)
  expect(await inFile()).toBe(true)
  await sql`delete from thing where text = ${SECRET}`.execute(kysely)
  expect(await inFile()).toBe(false)
  await kysely.destroy()
  rmSync(folder, { recursive: true })
})
