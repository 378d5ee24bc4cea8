import { AUDIT_AREAS, type AuditFilter } from '@gyeol/contract'
import { endOfDay, startOfDay } from '@gyeol/korean'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { AuditLogTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { toSearchPattern } from '../../database/search-pattern.ts'
import { fits, idsByName, NAMED_ENTITIES } from './audit-names.repository.ts'

export async function insertEntry(kysely: Kysely<Schema>, row: AuditLogTable): Promise<void> {
  await kysely.insertInto('audit_log').values(row).execute()
}

type FromLog<Output> = SelectQueryBuilder<Schema, 'audit_log', Output>

/** Entries newest first, with the present nickname of who did it. */
export async function listEntries(
  kysely: Kysely<Schema>,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const entries = withFilter(kysely.selectFrom('audit_log'), filter)
  return whole(newestFirst(entries)).limit(limit).offset(offset).execute()
}

/** Some entries newest first. */
export async function listEntriesOf(kysely: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return whole(
    newestFirst(kysely.selectFrom('audit_log').where('audit_log.id', 'in', ids)),
  ).execute()
}

/** Which entries the filter lets through, newest first, with the kind of thing they are about. */
export async function listFound(kysely: Kysely<Schema>, filter: AuditFilter) {
  const found = withFilter(kysely.selectFrom('audit_log'), filter)
  return newestFirst(found).select(['audit_log.id', 'audit_log.entity']).execute()
}

const newestFirst = <Output>(entries: FromLog<Output>) =>
  entries.orderBy('audit_log.at', 'desc').orderBy('audit_log.id', 'desc')

const whole = <Output>(entries: FromLog<Output>) =>
  entries
    .leftJoin('member', 'member.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor_id',
      'member.nickname as actor_nickname',
      'audit_log.action',
      'audit_log.entity',
      'audit_log.entity_id',
      'audit_log.before',
      'audit_log.after',
      'audit_log.reason',
    ])

export async function countEntries(kysely: Kysely<Schema>, filter: AuditFilter): Promise<number> {
  const { count } = await withFilter(kysely.selectFrom('audit_log'), filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many entries the filter lets through, by the kind of thing they are about. */
export async function countByEntity(kysely: Kysely<Schema>, filter: AuditFilter) {
  return withFilter(kysely.selectFrom('audit_log'), filter)
    .select(({ fn }) => ['audit_log.entity', fn.countAll<number>().as('count')])
    .groupBy('audit_log.entity')
    .execute()
}

/** Which acts upon one item are meant. */
export type ItemActs = {
  readonly entity: string
  readonly entityId: string
  readonly actions: readonly string[]
}

/** What was done to one item, newest first, without who did it. */
export async function listItemActs(
  kysely: Kysely<Schema>,
  { entity, entityId, actions, limit }: ItemActs & { readonly limit: number },
) {
  return kysely
    .selectFrom('audit_log')
    .select(['at', 'action', 'after', 'reason'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countItemActs(
  kysely: Kysely<Schema>,
  { entity, entityId, actions }: ItemActs,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', 'in', actions)
    .executeTakeFirstOrThrow()
  return count
}

/** What one member did in one way since a time, the first of it first. */
export async function listOwnActs(kysely: Kysely<Schema>, { actorId, action, since }: OwnActs) {
  return kysely
    .selectFrom('audit_log')
    .select(['id', 'before', 'after'])
    .where('actor_id', '=', actorId)
    .where('at', '>=', since)
    .where('action', '=', action)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

type OwnActs = {
  readonly actorId: string | null
  readonly action: string
  readonly since: number
}

/** What the log says about one item. */
export async function listStates(kysely: Kysely<Schema>, entity: string, entityId: string) {
  return kysely
    .selectFrom('audit_log')
    .select(['id', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .execute()
}

export async function replaceStates(
  kysely: Kysely<Schema>,
  { id, ...states }: Pick<AuditLogTable, 'id' | 'before' | 'after'>,
): Promise<void> {
  await kysely.updateTable('audit_log').set(states).where('id', '=', id).execute()
}

function withFilter<Output>(
  query: FromLog<Output>,
  { actorId, action, area, entity, entityId, from, to, search }: AuditFilter,
) {
  let filtered = query
  if (actorId !== undefined) filtered = filtered.where('audit_log.actor_id', '=', actorId)
  if (action !== undefined) filtered = filtered.where('audit_log.action', '=', action)
  if (entity !== undefined) filtered = filtered.where('audit_log.entity', '=', entity)
  if (area !== undefined)
    filtered = filtered.where('audit_log.entity', 'in', [...AUDIT_AREAS[area]])
  const pattern = toSearchPattern(search)
  if (pattern !== null) filtered = filtered.where(tellsOf(pattern))
  if (entityId !== undefined) filtered = filtered.where('audit_log.entity_id', '=', entityId)
  if (from !== undefined) filtered = filtered.where('audit_log.at', '>=', startOfDay(from))
  if (to !== undefined) filtered = filtered.where('audit_log.at', '<', endOfDay(to))
  return filtered
}

/** How the fields end under which the log kept what a thing was called; of what is gone, nothing else did. */
const KEPT_NAMES = ['name', 'title'] as const

/** Whether an entry is about, by, or because of what is searched for. */
function tellsOf(pattern: string) {
  const about = NAMED_ENTITIES.map(
    (entity) =>
      sql<boolean>`(audit_log.entity = ${entity} and audit_log.entity_id in (${idsByName(entity, pattern)}))`,
  )
  const kept = [sql`audit_log.before`, sql`audit_log.after`].map((state) => {
    const asName = KEPT_NAMES.map((name) => fits(state, `%${name}":"${pattern}`))
    // Hardly any state holds the text at all: the others are looked through once, not for every name.
    return sql<boolean>`(${fits(state, pattern)} and (${sql.join(asName, sql` or `)}))`
  })
  const by = sql<boolean>`audit_log.actor_id in (${idsByName('member', pattern)})`
  return sql<boolean>`(${sql.join([...about, ...kept, by, fits(sql`audit_log.reason`, pattern)], sql` or `)})`
}

/** Entries whose reason holds a text. */
export async function listReasons(kysely: Kysely<Schema>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return kysely
    .selectFrom('audit_log')
    .select(['id', 'reason'])
    .where(sql<boolean>`reason like ${pattern} escape '\\'`)
    .execute()
}

export async function replaceReason(
  kysely: Kysely<Schema>,
  id: string,
  reason: string,
): Promise<void> {
  await kysely.updateTable('audit_log').set({ reason }).where('id', '=', id).execute()
}

export async function deleteOlder(
  kysely: Kysely<Schema>,
  { entities, before }: { readonly entities: readonly string[]; readonly before: number },
): Promise<void> {
  await kysely
    .deleteFrom('audit_log')
    .where('at', '<', before)
    .where('entity', 'in', [...entities])
    .execute()
}
