import type { SearchAlias } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Counts a word once more. */
export async function countWord(
  transaction: Kysely<Schema>,
  { word, now }: { readonly word: string; readonly now: number },
): Promise<void> {
  await transaction
    .insertInto('search_word')
    .values({ word, count: 1, last_at: now, is_answered: 0 })
    .onConflict((conflict) =>
      conflict
        .column('word')
        .doUpdateSet({ count: sql`search_word.count + 1`, last_at: sql`excluded.last_at` }),
    )
    .execute()
}

/** Keeps so many words: those asked most, of equally many those asked last. */
export async function deleteBeyond(transaction: Kysely<Schema>, kept: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('search_word')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count <= kept) return
  const least = await transaction
    .selectFrom('search_word')
    .select('word')
    .orderBy('count')
    .orderBy('last_at')
    .orderBy('word')
    .limit(count - kept)
    .execute()
  const words = least.map(({ word }) => word)
  await transaction.deleteFrom('search_word').where('word', 'in', words).execute()
}

export async function deleteBefore(kysely: Kysely<Schema>, before: number): Promise<void> {
  await kysely.deleteFrom('search_word').where('last_at', '<', before).execute()
}

type Range = { readonly since: number; readonly limit: number; readonly offset: number }

/** Words nobody has answered, the most asked first. */
export async function listWords(kysely: Kysely<Schema>, { since, limit, offset }: Range) {
  return kysely
    .selectFrom('search_word')
    .select(['word', 'count', 'last_at'])
    .where('is_answered', '=', 0)
    .where('last_at', '>=', since)
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('word')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countWords(kysely: Kysely<Schema>, since: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('search_word')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_answered', '=', 0)
    .where('last_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes whether a word leads somewhere now. */
export async function markAnswered(
  transaction: Kysely<Schema>,
  word: string,
  isAnswered: boolean,
): Promise<void> {
  await transaction
    .updateTable('search_word')
    .set({ is_answered: isAnswered ? 1 : 0 })
    .where('word', '=', word)
    .execute()
}

export async function listAliases(kysely: Kysely<Schema>): Promise<SearchAlias[]> {
  return kysely
    .selectFrom('search_alias')
    .select(['word', 'target'])
    .orderBy('word')
    .orderBy('target')
    .execute()
}

export async function insertAlias(transaction: Kysely<Schema>, alias: SearchAlias): Promise<void> {
  await transaction
    .insertInto('search_alias')
    .values(alias)
    .onConflict((conflict) => conflict.columns(['word', 'target']).doNothing())
    .execute()
}

export async function deleteAlias(
  transaction: Kysely<Schema>,
  { word, target }: SearchAlias,
): Promise<void> {
  await transaction
    .deleteFrom('search_alias')
    .where('word', '=', word)
    .where('target', '=', target)
    .execute()
}
