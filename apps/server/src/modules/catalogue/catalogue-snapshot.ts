import type { CatalogueEntity, Provenance } from '@gyeol/contract'
import { byEveryId } from '@gyeol/game-data'
import { LRUCache } from 'lru-cache'
import { readDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { CommonContent, EntityDefinition, Item } from './catalogue-entity.ts'
import * as rows from './catalogue.repository.ts'
import { readContent } from './catalogue-row.ts'
import { seedNameOf } from './seed-name.ts'

/** How long a visitor may see what another process has changed in the meantime. */
const FRESH_MS = 1000

/** Answers kept beside one state of a list; lists of ever new queries must not fill the memory. */
const MOST_ANSWERS = 100

/** One state of a whole list, sorted as it shows. */
export type Snapshot<Content> = {
  readonly items: readonly Item<Content>[]
  /** By id, former ids too. */
  readonly byId: ReadonlyMap<string, Item<Content>>
  readonly provenance: Provenance
  /** When anybody last changed a row; null for an empty list. */
  readonly updatedAt: number | null
  /** The answer of this name, made when it is first asked for. */
  readonly answer: (name: string, make: () => unknown) => PreparedAnswer
}

type Held = {
  readonly version: number
  readonly snapshot: Snapshot<CommonContent>
  /** What was read, by the text it was read from. */
  readonly read: ReadonlyMap<string, unknown>
}

/** Where this process keeps one list: the state it holds, when it was last checked, and by whom. */
type CacheSlot = {
  held: Held | undefined
  checkedAt: number
  checking: Promise<Held> | undefined
}

/** A slot for every list of one database. */
const slotsOf = new WeakMap<AppDatabase, Map<CatalogueEntity, CacheSlot>>()

/**
 * The list as it is now. Its data version is asked for at most once a second, for `isExact` every
 * time; the rows are read again only when it has moved.
 */
export async function snapshotOf<Content extends CommonContent>(
  database: AppDatabase,
  definition: EntityDefinition<Content>,
  { isExact = false }: { readonly isExact?: boolean } = {},
): Promise<Snapshot<Content>> {
  const slot = slotOf(database, definition.entity)
  const isFresh = performance.now() - slot.checkedAt < FRESH_MS
  const held =
    slot.held && isFresh && !isExact ? slot.held : await check(slot, database, definition)
  // Filled by `load` with this very definition.
  return held.snapshot as unknown as Snapshot<Content>
}

/** Lets this process see its own change at once; call it after the transaction. */
export function expireSnapshot(database: AppDatabase, entity: CatalogueEntity): void {
  const slot = slotOf(database, entity)
  slot.checkedAt = Number.NEGATIVE_INFINITY
  // A check that began before the change must not answer for the time after it.
  slot.checking = undefined
}

function slotOf(database: AppDatabase, entity: CatalogueEntity): CacheSlot {
  const slots = slotsOf.get(database) ?? new Map<CatalogueEntity, CacheSlot>()
  slotsOf.set(database, slots)
  const slot = slots.get(entity) ?? {
    held: undefined,
    checkedAt: Number.NEGATIVE_INFINITY,
    checking: undefined,
  }
  slots.set(entity, slot)
  return slot
}

/** Requests that come while one is asking wait for its answer. */
async function check<Content extends CommonContent>(
  slot: CacheSlot,
  database: AppDatabase,
  definition: EntityDefinition<Content>,
): Promise<Held> {
  if (slot.checking) return slot.checking
  const startedAt = performance.now()
  const checking = refresh(slot.held, database, definition)
  slot.checking = checking
  try {
    const held = await checking
    if (slot.checking === checking) {
      slot.held = held
      slot.checkedAt = startedAt
    }
    return held
  } finally {
    if (slot.checking === checking) slot.checking = undefined
  }
}

async function refresh<Content extends CommonContent>(
  held: Held | undefined,
  database: AppDatabase,
  definition: EntityDefinition<Content>,
): Promise<Held> {
  const version = await readDataVersion(database.kysely, definition.entity)
  if (held?.version === version) return held
  // Rows may be newer than the version read before them; then the next check reads them again.
  return load(database, definition, { version, held })
}

async function load<Content extends CommonContent>(
  { kysely }: AppDatabase,
  definition: EntityDefinition<Content>,
  { version, held }: { readonly version: number; readonly held: Held | undefined },
): Promise<Held> {
  const { entity, compare } = definition
  const read = new Map<string, unknown>()
  const items = (await rows.listRows(kysely, entity)).map((row): Item<Content> => {
    // Thousands of rows are checked in a blink nobody else is served in: only what has changed is.
    const known = held?.read.get(row.content)
    // Read by this very definition.
    const content = known === undefined ? readContent(definition, row) : (known as Content)
    read.set(row.content, content)
    return { id: row.id, version: row.version, updatedAt: row.updated_at, content }
  })
  items.sort(compare)
  const shipped = await rows.findShippedSource(kysely, seedNameOf(entity))
  const source = (await rows.findImportedSource(kysely, entity)) ?? shipped?.source ?? null
  const days = items.flatMap(({ content }) => content.asOf ?? []).sort()
  const snapshot: Snapshot<CommonContent> = {
    items,
    byId: byEveryId(entity, items),
    provenance: { version, asOf: days.at(-1) ?? null, source },
    updatedAt: items.reduce<number | null>(
      (latest, { updatedAt }) => Math.max(latest ?? 0, updatedAt),
      null,
    ),
    ...createAnswers(),
  }
  return { version, snapshot, read }
}

function createAnswers(): Pick<Snapshot<unknown>, 'answer'> {
  const answers = new LRUCache<string, PreparedAnswer>({ max: MOST_ANSWERS })
  return {
    answer(name, make) {
      const known = answers.get(name)
      if (known) return known
      const answer = PreparedAnswer.json(make())
      answers.set(name, answer)
      return answer
    },
  }
}
