import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../../test/database.ts'
import type { AppDatabase } from '../database.ts'
import { applySeed } from './apply-seed.ts'
import { contentHash } from '../content-hash.ts'
import type { SeedSet } from './seed-set.ts'
import { siteSettingSeed } from '../../modules/setting/setting.seed.ts'

type Settings = Record<string, string>
type Content = typeof siteSettingSeed extends SeedSet<infer Shape> ? Shape : never

const shipped = (version: number, settings: Settings): SeedSet<Content> => ({
  ...siteSettingSeed,
  name: 'test',
  version,
  rows: new Map(Object.entries(settings).map(([key, value]) => [key, { value, asOf: null }])),
})

describeWithDatabase('shipped rows', () => {
  let own: TestDatabase
  let database: AppDatabase

  beforeEach(async () => {
    own = await createDatabase()
    database = await own.open()
    await database.kysely.deleteFrom('site_setting').execute()
    await database.kysely.deleteFrom('data_version').execute()
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
  })

  const settings = async (): Promise<Settings> => {
    const rows = await database.kysely.selectFrom('site_setting').select(['key', 'value']).execute()
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  }
  const edit = (key: string, value: string) =>
    database.kysely.updateTable('site_setting').set({ value }).where('key', '=', key).execute()
  const dataVersion = async () => {
    const row = await database.kysely
      .selectFrom('data_version')
      .select('version')
      .where('key', '=', 'site-setting')
      .executeTakeFirst()
    return row?.version ?? 0
  }

  it('arrive once, with their provenance', async () => {
    const set = shipped(1, { a: '1', b: '2' })
    expect((await applySeed(database, set)).inserted).toEqual(['a', 'b'])
    expect(await applySeed(database, set)).toEqual({
      inserted: [],
      updated: [],
      removed: [],
      kept: [],
      told: [],
    })
    expect(await settings()).toEqual({ a: '1', b: '2' })
    expect(await dataVersion()).toBe(1)
    const state = await database.kysely
      .selectFrom('seed_state')
      .selectAll()
      .where('name', '=', 'test')
      .executeTakeFirst()
    expect(state).toMatchObject({ version: 1, source: set.source, as_of: set.asOf })
  })

  it('are thousands at once if need be, each remembered as it was shipped', async () => {
    const many = (value: string) =>
      Object.fromEntries(Array.from({ length: 1201 }, (_, number) => [`row ${number}`, value]))
    expect((await applySeed(database, shipped(1, many('1')))).inserted).toHaveLength(1201)
    const outcome = await applySeed(database, shipped(2, { ...many('1'), 'row 1200': '2' }))
    expect(outcome).toEqual({
      inserted: [],
      updated: ['row 1200'],
      removed: [],
      kept: [],
      told: [],
    })
  })

  it('are not even read again while their fingerprint is the same', async () => {
    const set = { ...shipped(1, { a: '1' }), fingerprint: 'one' }
    await applySeed(database, set)
    const unread = {
      ...set,
      get rows(): never {
        throw new Error('read for nothing')
      },
    }
    expect((await applySeed(database, unread)).inserted).toEqual([])
    const next = { ...shipped(1, { a: '2' }), fingerprint: 'two' }
    expect((await applySeed(database, next)).updated).toEqual(['a'])
  })

  it('follow a newer release where nobody has edited them', async () => {
    await applySeed(database, shipped(1, { a: '1', b: '2' }))
    const outcome = await applySeed(database, shipped(2, { a: '10', c: '3' }))
    expect(outcome).toEqual({ inserted: ['c'], updated: ['a'], removed: ['b'], kept: [], told: [] })
    expect(await settings()).toEqual({ a: '10', c: '3' })
    expect(await dataVersion()).toBe(2)
  })

  it('never overwrite or remove what people edited', async () => {
    await applySeed(database, shipped(1, { a: '1', b: '2' }))
    await edit('a', '"ours"')
    await edit('b', '"ours too"')
    const outcome = await applySeed(database, shipped(2, { a: '10' }))
    expect(outcome).toMatchObject({ updated: [], removed: [], kept: ['a'] })
    expect(await settings()).toEqual({ a: '"ours"', b: '"ours too"' })
  })

  describe('that people edited', () => {
    const heard: string[] = []
    const telling = (version: number, shippedSettings: Settings): SeedSet<Content> => ({
      ...shipped(version, shippedSettings),
      async tellDifference(_transaction, { id, content }) {
        heard.push(`${id} ${content.value}`)
      },
    })
    beforeEach(() => {
      heard.length = 0
    })

    it('are told of once for each content of a release', async () => {
      await applySeed(database, telling(1, { a: '1', b: '2', c: '3' }))
      await edit('a', '"ours"')
      await edit('b', '"ours too"')
      expect((await applySeed(database, telling(2, { a: '10', b: '2', c: '30' }))).told).toEqual([
        'a',
      ])
      expect(await settings()).toEqual({ a: '"ours"', b: '"ours too"', c: '30' })
      expect((await applySeed(database, telling(3, { a: '10', b: '2', c: '4' }))).told).toEqual([])
      expect((await applySeed(database, telling(4, { a: '11', b: '2', c: '4' }))).told).toEqual([
        'a',
      ])
      expect(heard).toEqual(['a 10', 'a 11'])
      expect(await settings()).toEqual({ a: '"ours"', b: '"ours too"', c: '4' })
    })

    it('are told of where people made one under the same id first', async () => {
      await siteSettingSeed.insert(
        database.kysely as unknown as Parameters<typeof siteSettingSeed.insert>[0],
        [{ id: 'a', content: { value: '"mine"', asOf: null }, now: 1 }],
      )
      expect(await applySeed(database, telling(1, { a: '1' }))).toMatchObject({
        kept: ['a'],
        told: ['a'],
      })
      expect(await settings()).toEqual({ a: '"mine"' })
    })

    it('are no question when people wrote the same, and follow the next release again', async () => {
      await applySeed(database, telling(1, { a: '1' }))
      await edit('a', '10')
      expect((await applySeed(database, telling(2, { a: '10' }))).told).toEqual([])
      expect((await applySeed(database, telling(3, { a: '11' }))).updated).toEqual(['a'])
    })

    it('are no question when people deleted them', async () => {
      await applySeed(database, telling(1, { a: '1' }))
      await database.kysely.deleteFrom('site_setting').where('key', '=', 'a').execute()
      expect(await applySeed(database, telling(2, { a: '10' }))).toMatchObject({
        kept: ['a'],
        told: [],
      })
    })

    it('are looked at once more where a release before kept them and told nobody', async () => {
      await applySeed(database, shipped(1, { a: '1' }))
      await edit('a', '"ours"')
      expect((await applySeed(database, shipped(2, { a: '10' }))).kept).toEqual(['a'])
      expect((await applySeed(database, telling(2, { a: '10' }))).told).toEqual(['a'])
      expect((await applySeed(database, telling(2, { a: '10' }))).told).toEqual([])
    })
  })

  it('stay away when people deleted them', async () => {
    await applySeed(database, shipped(1, { a: '1' }))
    await database.kysely.deleteFrom('site_setting').where('key', '=', 'a').execute()
    expect((await applySeed(database, shipped(2, { a: '10' }))).kept).toEqual(['a'])
    expect(await settings()).toEqual({})
  })

  it('leave alone a row that people made under the same id first', async () => {
    await siteSettingSeed.insert(
      // A connection reads and writes like a transaction; the seed's own type asks for one.
      database.kysely as unknown as Parameters<typeof siteSettingSeed.insert>[0],
      [{ id: 'a', content: { value: '"mine"', asOf: null }, now: 1 }],
    )
    expect((await applySeed(database, shipped(1, { a: '1' }))).kept).toEqual(['a'])
    expect(await settings()).toEqual({ a: '"mine"' })
  })
})

describeWithDatabase('the settings of a new site', () => {
  it('hold the specified default level and are valid JSON', async () => {
    const own = await createDatabase()
    const { kysely } = await own.open()
    const rows = await kysely.selectFrom('site_setting').selectAll().orderBy('key').execute()
    expect(rows.map(({ key, value }) => [key, JSON.parse(value)])).toEqual([
      ['default-level', 305],
      ['end-old-records', true],
      ['level-cap', 305],
      ['price-edit-hours', 24],
      ['price-report-minutes', 10],
      ['totp-required', false],
      ['whole-menu', false],
    ])
    await kysely.destroy()
    await own.remove()
  })
})

it('hashes content whatever the order of its keys', () => {
  expect(contentHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
    contentHash({ b: { d: null, c: [1, 2] }, a: 1 }),
  )
  expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: 2 }))
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]))
})
