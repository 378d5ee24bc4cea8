import type { Migration } from './migration.ts'

/** Notices, events, what open pages are told, and push reminders. */
export const posts: Migration = {
  name: '0003-posts',
  async up(database, types) {
    await createNotices(database, types)
    await createEvents(database, types)
    await createOutbox(database, types)
    await createPush(database, types)
  },
}

type Step = Migration['up']

const createNotices: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('notice')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('level_code', text, (column) => column.notNull())
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('pinned', integer, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('publish_at', integer, (column) => column.notNull())
      .addColumn('is_announced', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('notice_by_time')
    .on('notice')
    .columns(['pinned', 'publish_at', 'id'])
    .execute()
  await schema
    .createIndex('notice_by_announcement')
    .on('notice')
    .columns(['is_announced', 'publish_at'])
    .execute()
  await schema.createIndex('notice_by_author').on('notice').columns(['author_id']).execute()
  await finish(
    schema
      .createTable('notice_read')
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('notice_id', text, (column) => column.notNull())
      .addColumn('read_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('notice_read_pk', ['member_id', 'notice_id']),
  ).execute()
  await schema
    .createIndex('notice_read_by_notice')
    .on('notice_read')
    .columns(['notice_id'])
    .execute()
  await finish(
    schema
      .createTable('notice_reader')
      .addColumn('member_id', text, (column) =>
        column.primaryKey().notNull().references('member.id'),
      )
      .addColumn('read_before', integer, (column) => column.notNull()),
  ).execute()
}

const createEvents: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('event')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('start_at', integer, (column) => column.notNull())
      .addColumn('end_kind', text, (column) => column.notNull())
      .addColumn('end_at', integer)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('rewards', text, (column) => column.notNull())
      .addColumn('links', text, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema.createIndex('event_by_start').on('event').columns(['start_at', 'id']).execute()
  await schema.createIndex('event_by_end').on('event').columns(['end_at']).execute()
  await schema.createIndex('event_by_author').on('event').columns(['author_id']).execute()
}

const createOutbox: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('outbox')
      .addColumn('seq', integer, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entity_id', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull()),
  ).execute()
  await schema.createIndex('outbox_by_time').on('outbox').columns(['at']).execute()
}

const createPush: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('push_key')
      .addColumn('name', text, (column) => column.primaryKey().notNull())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('private_key', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull()),
  ).execute()
  await finish(
    schema
      .createTable('push_subscription')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('endpoint', text, (column) => column.notNull())
      .addColumn('p256dh', text, (column) => column.notNull())
      .addColumn('auth', text, (column) => column.notNull())
      .addColumn('member_id', text, (column) => column.references('member.id'))
      .addColumn('kinds', text, (column) => column.notNull())
      .addColumn('minutes_before', integer, (column) => column.notNull())
      .addColumn('quiet_from', integer, (column) => column.notNull())
      .addColumn('quiet_to', integer, (column) => column.notNull())
      .addColumn('active_from', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('push_subscription_by_member')
    .on('push_subscription')
    .columns(['member_id'])
    .execute()
  await finish(
    schema
      .createTable('push_reminder')
      .addColumn('subscription_id', text, (column) => column.notNull())
      .addColumn('event_id', text, (column) => column.notNull())
      .addColumn('start_at', integer, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('next_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('push_reminder_pk', ['subscription_id', 'event_id', 'start_at']),
  ).execute()
  await schema
    .createIndex('push_reminder_by_state')
    .on('push_reminder')
    .columns(['state', 'next_at'])
    .execute()
  await finish(
    schema
      .createTable('lease')
      .addColumn('name', text, (column) => column.primaryKey().notNull())
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull()),
  ).execute()
}
