import { test as base } from '../watch-console.ts'
import type { Account } from './accounts.ts'
import { People } from './people.ts'

export { expect } from '../watch-console.ts'

/** For tests in which somebody is logged in: `people` makes accounts of the site they run on. */
export const test = base.extend<object, { people: People }>({
  people: [
    // Playwright reads the names of this argument: it must be taken apart, and nothing is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const people = await People.of(project.use.baseURL ?? '', ownerOfSharedSite())
      await provide(people)
      await people.close()
    },
    { scope: 'worker' },
  ],
})

function ownerOfSharedSite(): Account {
  // Written by global-setup.ts.
  return JSON.parse(process.env.E2E_OWNER ?? 'null') as Account
}
