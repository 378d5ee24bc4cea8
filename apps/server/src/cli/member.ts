import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createContext } from '../assembly/app.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { openDatabase, prepareDatabase } from '../database/start/open-database.ts'
import { runMemberCommand } from './member-command.ts'

/** Runs `npm run member` against the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
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
    const context = createContext({ config, database })
    const terminal = { print: console.log, readPassword }
    process.exitCode = await runMemberCommand(context, args, terminal)
  } finally {
    await database.kysely.destroy()
  }
}

function readConfigOrNull() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const line of error.lines) console.error(line)
    process.exitCode = 1
    return null
  }
}

/** From a pipe as it comes, from a person without showing what he types. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  process.stderr.write('비밀번호: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
