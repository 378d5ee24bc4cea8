import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type AppParts, buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import type { AppDatabase } from '../database/database.ts'
import { openDatabase, prepareDatabase } from '../database/start/open-database.ts'
import { offerOwnership } from '../modules/auth/sign-up.service.ts'
import { createLogger } from '../http/plugins/request-log.ts'
import type { ServerInstance } from '../http/server-instance.ts'
import { giveBackMemory } from './give-back-memory.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { reseal } from './reseal.ts'
import { openKeyRing } from './secret-keys.ts'
import { seedSets } from './seed-sets.ts'
import { explainStartFailure, tellWaiting } from './start-failure.ts'

/** Requests under way end by their own deadline before this; then the process ends regardless. */
const STOP_DEADLINE_MS = 9000

/**
 * How long a process that has others beside it serves on while it sends its lines away. With the
 * deadline of answers still under STOP_DEADLINE_MS.
 */
const SENDING_AWAY_MS = 2000

/** Starts the server of this process and keeps it until a signal ends it. */
export async function runServer(): Promise<void> {
  const config = readConfigOrExit()
  const logger = createLogger(config)
  endOnUnexpectedErrors(logger)
  const stopper = createStopper(config, logger)
  try {
    await start({ config, logger, stopper })
  } catch (error) {
    // Stopped while it started: what it still wanted to do had its database taken away.
    if (stopper.isStopping()) return
    logger.debug({ err: error }, 'the server could not start')
    exitWith(explainStartFailure(error, config))
  }
}

type Start = { readonly config: Config; readonly logger: Logger; readonly stopper: Stopper }

async function start({ config, logger, stopper }: Start): Promise<void> {
  const options = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onTrouble: (error: Error, message: string) => logger.warn({ err: error }, message),
    onWaiting: tellWaiting,
    seedSets,
    copyTo: config.copiesBeforeMigrating ? config.backupDir : undefined,
  }
  await serveAlone(config)
  const migrations = await prepareDatabase(options)
  if (migrations.length > 0) logger.info({ migrations }, 'the database was brought up to date')
  const database = await openDatabase(options)
  const keyRing = await openKeyRing(config, database)
  await sealSecrets({ database, keyRing }, logger)
  const app = await buildApp({ config, database, keyRing, logger })
  // Before the first request can come: whoever it answers may stop it at once.
  stopper.stopOnSignals(app)
  await app.ready()
  giveBackMemory()
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => '' })
  console.log(`결정판이 열렸어요: ${addressOf(app, config)}`)
  await offerSetup(database, addressOf(app, config))
  if (config.environment === 'production') warnOfGaps(config, logger)
}

/** Over an embedded database nobody else may serve, to the end of this process. */
async function serveAlone({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl !== undefined) return
  const [{ lockForServing }, { DATABASE_FILE }] = await Promise.all([
    import('../database/dialects/server-lock.ts'),
    import('../database/dialects/sqlite.ts'),
  ])
  lockOfProcess = lockForServing(join(dataDir, DATABASE_FILE))
}

/** Kept, so that nothing collects it while the process lives. */
let lockOfProcess: { readonly release: () => void } | undefined

/** A site without an owner who can log in has no default password: whoever reads this may become one. */
async function offerSetup(database: AppDatabase, address: string): Promise<void> {
  const token = await offerOwnership({ database, clock: Date.now })
  if (token === null) return
  console.log(
    [
      '로그인할 수 있는 소유자가 없어요. 24시간 안에 한 번만 쓸 수 있는 주소로 소유자를 만들어 주세요:',
      `  ${address}/member/create#setup=${token}`,
      '이미 있는 소유자라면 이 명령으로 비밀번호 링크를 만들 수 있어요:',
      '  npm run member -- reset-token --login-id 아이디',
    ].join('\n'),
  )
}

type Sealing = Pick<AppParts, 'database'> & { readonly keyRing: KeyRing }

/** What an earlier release kept unsealed, or an older key sealed, is sealed with the key of today. */
async function sealSecrets({ database, keyRing }: Sealing, logger: Logger) {
  const { sealed, lost } = await reseal(database, keyRing)
  if (sealed > 0) logger.info({ sealed }, 'secrets were sealed with the key of today')
  if (lost > 0)
    logger.error({ lost }, 'no key opens some secrets: set SECRET_KEY to what it was before')
}

function warnOfGaps({ publicUrl, secretKey, databaseUrl }: Config, logger: Logger): void {
  if (publicUrl === undefined)
    logger.warn('PUBLIC_URL is not set: canonical links are relative and cookies are not Secure')
  if (secretKey === undefined && databaseUrl !== undefined)
    logger.warn('SECRET_KEY is not set: every machine needs the same secret.key in its DATA_DIR')
}

/** The address a person can open: an unspecified one (0.0.0.0, ::) is reached as localhost. */
function addressOf(app: ServerInstance, { host, publicUrl }: Config): string {
  if (publicUrl !== undefined) return publicUrl
  // A listening TCP server has such an address; only pipes have a text.
  const { port } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return exitWith(error.lines)
  }
}

function exitWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

function endOnUnexpectedErrors(logger: Logger): void {
  const end = (error: unknown) => {
    logger.fatal({ err: error }, 'an error outside any request')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

type Stopper = {
  readonly stopOnSignals: (app: ServerInstance) => void
  readonly isStopping: () => boolean
}

function createStopper({ databaseUrl }: Config, logger: Logger): Stopper {
  let isStopping = false
  return {
    isStopping: () => isStopping,
    stopOnSignals: (app) => {
      const stop = async (signal: NodeJS.Signals) => {
        if (isStopping) return
        isStopping = true
        logger.info({ signal }, 'stopping')
        setTimeout(() => process.exit(0), STOP_DEADLINE_MS).unref()
        // Only over PostgreSQL can another process take over; a person at the keys waits for nothing.
        if (signal === 'SIGTERM' && databaseUrl !== undefined) {
          app.sendAway()
          await wait(SENDING_AWAY_MS)
        }
        await app.close()
        lockOfProcess?.release()
        process.exit(0)
      }
      process.on('SIGTERM', (signal) => void stop(signal))
      process.on('SIGINT', (signal) => void stop(signal))
    },
  }
}
