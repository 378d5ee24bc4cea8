import type { Correction } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fieldError } from '../../errors/app-error.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { EntityRegistry } from '../catalogue/catalogue-context.ts'
import type { AnyEntity, CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { valueAt, withValueAt } from '../catalogue/file-field.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { withPresentReferences } from '../catalogue/references.ts'
import { differingCells } from '../import/import-view.ts'
import { missingNameOf } from './missing-thing.ts'
import type { CorrectionRow } from './correction.repository.ts'

/** Where proposals are read, and what they are about. */
export type CorrectionSource = {
  readonly kysely: Kysely<Schema>
  readonly entities: EntityRegistry
}

/** The item as it is now, and which fields of a proposal are meant; all of them when nobody says. */
type Asked = {
  readonly item: Item<CommonContent>
  readonly fields?: readonly string[] | undefined
}

/**
 * What an item would hold if a proposal, or the chosen fields of it, were taken over. Throws
 * VALIDATION for a field that it would not change.
 */
export function correctedContent(
  entity: AnyEntity,
  { change }: Pick<CorrectionRow, 'change'>,
  { item: { content }, fields }: Asked,
): CommonContent {
  // Checked by the route's schema when it was proposed; checked as a whole here.
  const proposed = JSON.parse(change) as Readonly<Record<string, unknown>>
  const whole = { ...content, ...withPresentReferences(entity.entity, proposed) }
  const schema = entity.storedSchema ?? entity.schema
  const corrected = schema.parse(whole)
  if (fields === undefined) return corrected
  const changed = differingCells(entity.fields, content, corrected).map(({ field }) => field)
  const chosen = changed.filter(({ code }) => fields.includes(code))
  if (chosen.length < new Set(fields).size) throw fieldError('fields', '이 제안에 없는 항목이에요.')
  return schema.parse(
    chosen.reduce<Record<string, unknown>>(
      (so, { path }) => withValueAt(so, path, valueAt(corrected, path)),
      { ...content },
    ),
  )
}

/** A proposal as a viewer sees it: what it would change now. */
export async function toCorrection(
  { kysely, entities }: CorrectionSource,
  row: CorrectionRow,
  viewer: Viewer,
): Promise<Correction> {
  const entity = entities[row.entity]
  const item = await findItem(kysely, entity, row.entity_id)
  const cells = item
    ? differingCells(entity.fields, item.content, correctedContent(entity, row, { item }))
    : []
  const isOpen = row.state === 'open'
  return {
    id: row.id,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: item?.content.name ?? null,
    missingName: missingNameOf(row.entity_id),
    entityVersion: item?.version ?? null,
    isOutdated: item !== undefined && item.version !== row.entity_version,
    fields: cells.map(({ field, before, after }) => ({
      code: field.code,
      title: field.title,
      current: before,
      proposed: after,
    })),
    reason: row.reason,
    state: row.state,
    author: person(row.author_id, row.author_nickname),
    createdAt: toWireTime(row.created_at),
    reviewer: person(row.reviewer_id, row.reviewer_nickname),
    reviewedAt: toWireTimeOrNull(row.reviewed_at),
    answer: row.answer,
    canReview: isOpen && viewer.may('catalogue.write'),
    canWithdraw: isOpen && row.author_id === viewer.member?.id,
  }
}

function person(id: string | null, nickname: string | null) {
  return id === null ? null : { id, nickname: nickname ?? '' }
}
