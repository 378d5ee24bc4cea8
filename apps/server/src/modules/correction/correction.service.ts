import { randomUUIDv7 } from 'node:crypto'
import type { CatalogueEntity, Correction, CorrectionQuery, MissingThing } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Viewer, requirePermission } from '../../http/viewer.ts'
import type { Act } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { expireSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { findItem, findItemOfAnyId, updateWithin } from '../catalogue/catalogue-writing.service.ts'
import { announceAnswer, announceToReviewers } from './correction-news.service.ts'
import { correctedContent, toCorrection } from './correction-view.ts'
import { missingId, missingNameOf } from './missing-thing.ts'
import * as corrections from './correction.repository.ts'

/** How many people are thanked by name. */
const MOST_THANKED = 100

/** What somebody proposes. */
export type Proposal = {
  readonly change: Readonly<Record<string, unknown>>
  readonly reason: string
}

type Proposing = {
  readonly entityId: string
  readonly proposal: Proposal
  readonly act: Act
}

/**
 * Keeps a proposal. Throws NOT_FOUND for an item that is not there, and DUPLICATE while the member's
 * last proposal for it waits.
 */
export async function proposeCorrection(
  transaction: Transaction<Schema>,
  entity: AnyEntity,
  { entityId: given, proposal, act }: Proposing,
): Promise<{ id: string; version: number }> {
  const item = await findItemOfAnyId(transaction, entity, given)
  if (!item) throw new AppError('NOT_FOUND')
  const { id: entityId } = item
  return keepProposal(transaction, act, {
    ...proposal,
    entity: entity.entity,
    entityId,
    version: item.version,
  })
}

/**
 * Keeps word of a thing that stands in no list. Throws DUPLICATE while the member's last word of it
 * waits.
 */
export async function reportMissing(
  transaction: Transaction<Schema>,
  { entity, name, reason }: MissingThing,
  act: Act,
): Promise<{ id: string; version: number }> {
  const entityId = missingId(name)
  return keepProposal(transaction, act, { change: {}, reason, entity, entityId, version: 0 })
}

type Kept = Proposal & {
  readonly entity: CatalogueEntity
  readonly entityId: string
  readonly version: number
}

async function keepProposal(
  transaction: Transaction<Schema>,
  act: Act,
  { entity, entityId, version, change, reason }: Kept,
): Promise<{ id: string; version: number }> {
  const row = {
    id: randomUUIDv7(),
    entity,
    entity_id: entityId,
    entity_version: version,
    change: JSON.stringify(change),
    reason,
    state: 'open' as const,
    author_id: act.actorId,
    reviewer_id: null,
    answer: '',
    created_at: act.now,
    reviewed_at: null,
    seen_at: null,
  }
  if (await corrections.findOpen(transaction, row)) throw new AppError('DUPLICATE')
  await corrections.insertCorrection(transaction, row)
  await recordAudit(transaction, act, {
    action: 'correction.propose',
    entity,
    entityId,
    after: { ...change, correctionId: row.id },
    reason,
  })
  await announceToReviewers(transaction, { id: row.id, action: 'created', now: act.now })
  return { id: row.id, version: 1 }
}

type Context = Pick<CatalogueContext, 'database' | 'entities'>

/** A page of proposals. Throws FORBIDDEN when somebody who does not review wants everybody's. */
export async function listCorrections(
  { database, entities }: Context,
  viewer: Viewer,
  { view, state, entity, entityId, page, pageSize }: CorrectionQuery,
) {
  if (view === 'all') requirePermission(viewer, 'catalogue.write')
  const authorId = view === 'all' ? undefined : viewer.member?.id
  const filter = { authorId, state, entity, entityId }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await corrections.listCorrections(database.kysely, filter, range)
  const source = { kysely: database.kysely, entities }
  const items: Correction[] = []
  for (const row of rows) items.push(await toCorrection(source, row, viewer))
  const total = await corrections.countCorrections(database.kysely, filter)
  return { items, page, pageSize, total }
}

/** One proposal. Throws NOT_FOUND, for other people's too when the viewer does not review them. */
export async function readCorrection(
  { database, entities }: Context,
  viewer: Viewer,
  id: string,
): Promise<Correction> {
  const row = await requireSeen(database.kysely, viewer, id)
  return toCorrection({ kysely: database.kysely, entities }, row, viewer)
}

type Review = {
  readonly id: string
  readonly answer: string
  readonly viewer: Viewer
  readonly act: Act
}

type Acceptance = Review & {
  /** Null for a thing that stood in no list. */
  readonly entityVersion: number | null
  /** Which fields of the proposal; all of them when nobody says. */
  readonly fields?: readonly string[] | undefined
}

/**
 * Takes a proposal over, or some of its fields. Throws NOT_FOUND; STALE when it is closed or the item
 * has changed since the version the reviewer saw; VALIDATION for a field it does not change or a
 * parent that is gone; and whatever else writing the item itself throws.
 */
export async function acceptCorrection(
  { database, entities }: Context,
  { entityVersion, fields, ...review }: Acceptance,
): Promise<Correction> {
  const { id, viewer, act } = review
  const accepted = await inTransaction(database, async (transaction) => {
    const source = { kysely: transaction, entities }
    const row = await requireSeen(transaction, viewer, id)
    const entity = entities[row.entity]
    const stale = async () =>
      new AppError('STALE', { current: await toCorrection(source, row, viewer) })
    if (missingNameOf(row.entity_id) !== null) {
      // Whoever reviews it has written the thing themselves.
      if (!(await close(transaction, 'accepted', review))) throw await stale()
      await recordAudit(transaction, act, {
        action: 'correction.accept',
        entity: row.entity,
        entityId: row.entity_id,
        after: { correctionId: id },
        reason: review.answer,
      })
      await announceAnswer(transaction, row, act.now)
      return toCorrection(source, await requireSeen(transaction, viewer, id), viewer)
    }
    const item = await findItem(transaction, entity, row.entity_id)
    if (!item || item.version !== entityVersion) throw await stale()
    if (!(await close(transaction, 'accepted', review))) throw await stale()
    const update = {
      id: item.id,
      version: item.version,
      content: correctedContent(entity, row, { item, fields }),
    }
    const credit = row.author_nickname === null ? '' : ` (제안: ${row.author_nickname})`
    const reason = `${row.reason}${credit}`
    try {
      await updateWithin(transaction, entity, { update, act, reason })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'STALE') throw error
      // The item has changed since it was read above, or what it would hang on is not there.
      const now = await findItem(transaction, entity, row.entity_id)
      throw now?.version === entityVersion ? missingParent(entity) : await stale()
    }
    await announceAnswer(transaction, row, act.now)
    return toCorrection(source, await requireSeen(transaction, viewer, id), viewer)
  })
  expireSnapshot(database, accepted.entity)
  return accepted
}

function missingParent({ fields }: AnyEntity): AppError {
  const { code, title } = fields.find((field) => field.code === 'parentId') ?? {
    code: 'fields',
    title: '상위 항목',
  }
  return fieldError(code, `'${title}'에 적힌 자료가 지금은 없어요. 이 항목은 빼고 받아들여 주세요.`)
}

/** Refuses a proposal with a word to its author. Throws NOT_FOUND, or STALE when it is closed. */
export async function rejectCorrection(
  { database, entities }: Context,
  review: Review,
): Promise<Correction> {
  const { id, viewer, act, answer } = review
  return inTransaction(database, async (transaction) => {
    const source = { kysely: transaction, entities }
    const row = await requireSeen(transaction, viewer, id)
    if (!(await close(transaction, 'rejected', review)))
      throw new AppError('STALE', { current: await toCorrection(source, row, viewer) })
    await recordAudit(transaction, act, {
      action: 'correction.reject',
      entity: row.entity,
      entityId: row.entity_id,
      after: { correctionId: id },
      reason: answer,
    })
    await announceAnswer(transaction, row, act.now)
    return toCorrection(source, await requireSeen(transaction, viewer, id), viewer)
  })
}

/** Takes one's own proposal back. Throws NOT_FOUND, or STALE when it is closed. */
export async function withdrawCorrection(
  { database, entities }: Context,
  { id, viewer, act }: Omit<Review, 'answer'>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await corrections.findCorrection(transaction, id)
    if (!row || row.author_id !== viewer.member?.id) throw new AppError('NOT_FOUND')
    if (!(await close(transaction, 'withdrawn', { id, answer: '', viewer, act })))
      throw new AppError('STALE', {
        current: await toCorrection({ kysely: transaction, entities }, row, viewer),
      })
    await announceToReviewers(transaction, { id, action: 'updated', now: act.now })
  })
}

/** Whose proposals were taken over. */
export async function listThanks({ database }: Pick<CatalogueContext, 'database'>) {
  return corrections.listThanks(database.kysely, MOST_THANKED)
}

async function close(
  transaction: Transaction<Schema>,
  state: 'accepted' | 'rejected' | 'withdrawn',
  { id, answer, act }: Review,
): Promise<boolean> {
  const seen = state === 'withdrawn' ? act.now : null
  const closing = {
    state,
    reviewer_id: act.actorId,
    answer,
    reviewed_at: act.now,
    seen_at: seen,
  }
  return corrections.closeCorrection(transaction, id, closing)
}

async function requireSeen(kysely: Kysely<Schema>, viewer: Viewer, id: string) {
  const row = await corrections.findCorrection(kysely, id)
  const isSeen = row && (row.author_id === viewer.member?.id || viewer.may('catalogue.write'))
  if (!row || !isSeen) throw new AppError('NOT_FOUND')
  return row
}

/** How many proposals about an item wait for an answer. */
export async function countOpenOn(
  kysely: Kysely<Schema>,
  { entity, id }: { readonly entity: CatalogueEntity; readonly id: string },
): Promise<number> {
  return corrections.countCorrections(kysely, { entity, entityId: id, state: 'open' })
}
