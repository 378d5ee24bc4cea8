import { makeOwner } from './people/make-owner.ts'
import { test as base } from './people/people-test.ts'
import { People } from './people/people.ts'
import { type OwnSite, startOwnSite } from './start-own-site.ts'

/** A server and a database of one's own, for tests whose data would be in the way of the others. */
export const test = base.extend<object, { siteName: string; site: OwnSite }>({
  /** A site is kept for the files that give it the same name: one that must begin empty has its own. */
  siteName: ['shared', { option: true, scope: 'worker' }],
  site: [
    async ({ siteName: _named }, provide) => {
      const site = await startOwnSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  people: [
    async ({ site }, provide) => {
      const people = await People.of(site.url, await makeOwner(site.dataDir))
      await provide(people)
      await people.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
})
