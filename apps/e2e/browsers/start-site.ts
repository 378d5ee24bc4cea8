import type { TestProject } from 'vitest/node'
import type { Account } from '../people/accounts.ts'
import { makeOwner } from '../people/make-owner.ts'
import { startOwnSite } from '../start-own-site.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's own type grows here
  interface ProvidedContext {
    readonly siteUrl: string
    readonly owner: Account
  }
}

/** One site for both engines; runs once, before the stories. */
// oxlint-disable-next-line import/no-default-export -- what Vitest calls
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startOwnSite()
  project.provide('siteUrl', site.url)
  project.provide('owner', await makeOwner(site.dataDir))
  return site.stop
}
