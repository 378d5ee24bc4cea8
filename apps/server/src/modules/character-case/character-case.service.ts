import { randomUUIDv7 } from 'node:crypto'
import {
  type CaseState,
  type CaseVectors,
  caseVectorsOf,
  type CharacterCase,
  type CharacterCaseInput,
  type CharacterCaseQuery,
} from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { contentHash } from '../../database/content-hash.ts'
import type { CharacterCaseTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { requirePermission, type SignedInViewer, type Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announceCase, announceCaseAnswer } from './character-case-news.service.ts'
import { type CaseContent, contentOf, toCharacterCase } from './character-case-view.ts'
import * as cases from './character-case.repository.ts'

/** A file of more is asked for by state. */
const MOST_VECTORS = 5000

/** Cases on a page at most, whatever is asked for: each holds a whole build. */
const MOST_LISTED = { all: 10, mine: 20 } as const

type Context = Pick<ServerContext, 'database' | 'clock'>

type Reporting = {
  readonly viewer: SignedInViewer
  readonly input: CharacterCaseInput
  readonly act: Act
}

/**
 * Keeps what a member saw. Throws DUPLICATE while their last word on the same figure and inputs
 * waits. Nothing is calculated otherwise because of it.
 */
export async function reportCharacterCase(
  transaction: Transaction<Schema>,
  { viewer, input: { figure, ...content }, act }: Reporting,
): Promise<CharacterCase> {
  const { id: authorId } = viewer.member
  const inputsHash = contentHash([figure, content.inputs])
  const row: CharacterCaseTable = {
    id: randomUUIDv7(),
    figure,
    inputs_hash: inputsHash,
    claim_hash: contentHash([inputsHash, content.theirs]),
    content: JSON.stringify(content satisfies CaseContent),
    state: 'open',
    author_id: authorId,
    reviewer_id: null,
    answer: '',
    created_at: act.now,
    reviewed_at: null,
    seen_at: null,
  }
  if (await cases.findOpenCase(transaction, row)) throw new AppError('DUPLICATE')
  await cases.insertCase(transaction, row)
  await announceCase(transaction, { id: row.id, action: 'created', now: act.now })
  return viewOf(transaction, viewer, row.id)
}

/** A page of cases. Throws FORBIDDEN when somebody who does not review wants everybody's. */
export async function listCharacterCases(
  { database: { kysely } }: Context,
  viewer: Viewer,
  { view, state, figure, page, pageSize }: CharacterCaseQuery,
) {
  if (view === 'all') requirePermission(viewer, 'catalogue.write')
  const authorId = view === 'all' ? undefined : viewer.member?.id
  const filter = { authorId, states: state && [state], figure }
  const size = Math.min(pageSize, MOST_LISTED[view])
  const range = { limit: size, offset: (page - 1) * size }
  const rows = await cases.listCases(kysely, filter, range)
  const claims = await cases.countClaims(
    kysely,
    rows.map(({ claim_hash: claim }) => claim),
  )
  const items = rows.map((row) => toCharacterCase(row, claims.get(row.claim_hash) ?? 0, viewer))
  return { items, page, pageSize: size, total: await cases.countCases(kysely, filter) }
}

/** Cases as a file of recordings; without a state all that were not taken back. */
export async function exportCharacterCases(
  { database: { kysely } }: Context,
  state: Exclude<CaseState, 'withdrawn'> | undefined,
): Promise<CaseVectors> {
  const states = state === undefined ? (['open', 'accepted', 'held'] as const) : [state]
  const rows = await cases.listCases(kysely, { states }, { limit: MOST_VECTORS, offset: 0 })
  return caseVectorsOf(rows.map((row) => ({ ...row, ...contentOf(row) })))
}

type Answering = {
  readonly id: string
  readonly state: 'accepted' | 'held'
  readonly answer: string
  readonly viewer: Viewer
  readonly act: Act
}

/** An editor's answer. Throws NOT_FOUND, or STALE when the case is closed. */
export async function closeCharacterCase(
  { database }: Context,
  { id, state, answer, viewer, act }: Answering,
): Promise<CharacterCase> {
  return inTransaction(database, async (transaction) => {
    const row = await cases.findCase(transaction, id)
    if (!row) throw new AppError('NOT_FOUND')
    const turn = {
      state,
      answer,
      reviewer_id: act.actorId,
      reviewed_at: act.now,
      seen_at: null,
    }
    if (!(await cases.turnCase(transaction, { id, from: 'open' }, turn)))
      throw await stale(transaction, viewer, id)
    const { ours, theirs } = contentOf(row)
    await recordAudit(transaction, act, {
      action: `character-case.${state}`,
      entity: 'character-case',
      entityId: id,
      after: { figure: row.figure, ours, theirs },
      reason: answer,
    })
    await announceCaseAnswer(transaction, { id, authorId: row.author_id, now: act.now })
    return viewOf(transaction, viewer, id)
  })
}

type Own = { readonly id: string; readonly viewer: SignedInViewer; readonly now: number }

const UNANSWERED = { reviewer_id: null, answer: '', reviewed_at: null, seen_at: null } as const

/** Takes one's own case back. Throws NOT_FOUND, or STALE when it has its answer. */
export async function withdrawCharacterCase({ database }: Context, own: Own): Promise<void> {
  const { id, viewer, now } = own
  await inTransaction(database, async (transaction) => {
    await requireOwn(transaction, own)
    const turn = { state: 'withdrawn' as const, ...UNANSWERED }
    if (!(await cases.turnCase(transaction, { id, from: 'open' }, turn)))
      throw await stale(transaction, viewer, id)
    await announceCase(transaction, { id, action: 'updated', now })
  })
}

/** Brings back what one has taken back. Throws NOT_FOUND, STALE, or DUPLICATE beside a newer one. */
export async function restoreCharacterCase(
  { database }: Context,
  own: Own,
): Promise<CharacterCase> {
  const { id, viewer, now } = own
  return inTransaction(database, async (transaction) => {
    const row = await requireOwn(transaction, own)
    if (await cases.findOpenCase(transaction, row)) throw new AppError('DUPLICATE')
    const turn = { state: 'open' as const, ...UNANSWERED }
    if (!(await cases.turnCase(transaction, { id, from: 'withdrawn' }, turn)))
      throw await stale(transaction, viewer, id)
    await announceCase(transaction, { id, action: 'updated', now })
    return viewOf(transaction, viewer, id)
  })
}

async function requireOwn(kysely: Kysely<Schema>, { id, viewer }: Own) {
  const row = await cases.findCase(kysely, id)
  if (!row || row.author_id !== viewer.member.id) throw new AppError('NOT_FOUND')
  return row
}

async function viewOf(kysely: Kysely<Schema>, viewer: Viewer, id: string): Promise<CharacterCase> {
  const row = await cases.findCase(kysely, id)
  if (!row) throw new AppError('NOT_FOUND')
  const claims = await cases.countClaims(kysely, [row.claim_hash])
  return toCharacterCase(row, claims.get(row.claim_hash) ?? 0, viewer)
}

async function stale(kysely: Kysely<Schema>, viewer: Viewer, id: string): Promise<AppError> {
  return new AppError('STALE', { current: await viewOf(kysely, viewer, id) })
}
