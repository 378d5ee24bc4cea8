import type { Kysely } from 'kysely'
import type { PriceItemTable } from '../../database/schema-prices.ts'
import type { Waiting } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

/** How many items somebody has proposed since a moment. */
export async function countProposals(
  kysely: Kysely<Schema>,
  { authorId, since }: { readonly authorId: string; readonly since: number },
): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Items that members proposed and nobody has decided about, and since when. */
export async function readProposed(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('price_item')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('state', '=', 'proposed')
    .where('taken_down_at', 'is', null)
    .executeTakeFirstOrThrow()
  const first = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('state', '=', 'proposed')
    .where('taken_down_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return { count, oldestAt: oldest, firstId: first?.id ?? null }
}

/** Far more proposals than wait at once. */
const MOST_PROPOSED = 1000

/** What waits for an editor, of one member or of all. */
export async function listProposed(
  kysely: Kysely<Schema>,
  authorId: string | null,
): Promise<PriceItemTable[]> {
  let query = kysely
    .selectFrom('price_item')
    .selectAll()
    .where('state', '=', 'proposed')
    .where('taken_down_at', 'is', null)
  if (authorId !== null) query = query.where('author_id', '=', authorId)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST_PROPOSED).execute()
}

/** How many items somebody has proposed that nobody has decided about. */
export async function countProposedBy(kysely: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow()
  return count
}
