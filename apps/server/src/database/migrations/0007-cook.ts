import type { Migration } from './migration.ts'

/** Houses of players that cook, their dishes, and what members say of them. */
export const cook: Migration = {
  name: '0007-cook',
  async up(database, types) {
    await createHouses(database, types)
    await createDishes(database, types)
    await createMarks(database, types)
  },
}

type Step = Migration['up']

const createHouses: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('cook_house')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('memo', text, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id'))
      .addColumn('author_key', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('is_closed', integer, (column) => column.notNull())
      .addColumn('closed_reports', integer, (column) => column.notNull())
      .addColumn('closed_since', integer)
      .addColumn('reported_day', integer)
      .addColumn('confirmed_day', integer, (column) => column.notNull())
      .addColumn('removal_at', integer)
      .addColumn('removal_reason', text, (column) => column.notNull())
      .addColumn('is_sample', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull()),
  ).execute()
  await schema
    .createIndex('cook_house_by_code')
    .unique()
    .on('cook_house')
    .columns(['code'])
    .execute()
  await schema.createIndex('cook_house_by_author').on('cook_house').columns(['author_id']).execute()
  await schema
    .createIndex('cook_house_by_state')
    .on('cook_house')
    .columns(['state', 'removal_at'])
    .execute()
}

const createDishes: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('cook_dish')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('house_id', text, (column) => column.notNull().references('cook_house.id'))
      .addColumn('food', text, (column) => column.notNull())
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('author_id', text, (column) => column.references('member.id')),
  ).execute()
  await schema
    .createIndex('cook_dish_by_house')
    .unique()
    .on('cook_dish')
    .columns(['house_id', 'food'])
    .execute()
  await schema.createIndex('cook_dish_by_food').on('cook_dish').columns(['food', 'level']).execute()
  await schema.createIndex('cook_dish_by_author').on('cook_dish').columns(['author_id']).execute()
}

const createMarks: Step = async ({ schema }, { text, integer, finish }) => {
  await finish(
    schema
      .createTable('cook_mark')
      .addColumn('house_id', text, (column) => column.notNull().references('cook_house.id'))
      .addColumn('member_id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('cook_mark_pk', ['house_id', 'member_id', 'kind', 'day']),
  ).execute()
  await schema
    .createIndex('cook_mark_by_member')
    .on('cook_mark')
    .columns(['member_id', 'day'])
    .execute()
}
