import type { Kysely } from 'kysely'
import type { PersonalDataPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { pathOf } from './saved-search-view.ts'
import * as searches from './saved-search.repository.ts'

/** Removed searches can be brought back for a day. */
const KEPT_MS = 86_400_000

/** Searches a member keeps; gone when they leave. */
export const savedSearchData: PersonalDataPart = {
  name: 'savedSearches',
  async collect(kysely, memberId) {
    const rows = await searches.listOfMember(kysely, memberId)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      path: pathOf(row),
      hasAlert: row.has_alert === 1,
      createdAt: toWireTime(row.created_at),
    }))
  },
  forget: searches.deleteOfMember,
}

/** Removes searches whose member has taken them away a day ago. */
export async function sweepSearches({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  await searches.deleteRemovedBefore(database.kysely, clock() - KEPT_MS)
}

/** What a search has found, as push services are told of it. */
export type SearchFind = {
  readonly searchId: string
  readonly memberId: string
  readonly path: string
  readonly at: number
  readonly text: string
}

/** What was found since a moment and nobody has looked at. */
export async function listSearchFinds(
  kysely: Kysely<Schema>,
  since: number,
): Promise<SearchFind[]> {
  const rows = await searches.listFoundSince(kysely, since)
  return rows.flatMap((row) => {
    const { id: searchId, member_id: memberId, found_at: at, alert: text } = row
    return at === null || text === null ? [] : [{ searchId, memberId, path: pathOf(row), at, text }]
  })
}
