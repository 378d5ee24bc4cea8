import { randomUUIDv7 } from 'node:crypto'
import {
  AUDIT_AREA_CODES,
  AUDIT_AREAS,
  type AuditArea,
  type AuditEntry,
  type AuditFilter,
} from '@gyeol/contract'
import { formatDate, startOfDay } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { changedFields, parseState, type State } from './audit-state.ts'
import { readNames } from './audit-names.repository.ts'
import * as audit from './audit.repository.ts'

/** One row of the log. `before` and `after` may be whole rows: only what differs is kept, secrets never. */
export type AuditRecord = {
  /** `entity.verb`, like `member.update`. */
  readonly action: string
  readonly entity: string
  readonly entityId: string
  readonly before?: State | undefined
  readonly after?: State | undefined
  readonly reason?: string | undefined
}

/** Writes a record into the log; call it inside the transaction that makes the change. */
export async function recordAudit(
  transaction: Kysely<Schema>,
  { actorId, requestId, now, from }: Act,
  record: AuditRecord,
): Promise<void> {
  const { before, after } = changedFields(record.before, withAddress(record, from))
  await audit.insertEntry(transaction, {
    id: randomUUIDv7(),
    at: now,
    actor_id: actorId,
    action: record.action,
    entity: record.entity,
    entity_id: record.entityId,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    reason: record.reason?.trim() || null,
    request_id: requestId,
  })
}

/** Writes down that somebody has taken a list of people or of what they did along as a file. */
export async function recordExport(
  { database }: Pick<ServerContext, 'database'>,
  { list, rows }: { readonly list: 'member' | 'audit'; readonly rows: number },
  act: Act,
): Promise<void> {
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, act, {
      action: `export.${list}`,
      entity: 'export',
      entityId: list,
      after: { exportedRows: rows },
    }),
  )
}

/** Entries of one act that a member may fill on a day; what comes from elsewhere then counts in the last. */
const MOST_A_DAY = 20

/**
 * As `recordAudit`, for what a member may do any number of times: on one day (in Korea) and from one
 * place it is one entry, which counts and says when it was last.
 */
export async function recordRepeated(
  transaction: Kysely<Schema>,
  act: Act,
  record: AuditRecord,
): Promise<void> {
  const since = startOfDay(formatDate(act.now))
  const today = await audit.listOwnActs(transaction, { ...act, action: record.action, since })
  const isFromThere = ({ after }: (typeof today)[number]) =>
    parseState(after)?.[ADDRESS_FIELD] === act.from
  const entry = today.find(isFromThere) ?? today[MOST_A_DAY - 1]
  if (entry === undefined) return recordAudit(transaction, act, record)
  const after = parseState(entry.after)
  const counted = { times: Number(after?.['times'] ?? 1) + 1, lastAt: toWireTime(act.now) }
  await audit.replaceStates(transaction, {
    id: entry.id,
    before: entry.before,
    after: JSON.stringify({ ...after, ...counted }),
  })
}

/** Only of these acts it is of use to know from where they came. */
const GUARDED = /^(?:login|session|password|totp)\./

function withAddress({ action, after }: AuditRecord, from: string | undefined): State | undefined {
  return from !== undefined && GUARDED.test(action) ? { ...after, [ADDRESS_FIELD]: from } : after
}

/** Under which name the log keeps from where something was done. */
export const ADDRESS_FIELD = 'networkAddress'

/** Entries of the log, newest first. */
export async function listAudit(
  kysely: Kysely<Schema>,
  filter: AuditFilter,
  range: Range,
): Promise<AuditEntry[]> {
  return present(kysely, await audit.listEntries(kysely, filter, range))
}

type Range = { readonly limit: number; readonly offset: number }

/** A part of the log, how much of it there is, and how much of each part of the site, whichever it asks for. */
type AuditPart = {
  readonly items: AuditEntry[]
  readonly total: number
  readonly areas: Record<AuditArea, number>
}

/** Entries of the log, newest first, with how many there are. */
export async function readAudit(
  kysely: Kysely<Schema>,
  filter: AuditFilter,
  range: Range,
): Promise<AuditPart> {
  if (filter.search !== undefined) return searchAudit(kysely, filter, range)
  const items = await listAudit(kysely, filter, range)
  return {
    items,
    ...countsOf(await audit.countByEntity(kysely, { ...filter, area: undefined }), filter),
  }
}

/** A search looks through the whole log: once, both for what is shown and for what is counted. */
async function searchAudit(
  kysely: Kysely<Schema>,
  filter: AuditFilter,
  { limit, offset }: Range,
): Promise<AuditPart> {
  const found = await audit.listFound(kysely, { ...filter, area: undefined })
  const entities: readonly string[] | null = filter.area ? AUDIT_AREAS[filter.area] : null
  const shown = found.filter(({ entity }) => entities?.includes(entity) !== false)
  const ids = shown.slice(offset, offset + limit).map(({ id }) => id)
  const counted = [...Map.groupBy(found, ({ entity }) => entity)].map(([entity, of]) => ({
    entity,
    count: of.length,
  }))
  return {
    items: await present(kysely, await audit.listEntriesOf(kysely, ids)),
    ...countsOf(counted, filter),
  }
}

async function present(
  kysely: Kysely<Schema>,
  rows: Awaited<ReturnType<typeof audit.listEntries>>,
): Promise<AuditEntry[]> {
  const names = await namesIn(kysely, rows)
  return rows.map((row) => {
    const before = parseState(row.before)
    const after = parseState(row.after)
    return {
      id: row.id,
      at: toWireTime(row.at),
      actor:
        row.actor_id === null ? null : { id: row.actor_id, nickname: row.actor_nickname ?? '' },
      action: row.action,
      entity: row.entity,
      entityId: row.entity_id,
      entityName: names.get(row.entity)?.get(row.entity_id) ?? keptName(before) ?? keptName(after),
      before,
      after,
      reason: row.reason,
    }
  })
}

/** What the things of the entries are called, by their kind and id. */
async function namesIn(
  kysely: Kysely<Schema>,
  rows: readonly { readonly entity: string; readonly entity_id: string }[],
) {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const ids = rows.filter((row) => row.entity === entity).map((row) => row.entity_id)
    names.set(entity, await readNames(kysely, entity, [...new Set(ids)]))
  }
  return names
}

/** What a thing was called, as far as the log kept it. */
function keptName(state: Record<string, unknown> | null): string | null {
  const name = state?.['name'] ?? state?.['title'] ?? state?.['nickname'] ?? state?.['fileName']
  return typeof name === 'string' ? name : null
}

function countsOf(
  counted: readonly { readonly entity: string; readonly count: number }[],
  { area }: AuditFilter,
): Pick<AuditPart, 'total' | 'areas'> {
  const sum = (entities?: readonly string[]) =>
    counted.reduce(
      (sum, { entity, count }) => sum + (entities?.includes(entity) === false ? 0 : count),
      0,
    )
  const counts = AUDIT_AREA_CODES.map((code) => [code, sum(AUDIT_AREAS[code])])
  // One for each code.
  const areas = Object.fromEntries(counts) as Record<AuditArea, number>
  return { total: area === undefined ? sum() : areas[area], areas }
}

/** How many entries a filter lets through. */
export async function countAudit(kysely: Kysely<Schema>, filter: AuditFilter): Promise<number> {
  return audit.countEntries(kysely, filter)
}

/** What was done to one item, as far as everybody may know it: when, what, and which fields. */
export async function listItemChanges(
  kysely: Kysely<Schema>,
  query: audit.ItemActs & { readonly limit: number },
) {
  const rows = await audit.listItemActs(kysely, query)
  const entries = rows.map(({ at, action, after, reason }) => ({
    at,
    action,
    fields: Object.keys(parseState(after) ?? {}),
    hasReason: reason !== null,
  }))
  return { entries, total: await audit.countItemActs(kysely, query) }
}

/** Takes the names of somebody out of the reasons others gave for what they did. */
export async function forgetInReasons(
  transaction: Kysely<Schema>,
  names: readonly string[],
  instead: string,
): Promise<void> {
  for (const name of names.filter(({ length }) => length >= SHORTEST_FOUND_NAME))
    for (const { id, reason } of await audit.listReasons(transaction, name))
      await audit.replaceReason(transaction, id, (reason ?? '').replaceAll(name, instead))
}

/** A single letter stands in every other sentence. */
const SHORTEST_FOUND_NAME = 2

/** Ends what the log says about members after a time; what it says of things are their earlier versions. */
export async function sweepMemberActs(kysely: Kysely<Schema>, before: number): Promise<void> {
  await audit.deleteOlder(kysely, { entities: AUDIT_AREAS.member, before })
}

/** Removes fields that name a person from what the log says about one item. */
export async function forgetInAudit(
  transaction: Kysely<Schema>,
  item: { readonly entity: string; readonly entityId: string },
  fields: readonly string[],
): Promise<void> {
  const without = (text: string | null) => {
    const state = parseState(text)
    if (state === null) return null
    const kept = Object.entries(state).filter(([name]) => !fields.includes(name))
    return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept))
  }
  for (const row of await audit.listStates(transaction, item.entity, item.entityId)) {
    const states = { before: without(row.before), after: without(row.after) }
    if (states.before === row.before && states.after === row.after) continue
    await audit.replaceStates(transaction, { id: row.id, ...states })
  }
}
