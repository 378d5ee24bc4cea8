import type { Migration } from './migration.ts'

/** Pictures in what people write. */
export const image: Migration = {
  name: '0011-image',
  async up({ schema }, { text, integer, bytes, finish }) {
    await finish(
      schema
        .createTable('image')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('bytes', bytes, (column) => column.notNull())
        .addColumn('size', integer, (column) => column.notNull())
        .addColumn('author_id', text, (column) => column.references('member.id'))
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('seen_at', integer, (column) => column.notNull()),
    ).execute()
    await schema.createIndex('image_by_author').on('image').columns(['author_id']).execute()
    await schema.createIndex('image_by_sight').on('image').columns(['seen_at']).execute()
  },
}
