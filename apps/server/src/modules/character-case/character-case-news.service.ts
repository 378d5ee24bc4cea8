import { type CaseNewsItem, ROLES } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { ToldNews } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { announce } from '../outbox/outbox.service.ts'
import { contentOf } from './character-case-view.ts'
import * as cases from './character-case.repository.ts'

/** How many answers are told at once. */
const MOST_NEWS = 10

/** What became of a member's cases: part of the one inbox of answers. */
export async function readCaseNews(
  kysely: Kysely<Schema>,
  authorId: string,
): Promise<{ readonly unread: number; readonly items: CaseNewsItem[] }> {
  const rows = await cases.listCaseAnswers(kysely, authorId, MOST_NEWS)
  const items = rows.map(
    (row): CaseNewsItem => ({
      id: row.id,
      figure: row.figure,
      theirs: contentOf(row).theirs,
      state: row.state,
      answer: row.answer,
      reviewedAt: toWireTime(row.reviewed_at ?? row.created_at),
      isSeen: row.seen_at !== null,
    }),
  )
  return { unread: await cases.countUnseenCases(kysely, authorId), items }
}

/** Answers since a moment, as browsers are told of them. */
export async function listToldCases(kysely: Kysely<Schema>, since: number): Promise<ToldNews[]> {
  const rows = await cases.listCasesAnsweredSince(kysely, since)
  return rows.flatMap(({ id, figure, author_id: memberId, reviewed_at: at, state, answer }) => {
    if (memberId === null || at === null) return []
    const words = state === 'accepted' ? '계산에 반영했어요' : '보류했어요'
    const message = {
      title: '게임에서 본 값에 답이 왔어요',
      body: [words, answer].filter(Boolean).join(' — '),
      path: `/character?report=${figure}`,
      tag: `case-${id}`,
    }
    return [{ memberId, at, message }]
  })
}

/** Notes that a member has seen the answers to their cases; says whether there were new ones. */
export async function markCaseNewsRead(
  transaction: Transaction<Schema>,
  seen: { readonly authorId: string; readonly now: number },
): Promise<boolean> {
  return cases.markCasesSeen(transaction, seen)
}

type Told = { readonly id: string; readonly action: 'created' | 'updated'; readonly now: number }

/** Tells those who review. Cases are answered as proposals are, and told by the same kind. */
export async function announceCase(transaction: Transaction<Schema>, told: Told): Promise<void> {
  await announce(transaction, { kind: 'correction', level: ROLES.EDITOR.level, ...told })
}

/** Tells the author of a case and those who review that it has its answer. Call it last. */
export async function announceCaseAnswer(
  transaction: Transaction<Schema>,
  { id, authorId, now }: { readonly id: string; readonly authorId: string; readonly now: number },
): Promise<void> {
  const told = { id, action: 'updated', now } as const
  await announce(transaction, {
    kind: 'correction',
    memberId: authorId,
    level: ROLES.MEMBER.level,
    ...told,
  })
  await announceCase(transaction, told)
}
