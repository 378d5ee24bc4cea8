import { createContext } from '../assembly/app.ts'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { openDatabase, prepareDatabase } from '../database/start/open-database.ts'
import type { ServerContext } from '../context/server-context.ts'

/**
 * Runs a command against the database the server uses and sets the process's exit code to what it
 * gives. A configuration that cannot be read is told line by line.
 */
export async function runCommand(work: (context: ServerContext) => Promise<number>): Promise<void> {
  const config = readConfigOrNull()
  if (!config) return
  const options = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onTrouble: (error: Error, message: string) => console.error(`${message}: ${error.message}`),
  }
  await prepareDatabase(options)
  const database = await openDatabase(options)
  try {
    process.exitCode = await work(createContext({ config, database }))
  } finally {
    await database.kysely.destroy()
  }
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
