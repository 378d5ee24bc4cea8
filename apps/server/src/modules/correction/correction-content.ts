import { CATALOGUE_ENTITIES, LIVE_WHOLE_LIST } from '@gyeol/contract'
import type { ContentPart } from '../../context/contributions.ts'
import { announceToReviewers } from './correction-news.service.ts'
import * as corrections from './correction.repository.ts'

/** Proposals: those that wait are sent back with the reason, as one by one. */
export const correctionContent: ContentPart = {
  kind: 'correction',
  rows: {
    table: 'correction',
    id: 'id',
    author: 'author_id',
    at: 'created_at',
    takes: { column: 'state', values: ['open'] },
  },
  tells: true,
  async show(kysely, ids) {
    const rows = await corrections.listByIds(kysely, ids)
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: `${CATALOGUE_ENTITIES[row.entity].name} · ${row.reason}`,
          path: `/correction/${row.id}`,
        },
      ]),
    )
  },
  async takeDown(transaction, ids, { act, reason }) {
    const closing = {
      state: 'rejected',
      reviewer_id: act.actorId,
      answer: reason,
      reviewed_at: act.now,
      seen_at: null,
    } as const
    const previous = new Map<string, null>()
    for (const id of ids)
      if (await corrections.closeCorrection(transaction, id, closing)) previous.set(id, null)
    await tellReviewers(transaction, previous.size, act.now)
    return previous
  },
  async restore(transaction, held, act) {
    const back: string[] = []
    for (const { id } of held) if (await corrections.reopenRejected(transaction, id)) back.push(id)
    await tellReviewers(transaction, back.length, act.now)
    return back
  },
  erase: async (transaction, held) =>
    corrections.deleteRejected(
      transaction,
      held.map(({ id }) => id),
    ),
}

async function tellReviewers(
  transaction: Parameters<typeof announceToReviewers>[0],
  count: number,
  now: number,
): Promise<void> {
  if (count === 0) return
  await announceToReviewers(transaction, { id: LIVE_WHOLE_LIST, action: 'updated', now })
}
