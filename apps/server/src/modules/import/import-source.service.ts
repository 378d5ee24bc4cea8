import type { CatalogueEntity } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { findLatestSource } from './import.repository.ts'

/** What the newest file that is in a list was said to come from; null when nobody said it. */
export async function latestSource(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
): Promise<string | null> {
  return (await findLatestSource(kysely, entity))?.source ?? null
}
