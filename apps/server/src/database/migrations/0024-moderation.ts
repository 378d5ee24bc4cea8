import type { Migration } from './migration.ts'

/** What was taken down, and the problems people report. */
export const moderation: Migration = {
  name: '0024-moderation',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('takedown')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('batch_id', text, (column) => column.notNull())
        .addColumn('content_kind', text, (column) => column.notNull())
        .addColumn('content_id', text, (column) => column.notNull())
        .addColumn('member_id', text, (column) => column.references('member.id'))
        .addColumn('title', text, (column) => column.notNull())
        .addColumn('path', text)
        .addColumn('actor_id', text, (column) => column.references('member.id'))
        .addColumn('reason', text, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addColumn('erase_at', integer)
        .addColumn('previous', text)
        .addColumn('state', text, (column) => column.notNull())
        .addColumn('seen_at', integer),
    ).execute()
    const indexes = {
      takedown_by_content: ['content_kind', 'content_id', 'state'],
      takedown_by_batch: ['batch_id'],
      takedown_by_member: ['member_id', 'at'],
      takedown_by_erasing: ['state', 'erase_at'],
    } as const
    for (const [name, columns] of Object.entries(indexes))
      await schema
        .createIndex(name)
        .on('takedown')
        .columns([...columns])
        .execute()
    await finish(
      schema
        .createTable('problem_report')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('content_kind', text, (column) => column.notNull())
        .addColumn('content_id', text, (column) => column.notNull())
        .addColumn('reporter_id', text, (column) => column.references('member.id'))
        .addColumn('reason', text, (column) => column.notNull())
        .addColumn('text', text, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addColumn('state', text, (column) => column.notNull())
        .addColumn('closed_at', integer),
    ).execute()
    await schema
      .createIndex('problem_report_by_content')
      .on('problem_report')
      .columns(['state', 'content_kind', 'content_id'])
      .execute()
    await schema
      .createIndex('problem_report_by_reporter')
      .on('problem_report')
      .columns(['reporter_id'])
      .execute()
    for (const table of ['price_item', 'image'])
      await schema.alterTable(table).addColumn('taken_down_at', integer).execute()
  },
}
