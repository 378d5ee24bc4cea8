import type { Migration } from './migration.ts'

/** Short links an editor took down. */
export const shortLinkTakedown: Migration = {
  name: '0034-short-link-takedown',
  async up({ schema }, { integer }) {
    await schema.alterTable('short_link').addColumn('taken_down_at', integer).execute()
  },
}
