import type { Migration } from './migration.ts'

const LISTS = ['crysta', 'registlet', 'ability', 'boss', 'equipment', 'job'] as const

/** The game library, files brought into it, and corrections people propose. */
export const catalogue: Migration = {
  name: '0004-catalogue',
  async up(database, types) {
    for (const list of LISTS) await createList(list)(database, types)
    await createImports(database, types)
    await createCorrections(database, types)
  },
}

type Step = Migration['up']

const createList =
  (list: (typeof LISTS)[number]): Step =>
  async ({ schema }, { text, integer, finish }) => {
    await finish(
      schema
        .createTable(list)
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('name_key', text)
        .addColumn('parent_id', text)
        .addColumn('content', text, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('updated_at', integer, (column) => column.notNull())
        .addColumn('version', integer, (column) => column.notNull()),
    ).execute()
    await schema.createIndex(`${list}_by_name`).on(list).columns(['name_key']).execute()
    await schema.createIndex(`${list}_by_parent`).on(list).columns(['parent_id']).execute()
  }

const createImports: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('import_batch')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('format', text, (column) => column.notNull())
      .addColumn('file_name', text, (column) => column.notNull())
      .addColumn('mode', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('counts', text, (column) => column.notNull())
      .addColumn('as_of', text)
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('applied_at', integer)
      .addColumn('undone_at', integer),
  ).execute()
  await schema
    .createIndex('import_batch_by_entity')
    .on('import_batch')
    .columns(['entity', 'created_at'])
    .execute()
  await schema
    .createIndex('import_batch_by_author')
    .on('import_batch')
    .columns(['author_id'])
    .execute()
  await finish(
    schema
      .createTable('import_change')
      .addColumn('batch_id', text, (column) => column.notNull().references('import_batch.id'))
      .addColumn('seq', integer, (column) => column.notNull())
      .addColumn('op', text, (column) => column.notNull())
      .addColumn('entity_id', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('before', text)
      .addColumn('after', text)
      .addColumn('before_version', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('import_change_pk', ['batch_id', 'seq']),
  ).execute()
}

const createCorrections: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('correction')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('entity_id', text, (column) => column.notNull())
      .addColumn('entity_version', integer, (column) => column.notNull())
      .addColumn('change', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('reviewer_id', text, (column) => column.references('member.id'))
      .addColumn('answer', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('reviewed_at', integer),
  ).execute()
  await schema
    .createIndex('correction_by_state')
    .on('correction')
    .columns(['state', 'created_at'])
    .execute()
  await schema
    .createIndex('correction_by_author')
    .on('correction')
    .columns(['author_id', 'entity', 'entity_id'])
    .execute()
  await schema
    .createIndex('correction_by_reviewer')
    .on('correction')
    .columns(['reviewer_id'])
    .execute()
}
