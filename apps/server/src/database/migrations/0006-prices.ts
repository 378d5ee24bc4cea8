import type { Migration } from './migration.ts'

/** What prices are about, what members report, what it comes to, and what people keep beside it. */
export const prices: Migration = {
  name: '0006-prices',
  async up(database, types) {
    await createItems(database, types)
    await createVoices(database, types)
    await createReports(database, types)
    await createFlags(database, types)
    await createVotes(database, types)
    await createPoints(database, types)
    await createNow(database, types)
    await createStatements(database, types)
    await createWatches(database, types)
    await createLedgers(database, types)
    await addressNews(database, types)
  },
}

type Step = Migration['up']

const createItems: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('price_kind')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('sort_order', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await finish(
    schema
      .createTable('price_item')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('kind_id', text, (column) => column.notNull().references('price_kind.id'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('variant', text, (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addColumn('unit_quantity', integer, (column) => column.notNull())
      .addColumn('entity', text)
      .addColumn('entity_id', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('merged_into', text)
      .addColumn('is_sample', integer, (column) => column.notNull())
      .addColumn('stale_from', integer)
      .addColumn('stale_to', integer)
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('price_item_by_kind')
    .on('price_item')
    .columns(['kind_id', 'name'])
    .execute()
  await schema.createIndex('price_item_by_name').on('price_item').columns(['name_key']).execute()
  await schema
    .createIndex('price_item_by_entity')
    .on('price_item')
    .columns(['entity', 'entity_id'])
    .execute()
  await schema.createIndex('price_item_by_stale').on('price_item').columns(['stale_from']).execute()
  await schema
    .createIndex('price_item_by_author')
    .on('price_item')
    .columns(['author_id', 'created_at'])
    .execute()
  await finish(
    schema
      .createTable('price_alias')
      .addColumn('name_key', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('item_id', text, (column) => column.notNull().references('price_item.id')),
  ).execute()
  await schema.createIndex('price_alias_by_item').on('price_alias').columns(['item_id']).execute()
}

const createVoices: Step = async ({ schema }, { text, finish }) => {
  await finish(
    schema
      .createTable('price_voice')
      .addColumn('member_id', text, (column) =>
        column.primaryKey().notNull().references('member.id'),
      )
      .addColumn('voice', text, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('price_voice_by_voice')
    .on('price_voice')
    .columns(['voice'])
    .unique()
    .execute()
}

const createReports: Step = async (database, types) => {
  const { schema } = database
  const { text, integer, finish } = types
  await finish(
    schema
      .createTable('price_report')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('item_id', text, (column) => column.notNull().references('price_item.id'))
      .addColumn('series', text, (column) => column.notNull())
      .addColumn('basis', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('typed_amount', integer, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('unit', integer, (column) => column.notNull())
      .addColumn('is_net', integer, (column) => column.notNull())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('voice', text, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('weight', integer, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('is_unusual', integer, (column) => column.notNull())
      .addColumn('excluded_reason', text)
      .addColumn('withdrawn_at', integer)
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await indexReports(database, types)
}

const indexReports: Step = async ({ schema }) => {
  await schema
    .createIndex('price_report_by_vote')
    .on('price_report')
    .columns(['item_id', 'series', 'day', 'voice'])
    .execute()
  await schema
    .createIndex('price_report_by_author')
    .on('price_report')
    .columns(['author_id', 'at'])
    .execute()
  await schema
    .createIndex('price_report_by_item')
    .on('price_report')
    .columns(['item_id', 'at'])
    .execute()
  await schema
    .createIndex('price_report_by_voice')
    .on('price_report')
    .columns(['voice', 'day'])
    .execute()
  // The few that speak no more: how many of an item, without touching the many that do.
  await schema
    .createIndex('price_report_out')
    .on('price_report')
    .columns(['item_id', 'state', 'series'])
    .where('state', '!=', 'active')
    .execute()
  await schema.createIndex('price_report_by_day').on('price_report').columns(['day']).execute()
  await schema
    .createIndex('price_report_by_withdrawal')
    .on('price_report')
    .columns(['withdrawn_at'])
    .execute()
}

const createFlags: Step = async ({ schema }, { text, integer, finishByKey }) => {
  await finishByKey(
    schema
      .createTable('price_flag')
      .addColumn('report_id', text, (column) => column.notNull())
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_flag_pk', ['report_id', 'member_id']),
  ).execute()
  await schema.createIndex('price_flag_by_member').on('price_flag').columns(['member_id']).execute()
}

const createVotes: Step = async ({ schema }, { text, integer, finishByKey }) => {
  await finishByKey(
    schema
      .createTable('price_vote')
      .addColumn('item_id', text, (column) => column.notNull())
      .addColumn('series', text, (column) => column.notNull())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('voice', text, (column) => column.notNull())
      .addColumn('value', integer, (column) => column.notNull())
      .addColumn('weight', integer, (column) => column.notNull())
      .addColumn('reports', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_vote_pk', ['item_id', 'series', 'day', 'voice']),
  ).execute()
  await schema.createIndex('price_vote_by_day').on('price_vote').columns(['day']).execute()
}

const createPoints: Step = async ({ schema }, { text, integer, finishByKey }) => {
  for (const table of ['price_day', 'price_week'])
    await finishByKey(
      schema
        .createTable(table)
        .addColumn('item_id', text, (column) => column.notNull())
        .addColumn('series', text, (column) => column.notNull())
        .addColumn('day', integer, (column) => column.notNull())
        .addColumn('level', text, (column) => column.notNull())
        .addColumn('median', integer)
        .addColumn('q1', integer)
        .addColumn('q3', integer)
        .addColumn('min', integer)
        .addColumn('max', integer)
        .addColumn('mean', integer)
        .addColumn('members', integer, (column) => column.notNull())
        .addColumn('votes', integer, (column) => column.notNull())
        .addColumn('reports', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint(`${table}_pk`, ['item_id', 'series', 'day']),
    ).execute()
}

const createNow: Step = async ({ schema }, { text, integer, finishByKey }) => {
  await finishByKey(
    schema
      .createTable('price_now')
      .addColumn('item_id', text, (column) => column.notNull())
      .addColumn('series', text, (column) => column.notNull())
      .addColumn('as_of_day', integer, (column) => column.notNull())
      .addColumn('is_headline', integer, (column) => column.notNull())
      .addColumn('level', text, (column) => column.notNull())
      .addColumn('reason', text)
      .addColumn('window_days', integer, (column) => column.notNull())
      .addColumn('median', integer)
      .addColumn('q1', integer)
      .addColumn('q3', integer)
      .addColumn('min', integer)
      .addColumn('max', integer)
      .addColumn('mean', integer)
      .addColumn('members', integer, (column) => column.notNull())
      .addColumn('newest_day', integer)
      .addColumn('change7', integer)
      .addColumn('change30', integer)
      .addColumn('newest_at', integer)
      .addColumn('spark', text, (column) => column.notNull())
      .addColumn('detail', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_now_pk', ['item_id', 'series']),
  ).execute()
  await schema
    .createIndex('price_now_by_level')
    .on('price_now')
    .columns(['level', 'median'])
    .execute()
  await schema
    .createIndex('price_now_by_headline')
    .on('price_now')
    .columns(['is_headline', 'newest_at'])
    .execute()
  await schema.createIndex('price_now_by_age').on('price_now').columns(['as_of_day']).execute()
}

const createStatements: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('price_statement')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('item_id', text, (column) => column.notNull().references('price_item.id'))
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('price_statement_by_item')
    .on('price_statement')
    .columns(['item_id', 'at'])
    .execute()
  await schema
    .createIndex('price_statement_by_time')
    .on('price_statement')
    .columns(['at'])
    .execute()
  await schema
    .createIndex('price_statement_by_author')
    .on('price_statement')
    .columns(['author_id'])
    .execute()
}

const createWatches: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('price_watch')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('item_id', text, (column) => column.notNull().references('price_item.id'))
      .addColumn('series', text, (column) => column.notNull())
      .addColumn('direction', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('is_armed', integer, (column) => column.notNull())
      .addColumn('last_day', integer)
      .addColumn('last_value', integer)
      .addColumn('fired_at', integer)
      .addColumn('alert', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('price_watch_by_item')
    .on('price_watch')
    .columns(['item_id', 'series'])
    .execute()
  await schema
    .createIndex('price_watch_by_line')
    .on('price_watch')
    .columns(['member_id', 'item_id', 'series', 'direction'])
    .unique()
    .execute()
  await schema.createIndex('price_watch_by_time').on('price_watch').columns(['fired_at']).execute()
}

const createLedgers: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('trade_ledger')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
      .addColumn('item_id', text, (column) => column.notNull().references('price_item.id'))
      .addColumn('basis', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('memo', text, (column) => column.notNull())
      .addColumn('report_id', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('trade_ledger_by_member')
    .on('trade_ledger')
    .columns(['member_id', 'day'])
    .execute()
  await schema.createIndex('trade_ledger_by_item').on('trade_ledger').columns(['item_id']).execute()
}

/** News may be for one member only. */
const addressNews: Step = async ({ schema }, { text }) => {
  await schema.alterTable('outbox').addColumn('member_id', text).execute()
}
