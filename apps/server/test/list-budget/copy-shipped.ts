import { CATALOGUE_ENTITY_CODES, type CatalogueEntity } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { bumpDataVersion } from '../../src/database/data-version.ts'
import type { Schema } from '../../src/database/schema.ts'
import { insertRows, many, markOf } from './insert-rows.ts'

/** How often every shipped row stands there: itself and its copies. */
const TIMES = 10

/** Copies what ships, under other names. */
export async function copyShipped(kysely: Kysely<Schema>): Promise<void> {
  for (const entity of CATALOGUE_ENTITY_CODES) await copyList(kysely, entity)
  await copyPriceItems(kysely)
}

async function copyList(kysely: Kysely<Schema>, entity: CatalogueEntity): Promise<void> {
  const rows = await kysely.selectFrom(entity).selectAll().execute()
  const copies = rows.flatMap((row) =>
    many(TIMES - 1, (copy) => {
      const mark = markOf(`${row.id} ${copy}`)
      const name = `${row.name} ${mark}`
      const { parentId, ...content } = JSON.parse(row.content)
      const parent = parentId === undefined ? {} : { parentId: null }
      return {
        ...row,
        id: `${row.id}-${mark}`,
        name,
        name_key: row.name_key === null ? null : `${row.name_key}${mark}`,
        parent_id: null,
        content: JSON.stringify({ ...content, ...parent, name }),
      }
    }),
  )
  await insertRows(kysely, entity, copies)
  await bumpDataVersion(kysely, entity)
}

async function copyPriceItems(kysely: Kysely<Schema>): Promise<void> {
  const rows = await kysely.selectFrom('price_item').selectAll().execute()
  const copies = rows.flatMap((row) =>
    many(TIMES - 1, (copy) => {
      const mark = markOf(`${row.id} ${copy}`)
      const names = {
        name: `${row.name} ${mark}`,
        name_key: `${row.name_key}${mark}`,
        search_text: `${row.search_text}${mark}`,
      }
      const id = `${row.id.slice(0, 40)}-${mark}`
      return { ...row, id, ...names, entity: null, entity_id: null }
    }),
  )
  await insertRows(kysely, 'price_item', copies)
  await bumpDataVersion(kysely, 'price-item')
}
