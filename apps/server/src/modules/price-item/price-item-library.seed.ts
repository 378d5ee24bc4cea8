import { presentId } from '@gyeol/game-data'
import type { Kysely, Transaction } from 'kysely'
import { contentHash } from '../../database/content-hash.ts'
import { readDataVersion } from '../../database/data-version.ts'
import type { PriceItemTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import { readLedger } from '../../database/seed/seed-ledger.ts'
import type { SeedSet } from '../../database/seed/seed-set.ts'
import { inPieces } from './in-pieces.ts'
import {
  type LibraryItem,
  type LibraryThing,
  listLibraryThings,
  TRADED_ENTITIES,
  type TradedEntity,
} from './library-items.ts'
import { PRICE_ITEM_DATA_VERSION } from './price-item-data-version.ts'
import { toNameKey } from './price-item-names.ts'
import { isItemUsed } from './price-item.repository.ts'

const NAME = 'price-item-library'

/** Raised when items are made of the same things in another way. */
const RULES_VERSION = 1

/** Addresses below /current-price and /price that are no items. */
const TAKEN_WORDS = new Set(['avg', 'mine', 'create', 'item', 'watch', 'ledger', 'rule', 'kind'])

/**
 * The items of everything the library has that changes hands, as the library is now. What people
 * changed about an item stays, what they deleted stays away, and what is used is never taken away.
 */
export function libraryItemSeed(): SeedSet<LibraryItem> {
  let things: ReadonlyMap<string, LibraryThing> = new Map()
  return {
    name: NAME,
    version: RULES_VERSION,
    source: 'the lists of the library',
    asOf: '2026-11-24',
    dataVersionKey: PRICE_ITEM_DATA_VERSION,
    fingerprint: readFingerprint,
    rows: new Map(),
    async load(transaction) {
      things = await toItems(transaction)
      return new Map([...things].map(([id, { content }]) => [id, content]))
    },
    read: readItems,
    async insert(transaction, rows) {
      const made = rows.map(({ id, content, now }) => ({
        id,
        ...toColumns(content),
        entity_id: things.get(id)?.entityId ?? null,
        state: 'accepted' as const,
        merged_into: null,
        is_sample: 0,
        stale_from: null,
        stale_to: null,
        author_id: null,
        taken_down_at: null,
        created_at: now,
        updated_at: now,
        version: 1,
      }))
      for (const piece of inPieces(made))
        await transaction.insertInto('price_item').values(piece).execute()
    },
    async update(transaction, { id, content, now }) {
      await transaction
        .updateTable('price_item')
        .set((row) => ({
          ...toColumns(content),
          entity_id: things.get(id)?.entityId ?? null,
          updated_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },
    async remove(transaction, id) {
      if (await isItemUsed(transaction, id)) return
      await transaction.deleteFrom('price_alias').where('item_id', '=', id).execute()
      await transaction.deleteFrom('price_item').where('id', '=', id).execute()
    },
  }
}

/** Stands for the state of the lists the items are made of. */
async function readFingerprint(kysely: Kysely<Schema>): Promise<string> {
  const versions: number[] = []
  for (const entity of TRADED_ENTITIES) versions.push(await readDataVersion(kysely, entity))
  return contentHash(versions)
}

/** The things by the ids of their items: the one they have, else their own, else one that is free. */
async function toItems(
  transaction: Transaction<Schema>,
): Promise<ReadonlyMap<string, LibraryThing>> {
  const present = await transaction
    .selectFrom('price_item')
    .select(['id', 'entity', 'entity_id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const own = await readLedger(transaction, NAME)
  const taken = new Set(present.map(({ id }) => id).filter((id) => !own.has(id)))
  const linked = new Map<string, string>()
  for (const { id, entity, entity_id: entityId } of present) {
    if (entity === null || entityId === null) continue
    const key = `${entity} ${presentId(entity, entityId)}`
    if (!linked.has(key) || own.has(id)) linked.set(key, id)
  }
  const ofOthers = new Set(linked.values())
  const kinds = await transaction.selectFrom('price_kind').select('id').execute()
  const kindIds = new Set(kinds.map(({ id }) => id))
  const items = new Map<string, LibraryThing>()
  for (const { wantedId, entityId, content } of await listLibraryThings(transaction)) {
    if (!kindIds.has(content.kindId)) continue
    const isFree = (id: string) =>
      !items.has(id) && !ofOthers.has(id) && !taken.has(id) && !TAKEN_WORDS.has(id)
    const id =
      linked.get(`${content.entity} ${entityId}`) ??
      [wantedId, ...otherIds(content.kindId, wantedId)].find(isFree)
    if (id !== undefined) items.set(id, { entityId, content })
  }
  return items
}

/** Ids for something whose own is another's, always the same ones. */
const otherIds = (kindId: string, id: string) => [
  `${kindId}-${id}`.slice(0, 60),
  ...[2, 3, 4, 5].map((number) => `${kindId}-${id}`.slice(0, 60).concat(`-${number}`)),
]

async function readItems(
  transaction: Transaction<Schema>,
): Promise<ReadonlyMap<string, LibraryItem>> {
  const rows = await transaction.selectFrom('price_item').selectAll().execute()
  return new Map(rows.map((row) => [row.id, toContent(row)]))
}

function toContent(row: PriceItemTable): LibraryItem {
  return {
    kindId: row.kind_id,
    name: row.name,
    variant: row.variant,
    unitQuantity: row.unit_quantity,
    // Only these are compared with what was shipped; an editor's other list is a difference too.
    entity: row.entity as TradedEntity | null,
    searchText: row.search_text,
  }
}

function toColumns(content: LibraryItem) {
  return {
    kind_id: content.kindId,
    name: content.name,
    variant: content.variant,
    name_key: toNameKey(content.name),
    search_text: content.searchText,
    unit_quantity: content.unitQuantity,
    entity: content.entity,
  }
}
