import type { ConsentKind, PolicyKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { PolicyTable } from '../../database/schema-trust.ts'
import type { Schema } from '../../database/schema.ts'

/** A version without its texts. */
export type VersionRow = Omit<PolicyTable, 'korean' | 'english' | 'author_id'>

export async function listVersions(
  kysely: Kysely<Schema>,
  kinds: readonly PolicyKind[],
): Promise<VersionRow[]> {
  return kysely
    .selectFrom('policy')
    .select(['kind', 'version', 'changes', 'asks_consent', 'published_at'])
    .where('kind', 'in', kinds)
    .orderBy('version', 'desc')
    .execute()
}

export async function findVersion(kysely: Kysely<Schema>, kind: PolicyKind, version: number) {
  return kysely
    .selectFrom('policy')
    .selectAll()
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function insertVersion(kysely: Kysely<Schema>, row: PolicyTable): Promise<void> {
  await kysely.insertInto('policy').values(row).execute()
}

/** What a member agreed to, the newest first. */
export async function listConsents(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('consent')
    .select(['kind', 'version', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()
}

/** Keeps what a member agrees to; what they had agreed to before keeps its time. */
export async function insertConsents(
  kysely: Kysely<Schema>,
  rows: readonly {
    readonly member_id: string
    readonly kind: ConsentKind
    readonly version: number
    readonly at: number
  }[],
): Promise<void> {
  await kysely
    .insertInto('consent')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'version']).doNothing())
    .execute()
}

export async function deleteConsents(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('consent').where('member_id', '=', memberId).execute()
}
