import { createContext } from '../assembly/create-context.ts'
import { explainDatabaseFailure, tellWaiting } from '../assembly/start-failure.ts'
import { openKeyRing } from '../assembly/secret-keys.ts'
import { seedSets } from '../assembly/seed-sets.ts'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import {
  type DatabaseOptions,
  openDatabase,
  prepareDatabase,
} from '../database/start/open-database.ts'
import type { Act, ServerContext } from '../context/server-context.ts'
import type { CatalogueContext } from '../modules/catalogue/catalogue-context.ts'

/**
 * Runs a command against the database the server uses and sets the process's exit code to what it
 * gives. A configuration that cannot be read is told line by line.
 */
export async function runCommand(
  work: (context: CatalogueContext, config: Config) => Promise<number>,
): Promise<void> {
  await runWithConfig(async (config) => {
    const options = {
      ...databaseOf(config),
      seedSets,
      copyTo: config.copiesBeforeMigrating ? config.backupDir : undefined,
    }
    await prepareDatabase(options)
    const database = await openDatabase(options)
    try {
      const keyRing = await openKeyRing(config, database)
      return await work(createContext({ config, database, keyRing }), config)
    } finally {
      await database.kysely.destroy()
    }
  })
}

/**
 * Runs a command that needs the settings alone and leaves the database as it is. A database that
 * cannot be used is told in words, without a stack.
 */
export async function runWithConfig(work: (config: Config) => Promise<number>): Promise<void> {
  const config = readConfigOrNull()
  if (!config) return
  try {
    process.exitCode = await work(config)
  } catch (error) {
    const lines = explainDatabaseFailure(error, config)
    if (lines === null) throw error
    for (const line of lines) console.error(line)
    process.exitCode = 1
  }
}

/** The database a command is about. */
export function databaseOf({ databaseUrl, dataDir }: Config): DatabaseOptions {
  const onTrouble = (error: Error, message: string) => console.error(`${message}: ${error.message}`)
  return { databaseUrl, dataDir, onTrouble, onWaiting: tellWaiting }
}

/** The act of a command: nobody's, and within no request. */
export function commandAct({ clock }: Pick<ServerContext, 'clock'>): Act {
  return { actorId: null, requestId: null, now: clock() }
}

function readConfigOrNull(): Config | null {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const line of error.lines) console.error(line)
    process.exitCode = 1
    return null
  }
}
