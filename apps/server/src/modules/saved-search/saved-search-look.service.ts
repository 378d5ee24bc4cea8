import { type SearchAsk, SEARCHED_LISTS, type SearchedList } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { readDataVersion } from '../../database/data-version.ts'
import { holdLease } from '../../database/lease.ts'
import type { SavedSearchTable } from '../../database/schema-people.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AskedList, readAsk, readAskedList } from './asked-things.ts'
import { announceSearch } from './own-searches.service.ts'
import { readIds, toSearchAlert } from './saved-search-view.ts'
import * as searches from './saved-search.repository.ts'

/** The lease's name; its holder looks, the other processes wait. */
export const SEARCH_LEASE = 'saved-searches'

/** Long enough for one batch on a busy database. */
const LEASE_MS = 60_000
const BATCH = 50

/** What looking takes. */
export type LookParts = Pick<ServerContext, 'database' | 'clock'> & {
  /** Which process this is. */
  readonly holder: string
  /** Stops the work between two searches. */
  readonly signal: AbortSignal
}

/**
 * Looks what has come to fit the searches with an alert since their list last changed. While no list
 * changes, this asks for its version and for no row.
 */
export async function lookAtSearches(parts: LookParts): Promise<void> {
  for (const list of SEARCHED_LISTS) {
    const version = await readDataVersion(parts.database.kysely, list)
    const due = { list, version, limit: 1 }
    const [first] = await searches.listDue(parts.database.kysely, due)
    if (first && (await keepLease(parts))) await lookThrough(parts, list)
  }
}

async function lookThrough(parts: LookParts, list: SearchedList): Promise<void> {
  const { kysely } = parts.database
  const things = await readAskedList(parts.database, list)
  const finder = rememberedFinder(things)
  for (;;) {
    const rows = await searches.listDue(kysely, { list, version: things.version, limit: BATCH })
    for (const row of rows) {
      if (parts.signal.aborted) return
      await noteFound(parts, { row, things, found: finder(row.ask) })
    }
    if (rows.length < BATCH || !(await keepLease(parts))) return
  }
}

/** Many keep the same search: it is asked once. */
function rememberedFinder({ find }: AskedList): (ask: string | null) => readonly string[] {
  const answers = new Map<string, readonly string[]>()
  const ask = (text: string) => {
    const read: SearchAsk | null = readAsk(text)
    const answer = read === null ? [] : find(read)
    answers.set(text, answer)
    return answer
  }
  return (text) => (text === null ? [] : (answers.get(text) ?? ask(text)))
}

type Found = {
  readonly row: SavedSearchTable
  readonly things: AskedList
  readonly found: readonly string[]
}

/**
 * Whatever fits for the first time is news, once; news that fit no more are none. The row is read
 * again under its lock, so that what its member reads meanwhile stays read.
 */
async function noteFound({ database, clock }: LookParts, { row, things, found }: Found) {
  const look = { looked_version: things.version }
  if (!changes(row, found)) return searches.noteLook(database.kysely, row.id, look)
  return inTransaction(database, async (transaction) => {
    const kept = await searches.lockSearch(transaction, row.id)
    if (!kept || kept.has_alert === 0) return
    // Somebody else has told of it in the meantime.
    if (!changes(kept, found)) return searches.noteLook(transaction, kept.id, look)
    const seen = new Set(readIds(kept.list, kept.seen))
    const fresh = found.filter((id) => !seen.has(id))
    const fitting = new Set(found)
    const old = readIds(kept.list, kept.news).filter((id) => fitting.has(id))
    const news = [...old, ...fresh]
    const now = clock()
    await searches.noteLook(transaction, kept.id, {
      ...look,
      seen: JSON.stringify([...seen, ...fresh]),
      news: JSON.stringify(news),
      ...(fresh.length > 0 && {
        found_at: now,
        alert: toSearchAlert(kept.name, toldNames(fresh, things)),
      }),
      ...(news.length === 0 && { found_at: null, alert: null }),
    })
    await announceSearch(transaction, kept, { action: 'updated', now })
  })
}

function changes({ list, seen, news }: SavedSearchTable, found: readonly string[]): boolean {
  const known = new Set(readIds(list, seen))
  const fitting = new Set(found)
  return found.some((id) => !known.has(id)) || readIds(list, news).some((id) => !fitting.has(id))
}

function toldNames(ids: readonly string[], { namesOf }: AskedList): readonly string[] {
  return ids.flatMap((id) => namesOf(id)?.name ?? [])
}

function keepLease({ database, clock, holder }: LookParts): Promise<boolean> {
  const lease = { name: SEARCH_LEASE, holder, now: clock(), ttlMs: LEASE_MS }
  return holdLease(database.kysely, lease)
}
