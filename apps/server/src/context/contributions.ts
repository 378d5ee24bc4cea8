import type { NamedCount } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What one part of the site holds about a member. */
export type PersonalDataPart = {
  /** The section's name in their download. */
  readonly name: string
  readonly collect: (
    kysely: Kysely<Schema>,
    memberId: string,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Removes what is only theirs when they leave; what they wrote for others stays, nameless. */
  readonly forget?: (transaction: Kysely<Schema>, memberId: string) => Promise<void>
}

/** What one part of the site tells administrators first. */
export type SummaryPart = (
  kysely: Kysely<Schema>,
  now: number,
) => Promise<{
  /** Sizes. */
  readonly counts?: readonly NamedCount[]
  /** What somebody should look at; zeros are left out. */
  readonly attention?: readonly NamedCount[]
}>
