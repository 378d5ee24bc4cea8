import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedSets } from '../../../apps/server/src/assembly/seed-sets.ts'
import type { AppDatabase } from '../../../apps/server/src/database/database.ts'
import {
  openDatabase,
  prepareDatabase,
} from '../../../apps/server/src/database/start/open-database.ts'
import { freePort } from '../../../apps/server/test/cluster.ts'
import { runOnServer } from '../../../apps/server/test/run-on-server.ts'
import { ROOT } from '../../run/run-step.ts'
import { callSite, type Timing } from './call-site.ts'
import { countVoices, fillSite, makeMembers } from './fill-site.ts'

/** Each reports once of each item: enough for a 95th percentile. */
const MEMBERS = 200

/** What was measured on one filled site; sizes in megabytes. */
export type SiteFigures = {
  readonly reports: number
  readonly voices: number
  readonly fillSeconds: number
  readonly timings: readonly Timing[]
  readonly rss: number
  readonly size: number
}

/** Fills a throw-away site, in a folder of its own or on a PostgreSQL server, and measures it. */
export async function measureSite(
  reports: number,
  databaseUrl: string | undefined,
): Promise<SiteFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-bench-prices-'))
  try {
    const options = { databaseUrl, dataDir, onTrouble: () => {}, seedSets }
    await prepareDatabase(options)
    const database = await openDatabase(options)
    const startedAt = performance.now()
    const made = await fillSite(database, reports)
    const fillSeconds = (performance.now() - startedAt) / 1000
    const voices = await countVoices(database)
    const cookies = await makeMembers(database, MEMBERS)
    // A server that runs for years does so by itself.
    if (databaseUrl !== undefined) await runOnServer(databaseUrl, 'vacuum analyze')
    const onServer = databaseUrl === undefined ? null : await sizeOnServer(database)
    await database.kysely.destroy()
    const size = onServer ?? sizeOfFiles(dataDir)
    const { timings, rss } = await withServer({ databaseUrl, dataDir }, (base) =>
      callSite(base, cookies),
    )
    return { reports: made, voices, fillSeconds, timings, rss, size }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const MEGABYTE = 1_000_000

/** After the last connection is closed there is one file, with everything in it. */
function sizeOfFiles(folder: string): number {
  const bytes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  return bytes.reduce((sum, size) => sum + size, 0) / MEGABYTE
}

async function sizeOnServer({ kysely }: AppDatabase): Promise<number> {
  const { size } = await kysely
    .selectNoFrom(({ fn }) =>
      fn<number>('pg_database_size', [fn('current_database', [])]).as('size'),
    )
    .executeTakeFirstOrThrow()
  return size / MEGABYTE
}

type Place = { readonly databaseUrl: string | undefined; readonly dataDir: string }

async function withServer(
  place: Place,
  work: (base: string) => Promise<readonly Timing[]>,
): Promise<{ readonly timings: readonly Timing[]; readonly rss: number }> {
  const port = await freePort()
  const server = startServer(place, port)
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  try {
    const base = `http://127.0.0.1:${port}`
    await waitUntilReady(server, base)
    const timings = await work(base)
    return { timings, rss: readRss(server) }
  } finally {
    server.kill('SIGTERM')
    await stopped
  }
}

function startServer({ databaseUrl, dataDir }: Place, port: number): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    BACKUP_EVERY_HOURS: '0',
    LOG_LEVEL: 'warn',
    WEB_ROOT: join(ROOT, 'apps/server/test/fixtures/web-dist'),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const main = join(ROOT, 'apps/server/src/main.ts')
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function waitUntilReady(server: ChildProcess, base: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`${base}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('the server was not ready in time')
}

/** The most memory the server ever had, in megabytes. */
function readRss({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / MEGABYTE
}
