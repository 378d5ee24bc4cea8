import {
  MOST_REVISIONS,
  type RevisedEntity,
  type RevisionContent,
  type RevisionList,
} from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act } from '../../context/server-context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { parseState, type State } from '../audit/audit-state.ts'
import * as revisions from './revision.repository.ts'
import { type Step, type Version, versionsOf } from './revision-steps.ts'
import type { RevisionContext } from './revised-thing.ts'

type Context = Pick<RevisionContext, 'database' | 'clock' | 'revised'>

type Wanted = { readonly entity: RevisedEntity; readonly id: string }

/** The versions of a thing, newest first. Throws NOT_FOUND for what never was, FORBIDDEN. */
export async function listRevisions(
  context: Context,
  viewer: Viewer,
  wanted: Wanted,
): Promise<RevisionList> {
  const { isGone, total, versions } = await readVersions(context, viewer, wanted)
  return { id: wanted.id, isGone, total, items: versions.map(({ revision }) => revision) }
}

/** One version with its content. Throws NOT_FOUND, FORBIDDEN. */
export async function readRevision(
  context: Context,
  viewer: Viewer,
  { revision, ...wanted }: Wanted & { readonly revision: string },
): Promise<RevisionContent> {
  const { versions } = await readVersions(context, viewer, wanted)
  const found = pick(versions, revision)
  return { ...found.revision, content: found.content }
}

/**
 * Puts a thing that is gone back where it was. Throws NOT_FOUND, FORBIDDEN, STALE when it is there
 * again, and what writing it throws.
 */
export async function restore(
  context: Context,
  viewer: Viewer,
  { revision, act, ...wanted }: Wanted & { readonly revision?: string; readonly act: Act },
): Promise<{ id: string; version: number }> {
  const { database, revised } = context
  const kind = revised[wanted.entity]
  const restored = await inTransaction(database, async (transaction) => {
    const { isGone, versions, total } = await readVersions(
      { ...context, kysely: transaction },
      viewer,
      wanted,
    )
    if (!isGone) throw new AppError('STALE')
    const { content } = revision === undefined ? newest(versions) : pick(versions, revision)
    // Higher than any it had: nobody who still has it open writes over it unseen.
    const version = total + 2
    const asked = toAsked(transaction, viewer, { ...wanted, now: act.now })
    await kind.putBack(transaction, asked, { content, version, act })
    return { id: wanted.id, version }
  })
  kind.settled?.(database)
  return restored
}

async function readVersions(
  { database, revised, clock, kysely = database.kysely }: Context & { kysely?: Kysely<Schema> },
  viewer: Viewer,
  wanted: Wanted,
) {
  const asked = toAsked(kysely, viewer, { ...wanted, now: clock() })
  const present = await revised[wanted.entity].present(kysely, asked)
  const { isKnown, ...known } = await readKnownVersions(kysely, wanted, present)
  if (present === null && !isKnown) throw new AppError('NOT_FOUND')
  return { isGone: present === null, ...known }
}

/**
 * The versions of a thing from what it is now (null when it is gone), whoever asks: it is for the
 * caller to know who may. `isKnown`: anything was ever done to it.
 */
export async function readKnownVersions(
  kysely: Kysely<Schema>,
  wanted: Wanted,
  present: State | null,
) {
  const { steps, total } = await readSteps(kysely, wanted)
  const versions = versionsOf(steps, { present, isWhole: steps.length === total })
  return { isKnown: steps.length > 0, total, versions }
}

function toAsked(
  kysely: Kysely<Schema>,
  viewer: Viewer,
  { entity, id, now }: Wanted & { readonly now: number },
) {
  const createdBy = async () => {
    const { steps } = await readSteps(kysely, { entity, id })
    return steps.findLast(({ act }) => act === 'create')?.actor?.id ?? null
  }
  return { viewer, id, now, createdBy }
}

/** What is known of a thing's changes: the log's lines, and what files did, which have lines of their own. */
async function readSteps(kysely: Kysely<Schema>, wanted: Wanted) {
  const logged = await revisions.listLogged(kysely, wanted, MOST_REVISIONS)
  const imported = await revisions.listImported(kysely, wanted)
  const steps = [...logged.map(toLoggedStep), ...imported.flatMap(toImportedSteps)]
    .toSorted((left, right) => right.at - left.at || (left.id < right.id ? 1 : -1))
    .slice(0, MOST_REVISIONS)
  const ofFiles = imported.flatMap(toImportedSteps).length
  return { steps, total: (await revisions.countLogged(kysely, wanted)) + ofFiles }
}

type Logged = Awaited<ReturnType<typeof revisions.listLogged>>[number]
type Imported = Awaited<ReturnType<typeof revisions.listImported>>[number]

const ACTS: readonly Step['act'][] = ['create', 'update', 'delete', 'restore']

function toLoggedStep(row: Logged): Step {
  return {
    id: row.id,
    at: row.at,
    actor: actorOf(row),
    act: ACTS.find((act) => row.action.endsWith(`.${act}`)) ?? 'update',
    before: parseState(row.before),
    after: parseState(row.after),
    reason: row.reason,
  }
}

function toImportedSteps(row: Imported): Step[] {
  const [before, after] = [parseState(row.before), parseState(row.after)]
  const common = { actor: actorOf(row), reason: row.file_name }
  const id = `${row.batch_id}-${row.seq}`
  const done: Step = { ...common, id, at: row.applied_at ?? 0, act: 'import', before, after }
  if (row.undone_at === null) return [done]
  const undone: Step = {
    ...common,
    id: `${id}-undo`,
    at: row.undone_at,
    act: 'undo',
    before: after,
    after: before,
  }
  return [undone, done]
}

function actorOf({ actor_id: id, actor_nickname: nickname }: Logged | Imported): Step['actor'] {
  return id === null || nickname === null ? null : { id, nickname }
}

function pick(versions: readonly Version[], id: string): Version {
  const found = versions.find(({ revision }) => revision.id === id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

function newest([first]: readonly Version[]): Version {
  if (!first) throw new AppError('NOT_FOUND')
  return first
}
