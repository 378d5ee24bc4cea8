import type { CatalogueEntity } from '@gyeol/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../../test/database.ts'
import { ENTITIES } from '../../assembly/entity-registry.ts'
import type { AppDatabase } from '../../database/database.ts'
import { applySeed } from '../../database/seed/apply-seed.ts'
import type { SeedContent, SeedSet } from '../../database/seed/seed-set.ts'
import { catalogueSeeds } from './catalogue.seed.ts'
import { snapshotOf } from './catalogue-snapshot.ts'

const NOTHING_TOLD = { nameEn: null, aliases: [], note: '', evidence: 'seen', asOf: '2026-08-22' }

/** Rows as the release before wrote them: former ids, and no field that has come since. */
const PREVIOUS_CRYSTAS: Readonly<Record<string, SeedContent>> = {
  zega: crysta('제가', null),
  'ko-jegaviii': crysta('제가VIII', 'zega'),
  'ko-jegaix': crysta('제가IX', 'ko-jegaviii'),
  'ko-jegavx': crysta('제가VX', 'ko-jegaviii'),
  zega_x: crysta('제가X', 'ko-jegaix'),
  filrocas: crysta('필로카스', null),
  'ko-mari': crysta('마리', 'filrocas'),
}

function crysta(name: string, parentId: string | null): SeedContent {
  const isEnhancer = parentId !== null
  return {
    ...NOTHING_TOLD,
    name,
    kind: 'weapon',
    isEnhancer,
    stats: [{ stat: 'atk', value: 1 }],
    parentId,
    drops: [],
  }
}

const seedOf = (entity: CatalogueEntity): SeedSet<SeedContent> => {
  const seed = catalogueSeeds(ENTITIES, async () => {}).find(
    ({ dataVersionKey }) => dataVersionKey === entity,
  )
  if (!seed) throw new Error(`nothing ships in ${entity}`)
  return seed
}

/** The release before shipped these. */
function previous(entity: CatalogueEntity, rows: Readonly<Record<string, SeedContent>>) {
  const { prepare: _prepare, ...seed } = seedOf(entity)
  return { ...seed, version: 1, rows: new Map(Object.entries(rows)) }
}

describeWithDatabase('a database of the release before', () => {
  let own: TestDatabase
  let database: AppDatabase

  beforeEach(async () => {
    own = await createDatabase()
    database = await own.open()
    for (const list of ['crysta', 'job'] as const) {
      await database.kysely.deleteFrom(list).execute()
      await database.kysely
        .deleteFrom('seed_row')
        .where('seed_name', '=', `library-${list}`)
        .execute()
    }
    await applySeed(database, previous('crysta', PREVIOUS_CRYSTAS))
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
  })

  const update = () => applySeed(database, seedOf('crysta'))
  const row = async (id: string, list: CatalogueEntity = 'crysta') => {
    // All lists have the same columns.
    const found = await database.kysely
      .selectFrom(list as 'crysta')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return found && { ...found, content: JSON.parse(found.content) as Record<string, unknown> }
  }
  const edit = async (id: string, change: SeedContent) => {
    const found = await row(id)
    const content = JSON.stringify({ ...found?.content, ...change })
    await database.kysely.updateTable('crysta').set({ content }).where('id', '=', id).execute()
  }

  it('has every crysta of this release afterwards, under the ids of today', async () => {
    const { kept } = await update()
    expect(kept).toEqual([])
    const ids = (await database.kysely.selectFrom('crysta').select('id').execute()).map(
      ({ id }) => id,
    )
    expect(ids).toHaveLength(533)
    expect(ids.filter((id) => id.startsWith('ko-jega'))).toEqual([])
    expect((await row('zega_ix'))?.content).toMatchObject({ name: '제가IX', parentId: 'zega_viii' })
    expect((await row('mari'))?.content.stats).toContainEqual({ stat: 'max_hp_pct', value: 70 })
    expect(await update()).toMatchObject({ inserted: [], updated: [], removed: [] })
  })

  it('keeps what people wrote, under the new id', async () => {
    await edit('ko-mari', { name: '마리 (우리 글)' })
    expect((await update()).kept).toEqual(['mari'])
    expect((await row('mari'))?.content.name).toBe('마리 (우리 글)')
    expect(await row('ko-mari')).toBeUndefined()
  })

  it('keeps what people wrote in one of two rows that became one', async () => {
    await edit('ko-jegavx', { note: '우리 메모' })
    await update()
    expect((await row('zega_ix'))?.content).toMatchObject({ name: '제가VX', note: '우리 메모' })
    expect(await row('ko-jegavx')).toBeUndefined()
  })

  it('keeps both rows where people wrote in both', async () => {
    await edit('ko-jegaix', { note: '하나' })
    await edit('ko-jegavx', { note: '둘' })
    await update()
    expect((await row('zega_ix'))?.content.note).toBe('하나')
    expect((await row('ko-jegavx'))?.content.note).toBe('둘')
  })

  it('does not bring back what people deleted under the former id', async () => {
    await database.kysely.deleteFrom('crysta').where('id', '=', 'ko-mari').execute()
    await update()
    expect(await row('mari')).toBeUndefined()
    expect(await row('ko-mari')).toBeUndefined()
  })

  it('leads edited rows, bosses and guides to the crysta they named', async () => {
    await edit('zega_x', { note: '고친 줄' })
    const insert = (list: 'boss' | 'job', content: SeedContent) =>
      database.kysely
        .insertInto(list as 'crysta')
        .values({
          id: 'ours',
          name: '우리',
          name_key: null,
          parent_id: null,
          version: 1,
          content: JSON.stringify(content),
          created_at: 1,
          updated_at: 1,
        })
        .execute()
    await insert('boss', { name: '우리', kind: 'boss', crystaIds: ['ko-mari', 'bakuzan'] })
    await insert('job', { name: '우리', crystaIds: ['ko-jegavx', 'ko-jegaix'] })
    await update()
    const child = await row('zega_x')
    expect([child?.parent_id, child?.content.parentId, child?.content.note]).toEqual([
      'zega_ix',
      'zega_ix',
      '고친 줄',
    ])
    expect((await row('ours', 'boss'))?.content.crystaIds).toEqual(['mari', 'bakuzan'])
    expect((await row('ours', 'job'))?.content.crystaIds).toEqual(['zega_ix'])
  })

  it('tells the history of a crysta under its new id', async () => {
    const entry = { at: 1, actor_id: null, action: 'crysta.update', entity: 'crysta' } as const
    await database.kysely
      .insertInto('audit_log')
      .values({
        id: 'entry',
        ...entry,
        entity_id: 'ko-mari',
        before: null,
        after: null,
        reason: null,
        request_id: null,
      })
      .execute()
    await update()
    const logged = await database.kysely
      .selectFrom('audit_log')
      .select('entity_id')
      .where('id', '=', 'entry')
      .executeTakeFirst()
    expect(logged?.entity_id).toBe('mari')
  })

  it('reads rows from before a field was there', async () => {
    const { items } = await snapshotOf(database, ENTITIES.crysta, { isExact: true })
    expect(items.map(({ content }) => content.numbersEvidence)).toEqual(items.map(() => 'unknown'))
  })

  it('answers for a former id with the crysta of today', async () => {
    await update()
    const { byId, items } = await snapshotOf(database, ENTITIES.crysta, { isExact: true })
    expect(byId.get('ko-jegavx')?.id).toBe('zega_ix')
    expect(byId.get('ko-mari')?.id).toBe('mari')
    expect(items).toHaveLength(533)
  })
})

describeWithDatabase('equipment of the release before', () => {
  let own: TestDatabase
  let database: AppDatabase

  const piece = (name: string): SeedContent => ({
    ...NOTHING_TOLD,
    name,
    kind: 'bowgun',
    atk: 13,
    stats: [{ stat: 'agi', value: 3 }],
    obtain: [],
  })

  beforeEach(async () => {
    own = await createDatabase()
    database = await own.open()
    await database.kysely.deleteFrom('equipment').execute()
    await database.kysely
      .deleteFrom('seed_row')
      .where('seed_name', '=', 'library-equipment')
      .execute()
    const rows = { 'bowgun-swordbowgun-2': piece('소드 보우건'), 'bow-gearbow': piece('기어 보우') }
    const { fingerprint: _fingerprint, ...before } = previous('equipment', rows)
    await applySeed(database, before)
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
  })

  const contentOf = async (id: string) => {
    const row = await database.kysely
      .selectFrom('equipment')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirst()
    return row && (JSON.parse(row.content) as Record<string, unknown>)
  }

  it('becomes the whole list, under the ids of today', async () => {
    const outcome = await applySeed(database, seedOf('equipment'))
    expect(outcome.kept).toEqual([])
    expect(outcome.inserted.length + outcome.updated.length).toBe(4631)
    expect(await contentOf('bowgun-swordbowgun-2')).toBeUndefined()
    expect(await contentOf('bowgun-swordbowgun-npc')).toMatchObject({ variant: 'npc' })
  })

  it('keeps what people wrote', async () => {
    const content = JSON.stringify({ ...piece('소드 보우건'), note: '우리 글' })
    await database.kysely
      .updateTable('equipment')
      .set({ content })
      .where('id', '=', 'bowgun-swordbowgun-2')
      .execute()
    const outcome = await applySeed(database, seedOf('equipment'))
    expect(outcome.kept).toEqual(['bowgun-swordbowgun-npc'])
    expect(await contentOf('bowgun-swordbowgun-npc')).toMatchObject({ note: '우리 글', atk: 13 })
  })
})
