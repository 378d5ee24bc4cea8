import {
  dropWords,
  fitsCrystaAsk,
  fitsEquipmentAsk,
  madeForGear,
  nameWords,
  pieceWords,
} from '@gyeol/catalogue'
import {
  type CrystaInput,
  type EquipmentInput,
  type SearchAsk,
  searchAskSchema,
  type SearchedList,
} from '@gyeol/contract'
import { createSearchIndex, type SearchIndex } from '@gyeol/korean'
import type { AppDatabase } from '../../database/database.ts'
import type { Item } from '../catalogue/catalogue-entity.ts'
import { type Snapshot, snapshotOf } from '../catalogue/catalogue-snapshot.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { equipmentEntity } from '../equipment/equipment.entity.ts'

/** One state of a list, ready to be asked. */
export type AskedList = {
  /** How often the list had changed. */
  readonly version: number
  /** The ids of what fits. Another list's question finds nothing. */
  readonly find: (ask: SearchAsk) => readonly string[]
  /** What a thing is called; undefined when it is gone. */
  readonly namesOf: (id: string) => Names | undefined
}

type Names = { readonly name: string; readonly nameEn: string | null }

/** A list as it is at this moment. */
export async function readAskedList(database: AppDatabase, list: SearchedList): Promise<AskedList> {
  if (list === 'crysta') {
    const snapshot = await snapshotOf(database, crystaEntity, { isExact: true })
    return asked(snapshot, crystaFinder)
  }
  const snapshot = await snapshotOf(database, equipmentEntity, { isExact: true })
  return asked(snapshot, equipmentFinder)
}

/** What is kept of a question; null when a release since no longer understands it. */
export function readAsk(text: string): SearchAsk | null {
  const read = searchAskSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

type Find = AskedList['find']

/** Preparing a list for its names is the slow part: once for each of its states. */
const finders = new WeakMap<object, Find>()

function asked<Content extends Names>(
  snapshot: Snapshot<Content>,
  createFinder: (items: readonly Item<Content>[]) => Find,
): AskedList {
  const find = finders.get(snapshot) ?? createFinder(snapshot.items)
  finders.set(snapshot, find)
  return {
    version: snapshot.provenance.version,
    find,
    namesOf: (id) => snapshot.byId.get(id)?.content,
  }
}

function crystaFinder(items: readonly Item<CrystaInput>[]): Find {
  const names = late(() => createSearchIndex(items, ({ content }) => nameWords(content)))
  const drops = late(() => createSearchIndex(items, ({ content }) => dropWords(content.drops)))
  return (ask) => {
    if (ask.list !== 'crysta') return []
    const { words, isForGear, conditions } = ask
    const called = words === '' ? items : found(names(), words)
    const named = called.length > 0 ? called : found(drops(), words)
    const fitting = named.filter(({ content }) => fitsCrystaAsk(content, ask))
    if (!isForGear) return fitting.map(idOf)
    const stats = fitting.map(({ id, content }) => ({ id, stats: content.stats }))
    // Where none is made for the gear, all of them fit it as they fit any.
    const own = madeForGear(stats, conditions.worn)
    return (own.length > 0 ? own : fitting).map(idOf)
  }
}

function equipmentFinder(items: readonly Item<EquipmentInput>[]): Find {
  const names = late(() => createSearchIndex(items, ({ content }) => pieceWords(content)))
  return (ask) => {
    if (ask.list !== 'equipment') return []
    const named = ask.words === '' ? items : found(names(), ask.words)
    return named.filter(({ content }) => fitsEquipmentAsk(content, ask)).map(idOf)
  }
}

const idOf = ({ id }: { readonly id: string }) => id

function found<Thing>(index: SearchIndex<Thing>, words: string): readonly Thing[] {
  return index.search(words).map(({ item }) => item)
}

/** Made when it is first asked for. */
function late<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
