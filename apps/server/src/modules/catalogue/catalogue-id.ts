import { randomUUIDv7 } from 'node:crypto'
import { slugOf } from '@gyeol/catalogue'
import { type CatalogueEntity, RESERVED_IDS } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CommonContent } from './catalogue-entity.ts'
import { listTakenIds } from './catalogue.repository.ts'

/** How many items of one name get a number behind their id; more get an id that says nothing. */
const MOST_NUMBERED = 30

const RESERVED: ReadonlySet<string> = new Set(RESERVED_IDS)

/** Ids an item of this name could have, the best first. */
export function idCandidates({ nameEn, name }: Pick<CommonContent, 'name' | 'nameEn'>): string[] {
  const base = slugOf(nameEn ?? '') || slugOf(name)
  if (base === '') return []
  const numbers = Array.from({ length: MOST_NUMBERED - 1 }, (_, index) => index + 2)
  return [base, ...numbers.map((number) => `${base}-${number}`)].filter((id) => !RESERVED.has(id))
}

/** An id for a new item: readable where its name can be read, and free. */
export async function freeId(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  names: Pick<CommonContent, 'name' | 'nameEn'>,
): Promise<string> {
  const candidates = idCandidates(names)
  if (candidates.length === 0) return randomUUIDv7()
  const taken = await listTakenIds(kysely, entity, candidates)
  return candidates.find((id) => !taken.has(id)) ?? randomUUIDv7()
}
