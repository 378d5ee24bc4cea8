import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import type { Account } from './people/accounts.ts'
import { type OwnSite, startOwnSite } from './start-own-site.ts'
import { test as base } from './watch-console.ts'

const BEFORE = join(import.meta.dirname, '../server/test/fixtures/release-before/sqlite.sql.gz')

/** Who edits there; see the README beside the database. */
export const EDITOR_BEFORE: Account = {
  loginId: 'editor',
  nickname: '편집자',
  password: 'a-long-fixture-word',
}

/** A site of one's own that people have lived with under the release before. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // Playwright reads the names of this argument: it must be taken apart, and nothing is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startOwnSite(restore)
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
})

function restore(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'gyeol.db'))
  file.exec(gunzipSync(readFileSync(BEFORE)).toString('utf8'))
  file.close()
}
