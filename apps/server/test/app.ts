import { fileURLToPath } from 'node:url'
import { type AppParts, buildApp, PATIENCE, type Patience } from '../src/assembly/app.ts'
import { readConfig } from '../src/config/config.ts'
import type { AppDatabase } from '../src/database/database.ts'
import { createLogger } from '../src/http/plugins/request-log.ts'
import type { Clock } from '../src/context/server-context.ts'
import type { ServerInstance } from '../src/http/server-instance.ts'
import { createDatabase, type TestDatabase } from './database.ts'

/** A small built web app. */
export const WEB_DIST = fileURLToPath(new URL('./fixtures/web-dist', import.meta.url))

/** A whole application over a database of its own. */
export type TestApp = {
  readonly app: ServerInstance
  readonly database: AppDatabase
  /** With which the database may be made ready once more. */
  readonly options: TestDatabase['options']
  /** What the server has logged so far. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

/** What secrets are sealed with unless the environment says otherwise. */
export const TEST_KEY = 'a key for the tests, long enough'

/** A machine that runs all tests at once is slow; what the deadlines do has tests of its own. */
const NO_HURRY: Patience = { ...PATIENCE, answerMs: 50_000, largeMs: 50_000 }

type AppOptions = {
  readonly clock?: Clock
  readonly own?: TestDatabase
  readonly patience?: Patience
  readonly routeWatch?: AppParts['routeWatch']
}

/**
 * Builds the application as it runs, without request limits unless the environment sets them, over
 * a new database or over one of the caller's `own`.
 */
export async function createApp(
  environment: Readonly<Record<string, string>> = {},
  { clock, own: given, patience = NO_HURRY, routeWatch }: AppOptions = {},
): Promise<TestApp> {
  const own = given ?? (await createDatabase())
  const config = readConfig({
    RATE_LIMIT: 'off',
    // What is backed up, and when, has tests of its own.
    BACKUP_EVERY_HOURS: '0',
    WEB_ROOT: WEB_DIST,
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    ARGON2_MEMORY_KIB: '8',
    // Several applications of a test over one database open each other's secrets.
    SECRET_KEY: TEST_KEY,
    ...environment,
    ...own.environment,
  })
  const lines: string[] = []
  const logger = createLogger(config, { write: (line) => lines.push(line) })
  const database = await own.open()
  const app = await buildApp({
    config,
    database,
    logger,
    ...(clock ? { clock } : {}),
    patience,
    ...(routeWatch ? { routeWatch } : {}),
  })
  return {
    app,
    database,
    options: own.options,
    log: () => lines.join(''),
    async close() {
      await app.close()
      await own.remove()
    },
  }
}

/** Headers a browser sends with a request our own page makes. */
export const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' } as const

/** A clock that stands still until it is moved. */
export function createClock(start = Date.now()) {
  let now = start
  return {
    clock: () => now,
    advance: (ms: number): void => {
      now += ms
    },
  }
}
