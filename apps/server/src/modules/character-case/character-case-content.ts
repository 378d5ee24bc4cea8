import { LIVE_WHOLE_LIST } from '@gyeol/contract'
import type { ContentPart } from '../../context/contributions.ts'
import { announceCase } from './character-case-news.service.ts'
import { contentOf } from './character-case-view.ts'
import * as cases from './character-case.repository.ts'

const UNANSWERED = { reviewer_id: null, answer: '', reviewed_at: null, seen_at: null } as const

/** What members saw in the game: those that wait are held back with the reason, as one by one. */
export const characterCaseContent: ContentPart = {
  kind: 'character-case',
  rows: {
    table: 'character_case',
    id: 'id',
    author: 'author_id',
    at: 'created_at',
    takes: { column: 'state', values: ['open'] },
  },
  tells: true,
  async show(kysely, ids) {
    const shown = new Map<string, { title: string; path: string }>()
    for (const id of ids) {
      const row = await cases.findCase(kysely, id)
      if (!row) continue
      const { ours, theirs, word } = contentOf(row)
      const title = [`${row.figure} ${ours} → ${theirs}`, word].filter(Boolean).join(' · ')
      shown.set(id, { title, path: '/admin/character-case' })
    }
    return shown
  },
  async takeDown(transaction, ids, { act, reason }) {
    const turn = {
      state: 'held',
      reviewer_id: act.actorId,
      answer: reason,
      reviewed_at: act.now,
      seen_at: null,
    } as const
    const previous = new Map<string, null>()
    for (const id of ids)
      if (await cases.turnCase(transaction, { id, from: 'open' }, turn)) previous.set(id, null)
    await tellReviewers(transaction, previous.size, act.now)
    return previous
  },
  async restore(transaction, held, act) {
    const back: string[] = []
    const turn = { state: 'open', ...UNANSWERED } as const
    for (const { id } of held) {
      const row = await cases.findCase(transaction, id)
      // One that waits beside it says the same of the same inputs.
      if (!row || (await cases.findOpenCase(transaction, row))) continue
      if (await cases.turnCase(transaction, { id, from: 'held' }, turn)) back.push(id)
    }
    await tellReviewers(transaction, back.length, act.now)
    return back
  },
  erase: async (transaction, held) =>
    cases.deleteHeld(
      transaction,
      held.map(({ id }) => id),
    ),
}

async function tellReviewers(
  transaction: Parameters<typeof announceCase>[0],
  count: number,
  now: number,
): Promise<void> {
  if (count === 0) return
  await announceCase(transaction, { id: LIVE_WHOLE_LIST, action: 'updated', now })
}
