import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_ENVIRONMENT } from './site-environment.ts'

const MAIN = join(import.meta.dirname, '../server/src/main.ts')

/** A server and a database that belong to one test. */
export type OwnSite = {
  readonly url: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** Starts a site on a free port, in an empty folder or in one that `furnish` has put something into. */
export async function startOwnSite(furnish?: (dataDir: string) => void): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-e2e-own-'))
  furnish?.(dataDir)
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
