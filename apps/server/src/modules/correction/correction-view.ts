import type { Correction } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { toMoment } from '../../moment.ts'
import type { Reader } from '../../http/viewer.ts'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { ENTITIES } from '../catalogue/entities.ts'
import { differingCells } from '../import/import-view.ts'
import type { CorrectionRow } from './correction.repository.ts'

/** What a thing would hold if a proposal were taken over. */
export function correctedContent(
  { entity, change }: Pick<CorrectionRow, 'entity' | 'change'>,
  { content }: Item<CommonContent>,
): CommonContent {
  // Checked by the route's schema when it was proposed; checked as a whole here.
  const proposed = JSON.parse(change) as Readonly<Record<string, unknown>>
  return ENTITIES[entity].schema.parse({ ...content, ...proposed })
}

/** A proposal as a reader sees it: what it would change now. */
export async function toCorrection(
  kysely: Kysely<Schema>,
  row: CorrectionRow,
  reader: Reader,
): Promise<Correction> {
  const entity = ENTITIES[row.entity]
  const item = await findItem(kysely, entity, row.entity_id)
  const cells = item ? differingCells(entity.fields, item.content, correctedContent(row, item)) : []
  const isOpen = row.state === 'open'
  return {
    id: row.id,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: item?.content.name ?? null,
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
    createdAt: toMoment(row.created_at),
    reviewer: person(row.reviewer_id, row.reviewer_nickname),
    reviewedAt: row.reviewed_at === null ? null : toMoment(row.reviewed_at),
    answer: row.answer,
    canReview: isOpen && reader.may('catalogue.write'),
    canWithdraw: isOpen && row.author_id === reader.member?.id,
  }
}

function person(id: string | null, nickname: string | null) {
  return id === null ? null : { id, nickname: nickname ?? '' }
}
