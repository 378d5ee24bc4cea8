import { makeOwner } from './people/make-owner.ts'

/** Runs once, when the server answers; the workers find the owner in their environment. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function makeSiteOwner(): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR
  if (dataDir === undefined) throw new Error('playwright.config.ts names no data folder')
  process.env.E2E_OWNER = JSON.stringify(await makeOwner(dataDir))
}
