import type { CatalogueEntity, Provenance } from '@gyeol/contract'
import { readDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import { ReadyAnswer } from '../../http/prepared-answer.ts'
import { latestSource } from '../import/import-source.service.ts'
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
  readonly byId: ReadonlyMap<string, Item<Content>>
  readonly provenance: Provenance
  /** When anybody last changed a row; null for an empty list. */
  readonly updatedAt: number | null
  /** The answer of this name, made when it is first asked for. */
  readonly answer: (name: string, make: () => unknown) => ReadyAnswer
  /** The same when it has been made already. */
  readonly made: (name: string) => ReadyAnswer | undefined
}

type Held = { readonly version: number; readonly snapshot: Snapshot<CommonContent> }

type Shelf = {
  held: Held | undefined
  checkedAt: number
  checking: Promise<Held> | undefined
}

/** Every list of one database, as this process knows it. */
type Library = Map<CatalogueEntity, Shelf>

const libraries = new WeakMap<AppDatabase, Library>()

/**
 * The list as it is now. Its data version is asked for at most once a second, for `isExact` every
 * time; the rows are read again only when it has moved.
 */
export async function snapshotOf<Content extends CommonContent>(
  database: AppDatabase,
  definition: EntityDefinition<Content>,
  { isExact = false }: { readonly isExact?: boolean } = {},
): Promise<Snapshot<Content>> {
  const shelf = shelfOf(database, definition.entity)
  const isFresh = performance.now() - shelf.checkedAt < FRESH_MS
  const held =
    shelf.held && isFresh && !isExact ? shelf.held : await check(shelf, database, definition)
  // Filled by `load` with this very definition.
  return held.snapshot as unknown as Snapshot<Content>
}

/** An answer that lies ready in a state of the list that visitors may still see. */
export function freshAnswer(
  database: AppDatabase,
  entity: CatalogueEntity,
  name: string,
): ReadyAnswer | undefined {
  const shelf = shelfOf(database, entity)
  if (performance.now() - shelf.checkedAt >= FRESH_MS) return undefined
  return shelf.held?.snapshot.made(name)
}

/** Lets this process see its own change at once; call it after the transaction. */
export function expireSnapshot(database: AppDatabase, entity: CatalogueEntity): void {
  const shelf = shelfOf(database, entity)
  shelf.checkedAt = Number.NEGATIVE_INFINITY
  // A check that began before the change must not answer for the time after it.
  shelf.checking = undefined
}

function shelfOf(database: AppDatabase, entity: CatalogueEntity): Shelf {
  const library = libraries.get(database) ?? new Map<CatalogueEntity, Shelf>()
  libraries.set(database, library)
  const shelf = library.get(entity) ?? {
    held: undefined,
    checkedAt: Number.NEGATIVE_INFINITY,
    checking: undefined,
  }
  library.set(entity, shelf)
  return shelf
}

/** Requests that come while one is asking wait for its answer. */
async function check<Content extends CommonContent>(
  shelf: Shelf,
  database: AppDatabase,
  definition: EntityDefinition<Content>,
): Promise<Held> {
  if (shelf.checking) return shelf.checking
  const startedAt = performance.now()
  const checking = refresh(shelf.held, database, definition)
  shelf.checking = checking
  try {
    const held = await checking
    if (shelf.checking === checking) {
      shelf.held = held
      shelf.checkedAt = startedAt
    }
    return held
  } finally {
    if (shelf.checking === checking) shelf.checking = undefined
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
  return { version, snapshot: await load(database, definition, version) }
}

async function load<Content extends CommonContent>(
  { kysely }: AppDatabase,
  definition: EntityDefinition<Content>,
  version: number,
): Promise<Snapshot<CommonContent>> {
  const { entity, compare } = definition
  const items = (await rows.listRows(kysely, entity)).map(
    (row): Item<Content> => ({
      id: row.id,
      version: row.version,
      updatedAt: row.updated_at,
      content: readContent(definition, row),
    }),
  )
  items.sort(compare)
  const shipped = await rows.findShippedSource(kysely, seedNameOf(entity))
  const source = (await latestSource(kysely, entity)) ?? shipped?.source ?? null
  const days = items.flatMap(({ content }) => content.asOf ?? []).sort()
  return {
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    provenance: { version, asOf: days.at(-1) ?? null, source },
    updatedAt: items.reduce<number | null>(
      (latest, { updatedAt }) => Math.max(latest ?? 0, updatedAt),
      null,
    ),
    ...createAnswers(),
  }
}

function createAnswers(): Pick<Snapshot<unknown>, 'answer' | 'made'> {
  const answers = new Map<string, ReadyAnswer>()
  return {
    answer(name, make) {
      const known = answers.get(name)
      if (known) return known
      const answer = ReadyAnswer.json(make())
      if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value ?? '')
      answers.set(name, answer)
      return answer
    },
    made: (name) => answers.get(name),
  }
}
