import type { Migration } from './migration.ts'

/** Which row of a file a change comes from; of files checked before, nobody knows. */
export const importLine: Migration = {
  name: '0014-import-line',
  async up({ schema }, { integer }) {
    await schema.alterTable('import_change').addColumn('line', integer).execute()
  },
}
