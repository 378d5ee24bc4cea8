import { compareWords, createMatcher, createSearchIndex } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import type { AppDatabase } from '../../database/database.ts'
import { readDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import { PRICE_ITEM_DATA_VERSION } from './price-item-data-version.ts'
import { listProposed } from './price-item-proposal.repository.ts'
import * as items from './price-item.repository.ts'
import type { PriceItemRow } from './price-item.service.ts'

/** Everything that is open to everybody, sorted as it shows, and by name. */
export type PriceItemIndex = {
  readonly version: number
  readonly rows: readonly PriceItemRow[]
  readonly byId: ReadonlyMap<string, PriceItemRow>
  /** How many there are of each kind. */
  readonly kindCounts: ReadonlyMap<string, number>
  /** The items that are called so, the best first; with 초성 and all that the name search knows. */
  readonly search: (typed: string) => readonly PriceItemRow[]
}

const held = new WeakMap<AppDatabase, Promise<PriceItemIndex>>()

/** The items as they are at this moment; read again only when one of them has changed. */
export async function readItemIndex(database: AppDatabase): Promise<PriceItemIndex> {
  const version = await readDataVersion(database.kysely, PRICE_ITEM_DATA_VERSION)
  const known = held.get(database)
  if (known) {
    const index = await known.catch(() => null)
    if (index?.version === version) return index
  }
  // Whoever asks meanwhile waits for the same reading.
  const current = held.get(database)
  if (current && current !== known) return current
  const reading = load(database.kysely, version)
  held.set(database, reading)
  reading.catch(() => held.delete(database))
  return reading
}

async function load(kysely: Kysely<Schema>, version: number): Promise<PriceItemIndex> {
  const rows = (await items.listByState(kysely, 'accepted')).sort(compareItems)
  const search = createSearchIndex(rows, wordsOf)
  return {
    version,
    rows,
    byId: new Map(rows.map((row) => [row.id, row])),
    kindCounts: countKinds(rows),
    search: (typed) => search.search(typed).map(({ item }) => item),
  }
}

function countKinds(rows: readonly PriceItemRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { kind_id: kindId } of rows) counts.set(kindId, (counts.get(kindId) ?? 0) + 1)
  return counts
}

type Named = Pick<PriceItemRow, 'id' | 'name' | 'variant'>

/** Korean order of names, then of variants. */
function compareItems(left: Named, right: Named): number {
  return (
    compareWords(left.name, right.name) ||
    compareWords(left.variant, right.variant) ||
    (left.id < right.id ? -1 : 1)
  )
}

function wordsOf({ name, variant, search_text: searchText }: PriceItemRow) {
  const whole = variant === '' ? name : `${name} ${variant}`
  return { name: whole, aliases: searchText.split('\n').slice(1) }
}

/** Proposals, of one member or of everybody, the newest first, as far as they are called so. */
export async function findProposed(
  kysely: Kysely<Schema>,
  { authorId, search }: { readonly authorId: string | null; readonly search: string },
): Promise<readonly PriceItemRow[]> {
  const rows = await listProposed(kysely, authorId)
  if (search.trim() === '') return rows
  const matches = createMatcher(search)
  return rows.filter(({ name, variant }) => matches(`${name} ${variant}`) !== null)
}
