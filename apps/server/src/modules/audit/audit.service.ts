import { randomUUIDv7 } from 'node:crypto'
import {
  AUDIT_AREA_CODES,
  AUDIT_AREAS,
  type AuditArea,
  type AuditEntry,
  type AuditFilter,
} from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Act } from '../../context/server-context.ts'
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
  range: { readonly limit: number; readonly offset: number },
): Promise<AuditEntry[]> {
  const rows = await audit.listEntries(kysely, filter, range)
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

/** How many entries of each part of the site a filter lets through, whichever part it asks for. */
export async function countAreas(
  kysely: Kysely<Schema>,
  filter: AuditFilter,
): Promise<Record<AuditArea, number>> {
  const counted = await audit.countByEntity(kysely, { ...filter, area: undefined })
  const sum = (area: AuditArea) => {
    const entities: readonly string[] = AUDIT_AREAS[area]
    return counted.reduce((sum, row) => sum + (entities.includes(row.entity) ? row.count : 0), 0)
  }
  const counts = Object.fromEntries(AUDIT_AREA_CODES.map((area) => [area, sum(area)]))
  // One for each code.
  return counts as Record<AuditArea, number>
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
