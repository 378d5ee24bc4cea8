import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createEmptyDatabase,
  DIALECT,
  describeWithDatabase,
  type TestDatabase,
} from '../../../test/database.ts'
import type { AppDatabase } from '../database.ts'
import { migrate, NewerSchemaError } from './migrate.ts'
import type { Migration } from '../migrations/migration.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { prepareDatabase } from './open-database.ts'

const names = MIGRATIONS.map(({ name }) => name)

describeWithDatabase('migrations', () => {
  let own: TestDatabase
  let database: AppDatabase

  beforeEach(async () => {
    own = await createEmptyDatabase()
    database = await own.open()
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
  })

  const tableNames = async () => {
    const tables = await database.kysely.introspection.getTables()
    return tables.map(({ name }) => name).sort()
  }

  it('bring an empty database up to date, and find nothing to do the second time', async () => {
    expect(await migrate(database, MIGRATIONS)).toEqual(names)
    expect(await migrate(database, MIGRATIONS)).toEqual([])
    expect(await tableNames()).toEqual([
      'ability',
      'alert',
      'alert_target',
      'audit_log',
      'boss',
      'character_case',
      'consent',
      'cook_dish',
      'cook_house',
      'cook_level',
      'cook_mark',
      'correction',
      'crysta',
      'data_version',
      'draft',
      'equipment',
      'event',
      'idempotency_key',
      'image',
      'import_batch',
      'import_change',
      'job',
      'lease',
      'main_quest_table',
      'member',
      'member_note',
      'member_totp',
      'member_trace',
      'notice',
      'notice_digest',
      'notice_read',
      'notice_reader',
      'one_time_token',
      'outbox',
      'password_recovery',
      'policy',
      'price_alias',
      'price_day',
      'price_flag',
      'price_item',
      'price_kind',
      'price_now',
      'price_report',
      'price_report_change',
      'price_statement',
      'price_voice',
      'price_vote',
      'price_watch',
      'price_week',
      'problem_report',
      'push_key',
      'push_reminder',
      'push_subscription',
      'recovery_code',
      'registlet',
      'saved_search',
      'schema_lock',
      'schema_migration',
      'search_alias',
      'search_word',
      'seed_row',
      'seed_state',
      'session',
      'short_link',
      'sign_up_request',
      'site_setting',
      'suspension',
      'takedown',
      'throttle',
      'trade_ledger',
    ])
  })

  it.runIf(DIALECT === 'postgres')(
    'run once when four servers start at the same moment',
    async () => {
      const ran = await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(own.options)))
      expect(ran.flat().sort()).toEqual(names)
      const seeded = await database.kysely.selectFrom('seed_row').selectAll().execute()
      const keys = seeded.map(({ seed_name, row_id }) => `${seed_name} ${row_id}`)
      expect(new Set(keys).size).toBe(seeded.length)
    },
  )

  it('leave nothing of a step that fails half-way, and run it the next time', async () => {
    const half: Migration = {
      name: '9999-half',
      async up({ schema }, { text, finish }) {
        await finish(schema.createTable('half').addColumn('id', text)).execute()
        throw new Error('power cut')
      },
    }
    await expect(migrate(database, [...MIGRATIONS, half])).rejects.toThrow('power cut')
    expect(await tableNames()).not.toContain('half')
    const whole: Migration = {
      name: '9999-half',
      async up({ schema }, { text, finish }) {
        await finish(schema.createTable('half').addColumn('id', text)).execute()
      },
    }
    expect(await migrate(database, [...MIGRATIONS, whole])).toEqual(['9999-half'])
    expect(await tableNames()).toContain('half')
  })

  it('refuse a database of a newer release', async () => {
    await migrate(database, [...MIGRATIONS, { name: '9999-later', up: async () => {} }])
    await expect(migrate(database, MIGRATIONS)).rejects.toThrow(NewerSchemaError)
  })

  it('make text sort by code point on both databases', async () => {
    await migrate(database, MIGRATIONS)
    const keys = ['가', 'B', 'a', '_', 'é', '나', 'A']
    for (const key of keys)
      await database.kysely.insertInto('data_version').values({ key, version: 1 }).execute()
    const rows = await database.kysely
      .selectFrom('data_version')
      .select('key')
      .orderBy('key')
      .execute()
    expect(rows.map(({ key }) => key)).toEqual(['A', 'B', '_', 'a', 'é', '가', '나'])
  })

  it('give numbers as numbers, whole ones up to 2^53 - 1 exactly', async () => {
    await migrate(database, MIGRATIONS)
    const version = Number.MAX_SAFE_INTEGER
    await database.kysely.insertInto('data_version').values({ key: 'a', version }).execute()
    const row = await database.kysely
      .selectFrom('data_version')
      .select(({ fn }) => [
        'version',
        fn.avg<number>('version').as('mean'),
        fn.countAll<number>().as('n'),
      ])
      .groupBy('version')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ version, mean: version, n: 1 })
  })

  it('refuse a text in a column of numbers', async () => {
    await migrate(database, MIGRATIONS)
    const insert = sql`insert into data_version (key, version) values ('a', 'many')`
    await expect(insert.execute(database.kysely)).rejects.toThrow()
  })

  it('keep the pledge that an acknowledged write survives a power cut', async () => {
    const { dialect, kysely } = database
    const setting = dialect.name === 'sqlite' ? sql`pragma synchronous` : sql`show fsync`
    const { rows } = await setting.execute(kysely)
    // The test cluster runs without fsync on purpose; only the embedded database sets its own.
    expect(rows).toEqual(dialect.name === 'sqlite' ? [{ synchronous: 2 }] : [{ fsync: 'off' }])
  })
})
