import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOwner } from './people/make-owner.ts'
import { test as base } from './people/people-test.ts'
import { People } from './people/people.ts'
import { SITE_ENVIRONMENT } from './site-environment.ts'

const MAIN = join(import.meta.dirname, '../server/src/main.ts')

type OwnSite = {
  readonly url: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** A server and a database of one's own, for tests whose data would be in the way of the others. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // Playwright reads the names of this argument: it must be taken apart, and nothing is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
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

async function startOwnSite(): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-e2e-own-'))
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...SITE_ENVIRONMENT, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /https?:\/\/\S+/.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    })
    void ended.then(() => reject(new Error(`the server ended: ${said}`)))
  })
  return {
    url,
    dataDir,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
