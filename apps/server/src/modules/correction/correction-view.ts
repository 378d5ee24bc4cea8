import type { Correction } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { EntityRegistry } from '../catalogue/catalogue-context.ts'
import type { AnyEntity, CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { differingCells } from '../import/import-view.ts'
import { missingNameOf } from './missing-thing.ts'
import type { CorrectionRow } from './correction.repository.ts'

/** Where proposals are read, and what they are about. */
export type CorrectionSource = {
  readonly kysely: Kysely<Schema>
  readonly entities: EntityRegistry
}

/** What an item would hold if a proposal were taken over. */
export function correctedContent(
  { schema }: AnyEntity,
  { change }: Pick<CorrectionRow, 'change'>,
  { content }: Item<CommonContent>,
): CommonContent {
  // Checked by the route's schema when it was proposed; checked as a whole here.
  const proposed = JSON.parse(change) as Readonly<Record<string, unknown>>
  return schema.parse({ ...content, ...proposed })
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
    ? differingCells(entity.fields, item.content, correctedContent(entity, row, item))
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
