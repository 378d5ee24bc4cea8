import { randomUUIDv7 } from 'node:crypto'
import {
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  type ContentKind,
  type Problem,
  type ProblemKind,
  type ProblemQuery,
  type ProblemRef,
  type ProblemState,
  type ReportProblem,
} from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { listContentRows } from './content-rows.ts'
import * as problems from './problem.repository.ts'
import { listHidden } from './takedown.repository.ts'
import { partOf, standsBelow } from './takedown.service.ts'

/** What is said of one content beyond these stands behind the number. */
const MOST_REPORTS = 10

type Context = Pick<CatalogueContext, 'database' | 'contentParts' | 'entities'>

/**
 * Keeps somebody's word that something is wrong with a content; a member's second word on it adds
 * nothing. Throws NOT_FOUND for what is not there.
 */
export async function reportProblem(
  context: Context,
  { input, act }: { readonly input: ReportProblem; readonly act: Act },
): Promise<void> {
  const { kind, id, reason, text } = input
  await inTransaction(context.database, async (transaction) => {
    if ((await showContent(context, transaction, input)) === null) throw new AppError('NOT_FOUND')
    const { actorId: reporterId, now } = act
    if (reporterId !== null && (await problems.findOpenOf(transaction, { kind, id, reporterId })))
      return
    await problems.insertProblem(transaction, {
      id: randomUUIDv7(),
      content_kind: kind,
      content_id: id,
      reporter_id: reporterId,
      reason,
      text,
      at: now,
      state: 'open',
      closed_at: null,
    })
  })
}

/** A page of contents with what people say of them. */
export async function listProblems(
  context: Context,
  viewer: SignedInViewer,
  { state, page, pageSize }: ProblemQuery,
) {
  const { kysely } = context.database
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const items: Problem[] = []
  for (const reported of await problems.listReported(kysely, state, range))
    items.push(await toProblem(context, viewer, { ...reported, state }))
  return { items, page, pageSize, total: await problems.countReported(kysely, state) }
}

type Reported = ProblemRef & {
  readonly state: ProblemState
  readonly count: number
  readonly newest: number
}

async function toProblem(
  context: Context,
  viewer: SignedInViewer,
  { kind, id, state, count, newest }: Reported,
): Promise<Problem> {
  const { kysely } = context.database
  const part = isLibrary(kind) ? null : partOf(context, kind)
  const [row] = part ? await listContentRows(kysely, part, { ids: [id], limit: 1 }) : []
  const [takable] = part
    ? await listContentRows(kysely, part, { ids: [id], isShown: true, limit: 1 })
    : []
  const [hidden] = takable ? [] : await listHidden(kysely, { kind, ids: [id] })
  const shown = hidden ?? (await showContent(context, kysely, { kind, id }))
  const reports = await problems.listReportsOn(kysely, { kind, id, state, limit: MOST_REPORTS })
  return {
    kind,
    id,
    title: shown?.title ?? null,
    path: hidden ? null : (shown?.path ?? null),
    author: toAuthor(row?.author_id, row?.nickname),
    canTakeDown: takable !== undefined && standsBelow(viewer, takable),
    batchId: hidden?.batch_id ?? null,
    count,
    newestAt: toWireTime(newest),
    reports: reports.map(({ reason, text, at, reporter_id, nickname }) => ({
      reason,
      text,
      at: toWireTime(at),
      reporter: toAuthor(reporter_id, nickname),
    })),
  }
}

const toAuthor = (id: string | null | undefined, nickname: string | null | undefined) =>
  id == null ? null : { id, nickname: nickname ?? '' }

type Answering = {
  readonly viewer: SignedInViewer
  readonly act: Act
  readonly isFine: boolean
}

/**
 * Says that nothing is wrong with a content, or takes that back. Throws NOT_FOUND, and FORBIDDEN to
 * those who say so of their own.
 */
export async function answerProblem(
  context: Context,
  { kind, id }: ProblemRef,
  { viewer, act, isFine }: Answering,
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    if (isFine && (await isOwn(context, transaction, { kind, id, viewer })))
      throw new AppError('FORBIDDEN')
    const turn = isFine
      ? ({ from: 'open', to: 'fine', now: act.now } as const)
      : ({ from: 'fine', to: 'open', now: null } as const)
    const count = await problems.turnProblems(transaction, { kind, ids: [id], ...turn })
    if (count === 0) throw new AppError('NOT_FOUND')
    await recordAudit(transaction, act, {
      action: isFine ? 'problem.fine' : 'problem.reopen',
      entity: 'problem',
      entityId: id,
      after: { kind, count },
    })
  })
}

type Seen = ProblemRef & { readonly viewer: SignedInViewer }

/** Whether somebody has made a content themselves; an owner may be alone with the site. */
async function isOwn(
  context: Context,
  kysely: Kysely<Schema>,
  { kind, id, viewer }: Seen,
): Promise<boolean> {
  if (isLibrary(kind) || viewer.may('member.write-any')) return false
  const [row] = await listContentRows(kysely, partOf(context, kind), { ids: [id], limit: 1 })
  return row?.author_id === viewer.member.id
}

function isLibrary(kind: ProblemKind): kind is Exclude<ProblemKind, ContentKind> {
  return (CATALOGUE_ENTITY_CODES as readonly string[]).includes(kind)
}

/** What a content is called and where it stands; null when it is gone. */
async function showContent(
  { entities, contentParts }: Context,
  kysely: Kysely<Schema>,
  { kind, id }: ProblemRef,
): Promise<{ readonly title: string; readonly path: string | null } | null> {
  if (!isLibrary(kind)) {
    const part = partOf({ contentParts }, kind)
    if ((await listContentRows(kysely, part, { ids: [id], limit: 1 })).length === 0) return null
    return (await part.show(kysely, [id])).get(id) ?? null
  }
  const item = await findItem(kysely, entities[kind satisfies CatalogueEntity], id)
  return item ? { title: item.content.name, path: `/${kind}/${id}` } : null
}
