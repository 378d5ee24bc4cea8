import type { Migration } from './migration.ts'

/** Since when a member has left of whom it is still known what they made. */
export const departure: Migration = {
  name: '0038-departure',
  async up({ schema }, { integer }) {
    await schema.alterTable('member').addColumn('left_at', integer).execute()
  },
}
