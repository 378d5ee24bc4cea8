import type { CharacterCase, CharacterCaseInput } from '@gyeol/contract'
import type { CharacterCaseTable } from '../../database/schema-catalogue.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { CaseRow } from './character-case.repository.ts'

/** What a case holds besides its figure. */
export type CaseContent = Omit<CharacterCaseInput, 'figure'>

/** The content of a row, as the route's schema let it in. */
export function contentOf({ content }: Pick<CharacterCaseTable, 'content'>): CaseContent {
  return JSON.parse(content) as CaseContent
}

/** A case as a viewer sees it; `same`: how many members say so. */
export function toCharacterCase(row: CaseRow, same: number, viewer: Viewer): CharacterCase {
  const isOpen = row.state === 'open'
  return {
    id: row.id,
    figure: row.figure,
    ...contentOf(row),
    same,
    state: row.state,
    author: { id: row.author_id, nickname: row.author_nickname ?? '' },
    createdAt: toWireTime(row.created_at),
    reviewer:
      row.reviewer_id === null
        ? null
        : { id: row.reviewer_id, nickname: row.reviewer_nickname ?? '' },
    reviewedAt: toWireTimeOrNull(row.reviewed_at),
    answer: row.answer,
    canReview: isOpen && viewer.may('catalogue.write'),
    canWithdraw: isOpen && row.author_id === viewer.member?.id,
  }
}
