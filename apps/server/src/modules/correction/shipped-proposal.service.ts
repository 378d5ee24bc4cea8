import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ShippedDifference } from '../catalogue/catalogue.seed.ts'
import type { AnyEntity, CommonContent } from '../catalogue/catalogue-entity.ts'
import { valueAt, withValueAt } from '../catalogue/file-field.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { differingCells } from '../import/import-view.ts'
import * as corrections from './correction.repository.ts'

/**
 * Asks editors about an item people have made their own that a release knows otherwise: a proposal
 * without an author. The question of an earlier release that nobody has answered is taken back.
 */
export async function proposeShipped(
  transaction: Transaction<Schema>,
  definition: AnyEntity,
  { id, shipped, provenance: { source, asOf }, now }: ShippedDifference,
): Promise<void> {
  const { entity } = definition
  const earlier = await corrections.findOpen(transaction, {
    author_id: null,
    entity,
    entity_id: id,
  })
  const answered = { reviewer_id: null, answer: '', reviewed_at: now, seen_at: now }
  const closing = { state: 'withdrawn', ...answered } as const
  if (earlier) await corrections.closeCorrection(transaction, earlier.id, closing)
  const item = await findItem(transaction, definition, id)
  const change = item && changeOf(definition, item.content, shipped)
  if (!change) return
  await corrections.insertCorrection(transaction, {
    id: randomUUIDv7(),
    entity,
    entity_id: id,
    entity_version: item.version,
    change: JSON.stringify(change),
    reason: `${source} (기준일 ${asOf})`,
    state: 'open',
    author_id: null,
    reviewer_id: null,
    answer: '',
    created_at: now,
    reviewed_at: null,
    seen_at: null,
  })
}

/**
 * The fields a release knows otherwise, as a proposal holds them; null where there are none. What it
 * says nothing of, like a note, is no question: nobody is asked to empty what people wrote.
 */
function changeOf(
  { fields }: AnyEntity,
  present: CommonContent,
  shipped: CommonContent,
): Readonly<Record<string, unknown>> | null {
  const told = differingCells(fields, present, shipped).filter(({ after }) => after !== null)
  if (told.length === 0) return null
  const whole = told.reduce<Record<string, unknown>>(
    (so, { field: { path } }) => withValueAt(so, path, valueAt(shipped, path)),
    { ...present },
  )
  const named = new Set(told.flatMap(({ field: { path } }) => path.slice(0, 1)))
  return Object.fromEntries(Object.entries(whole).filter(([key]) => named.has(key)))
}
