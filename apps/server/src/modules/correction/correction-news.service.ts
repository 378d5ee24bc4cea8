import { type CorrectionNews, type MarkCorrectionNewsRead, ROLES } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import type { CorrectionTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { markCaseNewsRead, readCaseNews } from '../character-case/character-case-news.service.ts'
import { markTakedownNewsRead, readTakedownNews } from '../moderation/takedown-news.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import * as corrections from './correction.repository.ts'
import { missingNameOf } from './missing-thing.ts'

/** How many answers are told at once; older ones stand in the list of proposals. */
const MOST_NEWS = 10

type Context = Pick<CatalogueContext, 'database' | 'entities' | 'clock'>

/** What became of the viewer's proposals, of what they saw in the game, and what of theirs was taken down. */
export async function readCorrectionNews(
  { database: { kysely }, entities }: Context,
  viewer: Viewer,
): Promise<CorrectionNews> {
  const authorId = viewer.member?.id ?? ''
  const items: CorrectionNews['items'] = []
  for (const row of await corrections.listAnswers(kysely, authorId, MOST_NEWS)) {
    const item = await findItem(kysely, entities[row.entity], row.entity_id)
    items.push({
      id: row.id,
      entity: row.entity,
      entityId: row.entity_id,
      entityName: item?.content.name ?? null,
      missingName: missingNameOf(row.entity_id),
      state: row.state,
      answer: row.answer,
      reviewedAt: toWireTime(row.reviewed_at ?? row.created_at),
      isSeen: row.seen_at !== null,
    })
  }
  const unread = await corrections.countUnseen(kysely, authorId)
  const cases = await readCaseNews(kysely, authorId)
  const taken = await readTakedownNews(kysely, authorId)
  return {
    unread: unread + cases.unread + taken.unread,
    items,
    cases: cases.items,
    takedowns: taken.items,
  }
}

/** Notes that the viewer has seen the answers, or those of one kind, and tells their other pages. */
export async function markCorrectionNewsRead(
  { database, clock }: Context,
  viewer: Viewer,
  { only }: MarkCorrectionNewsRead,
): Promise<void> {
  const authorId = viewer.member?.id
  if (authorId === undefined) return
  await inTransaction(database, async (transaction) => {
    const now = clock()
    const seen = { authorId, now }
    const marks = {
      proposals: corrections.markSeen,
      cases: markCaseNewsRead,
      takedowns: markTakedownNewsRead,
    }
    let isNew = false
    for (const [kind, mark] of Object.entries(marks))
      if ((only ?? kind) === kind && (await mark(transaction, seen))) isNew = true
    if (!isNew) return
    await announceToAuthor(transaction, { id: authorId, authorId, now })
  })
}

/** Tells the author of a proposal and those who review that it has its answer. Call it last. */
export async function announceAnswer(
  transaction: Transaction<Schema>,
  { id, author_id: authorId }: Pick<CorrectionTable, 'id' | 'author_id'>,
  now: number,
): Promise<void> {
  if (authorId !== null) await announceToAuthor(transaction, { id, authorId, now })
  await announceToReviewers(transaction, { id, action: 'updated', now })
}

/** Tells those who review of a proposal. Call it last in the transaction. */
export async function announceToReviewers(
  transaction: Transaction<Schema>,
  told: { readonly id: string; readonly action: 'created' | 'updated'; readonly now: number },
): Promise<void> {
  await announce(transaction, { kind: 'correction', level: ROLES.EDITOR.level, ...told })
}

async function announceToAuthor(
  transaction: Transaction<Schema>,
  { id, authorId, now }: { readonly id: string; readonly authorId: string; readonly now: number },
): Promise<void> {
  const level = ROLES.MEMBER.level
  const told = { id, memberId: authorId, level, now }
  await announce(transaction, { kind: 'correction', action: 'updated', ...told })
}
