import type { Migration } from './migration.ts'

/** How an event comes again, as JSON; null for one that does not. */
export const recurrence: Migration = {
  name: '0012-recurrence',
  async up({ schema }, { text }) {
    await schema.alterTable('event').addColumn('recurrence', text).execute()
  },
}
