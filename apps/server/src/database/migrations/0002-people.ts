import type { Migration } from './migration.ts'

/** Members, their sessions and secrets, attempts that are counted, and the audit log. */
export const people: Migration = {
  name: '0002-people',
  async up(database, types) {
    await createMembers(database, types)
    await createSecrets(database, types)
    await createCounters(database, types)
    await createAudit(database, types)
  },
}

type Step = Migration['up']

const createMembers: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('member')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('login_id', text, (column) => column.notNull())
      .addColumn('login_id_key', text, (column) => column.notNull())
      .addColumn('nickname', text, (column) => column.notNull())
      .addColumn('nickname_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addColumn('password_hash', text)
      .addColumn('role_code', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('agreed_at', integer)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('last_seen_at', integer)
      .addColumn('version', integer, (column) => column.notNull())
      .addUniqueConstraint('member_login_id_key', ['login_id_key'])
      .addUniqueConstraint('member_nickname_key', ['nickname_key']),
  ).execute()
  await schema
    .createIndex('member_by_creation')
    .on('member')
    .columns(['created_at', 'id'])
    .execute()
  await schema.createIndex('member_by_role').on('member').columns(['role_code']).execute()
  await finish(
    schema
      .createTable('session')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('token_hash', text, (column) => column.notNull())
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('last_seen_at', integer, (column) => column.notNull())
      .addColumn('password_checked_at', integer, (column) => column.notNull())
      .addColumn('user_agent', text, (column) => column.notNull())
      .addColumn('is_remembered', integer, (column) => column.notNull())
      .addUniqueConstraint('session_token_hash', ['token_hash']),
  ).execute()
  await schema.createIndex('session_by_member').on('session').columns(['member_id']).execute()
  await schema.createIndex('session_by_use').on('session').columns(['last_seen_at']).execute()
}

const createSecrets: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('one_time_token')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('member_id', text, (column) => column.references('member.id'))
      .addColumn('payload', text)
      .addColumn('failures', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('one_time_token_by_member')
    .on('one_time_token')
    .columns(['member_id', 'kind'])
    .execute()
  await finish(
    schema
      .createTable('member_totp')
      .addColumn('member_id', text, (column) =>
        column.primaryKey().notNull().references('member.id'),
      )
      .addColumn('secret', text, (column) => column.notNull())
      .addColumn('last_step', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('confirmed_at', integer),
  ).execute()
  await finish(
    schema
      .createTable('recovery_code')
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('code_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_pk', ['member_id', 'code_hash']),
  ).execute()
}

const createCounters: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('throttle')
      .addColumn('key', text, (column) => column.primaryKey().notNull())
      .addColumn('counted_from', integer, (column) => column.notNull())
      .addColumn('hits', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull()),
  ).execute()
  await schema.createIndex('throttle_by_expiry').on('throttle').columns(['expires_at']).execute()
  await finish(
    schema
      .createTable('idempotency_key')
      .addColumn('key_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('fingerprint', text, (column) => column.notNull())
      .addColumn('answer', text)
      .addColumn('created_at', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('idempotency_key_by_creation')
    .on('idempotency_key')
    .columns(['created_at'])
    .execute()
}

const createAudit: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('audit_log')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('actor_id', text, (column) => column.references('member.id'))
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('entity_id', text, (column) => column.notNull())
      .addColumn('before', text)
      .addColumn('after', text)
      .addColumn('reason', text)
      .addColumn('request_id', text),
  ).execute()
  await schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute()
  await schema
    .createIndex('audit_log_by_actor')
    .on('audit_log')
    .columns(['actor_id', 'at'])
    .execute()
  await schema
    .createIndex('audit_log_by_entity')
    .on('audit_log')
    .columns(['entity', 'entity_id'])
    .execute()
}
