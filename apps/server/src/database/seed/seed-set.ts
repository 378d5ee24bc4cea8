import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

/** What a shipped row holds; everything in it takes part in the row's hash. */
export type SeedContent = { readonly [column: string]: SeedValue }

type SeedValue = string | number | boolean | null | readonly SeedValue[] | SeedContent

/**
 * A set of rows the product ships, with its provenance.
 *
 * - `version`: raised whenever the rows change.
 * - `source`: where the facts come from; `asOf`: the day they were checked (YYYY-MM-DD).
 * - `dataVersionKey`: whose data version to raise when rows were written.
 * - `fingerprint`: stands for the rows where reading them only to see that nothing has changed would
 *   cost too much with every start; `rows` is then best made when it is asked for. A function where
 *   it is the database that tells what they are made of.
 * - `load`: the rows in place of `rows`, where they are made of others in the database.
 * - `prepare`: runs before the rows are compared, once per content: what a release renamed is moved here.
 * - `tellDifference`: hears of a row people have made their own, once for each shipped content that
 *   is another than theirs and than the last one: nothing of the release comes into such a row by itself.
 * - `read`: the rows now in the database, in the very shape of `rows`, so that hashes compare.
 */
export type SeedSet<Content extends SeedContent> = {
  readonly name: string
  readonly version: number
  readonly source: string
  readonly asOf: string
  readonly dataVersionKey: string
  readonly rows: ReadonlyMap<string, Content>
  readonly fingerprint?: string | ((kysely: Kysely<Schema>) => Promise<string>)
  readonly load?: (transaction: Transaction<Schema>) => Promise<ReadonlyMap<string, Content>>
  readonly prepare?: (transaction: Transaction<Schema>) => Promise<void>
  readonly read: (transaction: Transaction<Schema>) => Promise<ReadonlyMap<string, Content>>
  /** All new rows at once: a list of thousands must not take as many statements. */
  readonly insert: (
    transaction: Transaction<Schema>,
    rows: readonly SeedRow<Content>[],
  ) => Promise<void>
  readonly update: (transaction: Transaction<Schema>, row: SeedRow<Content>) => Promise<void>
  readonly remove: (transaction: Transaction<Schema>, id: string) => Promise<void>
  readonly tellDifference?: (
    transaction: Transaction<Schema>,
    shipped: SeedRow<Content>,
  ) => Promise<void>
}

/** Any set, where the shape of its rows does not matter. */
export type AnySeedSet = SeedSet<SeedContent>

/** Forgets what a set's own rows look like; the set only ever sees rows it holds or reads. */
export function asAnySeedSet<Content extends SeedContent>(set: SeedSet<Content>): AnySeedSet {
  return set as unknown as AnySeedSet
}

/** One row on its way into the database. */
export type SeedRow<Content> = {
  readonly id: string
  readonly content: Content
  readonly now: number
}
