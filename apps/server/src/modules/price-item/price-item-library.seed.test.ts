import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../../test/database.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import { applySeed } from '../../database/seed/apply-seed.ts'
import { libraryItemSeed } from './price-item-library.seed.ts'

describeWithDatabase('items of the library', () => {
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

  const item = async (id: string) =>
    database.kysely.selectFrom('price_item').selectAll().where('id', '=', id).executeTakeFirst()
  const crysta = async () =>
    database.kysely.selectFrom('crysta').selectAll().orderBy('id').executeTakeFirstOrThrow()
  const again = async () => {
    await bumpDataVersion(database.kysely, 'crysta')
    return applySeed(database, libraryItemSeed())
  }
  const addCrysta = async (id: string, name: string) => {
    const row = await crysta()
    const content = JSON.stringify({ ...JSON.parse(row.content), name })
    await database.kysely
      .insertInto('crysta')
      .values({ ...row, id, name, name_key: name, parent_id: null, content })
      .execute()
  }
  const rename = async (id: string, name: string) => {
    const row = await crysta()
    const content = JSON.stringify({ ...JSON.parse(row.content), name })
    await database.kysely
      .updateTable('crysta')
      .set({ name, name_key: name, content })
      .where('id', '=', id)
      .execute()
  }

  it('are not made again while the library stays as it is', async () => {
    expect(await applySeed(database, libraryItemSeed())).toEqual({
      inserted: [],
      updated: [],
      removed: [],
      kept: [],
      told: [],
    })
  })

  it('are made for what came since, follow a new name, and go with what is gone', async () => {
    await addCrysta('s2-new', '새로 나온 크리스타')
    expect((await again()).inserted).toEqual(['s2-new'])
    expect(await item('s2-new')).toMatchObject({
      kind_id: 'crysta',
      name: '새로 나온 크리스타',
      entity: 'crysta',
      entity_id: 's2-new',
      state: 'accepted',
    })
    await rename('s2-new', '바로잡은 이름')
    expect((await again()).updated).toEqual(['s2-new'])
    expect(await item('s2-new')).toMatchObject({ name: '바로잡은 이름', version: 2 })
    await database.kysely.deleteFrom('crysta').where('id', '=', 's2-new').execute()
    expect((await again()).removed).toEqual(['s2-new'])
    expect(await item('s2-new')).toBeUndefined()
  })

  it('keep what people changed, stay away when deleted, and stay while they are used', async () => {
    const { id } = await crysta()
    await database.kysely
      .updateTable('price_item')
      .set({ variant: '편집자의 말' })
      .where('id', '=', id)
      .execute()
    await rename(id, '다른 이름')
    expect((await again()).updated).toEqual([])
    expect(await item(id)).toMatchObject({ variant: '편집자의 말' })
    await database.kysely.deleteFrom('price_item').where('id', '=', id).execute()
    await again()
    expect(await item(id)).toBeUndefined()
    await addCrysta('s2-used', '쓰이는 크리스타')
    await again()
    await database.kysely
      .insertInto('price_statement')
      .values({
        id: 's',
        item_id: 's2-used',
        amount: 1,
        quantity: 1,
        at: 0,
        note: '',
        source: '',
        author_id: null,
        created_at: 0,
        updated_at: 0,
        version: 1,
      })
      .execute()
    await database.kysely.deleteFrom('crysta').where('id', '=', 's2-used').execute()
    await again()
    expect(await item('s2-used')).toMatchObject({ name: '쓰이는 크리스타' })
  })

  it('get another id, always the same, where two lists have one', async () => {
    const registlet = await database.kysely
      .selectFrom('registlet')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await addCrysta(registlet.id, '같은 아이디의 크리스타')
    await addCrysta('avg', '주소와 같은 아이디')
    const { inserted } = await again()
    expect(new Set(inserted)).toEqual(new Set(['crysta-avg', `crysta-${registlet.id}`]))
    expect(await item(`crysta-${registlet.id}`)).toMatchObject({ entity_id: registlet.id })
    expect((await again()).inserted).toEqual([])
  })
})
