import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Which thing's versions are meant. */
export type Revised = { readonly entity: string; readonly id: string }

/** What the log tells of a thing's changes, newest first. */
export async function listLogged(kysely: Kysely<Schema>, { entity, id }: Revised, limit: number) {
  return kysely
    .selectFrom('audit_log')
    .leftJoin('member', 'member.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.before',
      'audit_log.after',
      'audit_log.reason',
      'member.id as actor_id',
      'member.nickname as actor_nickname',
    ])
    .where('audit_log.entity', '=', entity)
    .where('audit_log.entity_id', '=', id)
    .where('audit_log.action', 'in', loggedActions(entity))
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countLogged(kysely: Kysely<Schema>, { entity, id }: Revised) {
  const { count } = await kysely
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('action', 'in', loggedActions(entity))
    .executeTakeFirstOrThrow()
  return count
}

function loggedActions(entity: string): readonly string[] {
  return ['create', 'update', 'delete', 'restore'].map((act) => `${entity}.${act}`)
}

/** What files that were applied have done to a thing. */
export async function listImported(kysely: Kysely<Schema>, { entity, id }: Revised) {
  return kysely
    .selectFrom('import_change')
    .innerJoin('import_batch', 'import_batch.id', 'import_change.batch_id')
    .leftJoin('member', 'member.id', 'import_batch.author_id')
    .select([
      'import_change.batch_id',
      'import_change.seq',
      'import_change.before',
      'import_change.after',
      'import_batch.applied_at',
      'import_batch.undone_at',
      'import_batch.file_name',
      'member.id as actor_id',
      'member.nickname as actor_nickname',
    ])
    .where('import_change.entity_id', '=', id)
    .where((where) => where('import_batch.entity', '=', where.val(entity as never)))
    .where('import_batch.applied_at', 'is not', null)
    .orderBy('import_batch.applied_at', 'desc')
    .execute()
}
