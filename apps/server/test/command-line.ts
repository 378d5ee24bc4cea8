import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext } from '../src/assembly/create-context.ts'
import { runImportCommand } from '../src/cli/import-command.ts'
import { readConfig } from '../src/config/config.ts'
import type { AppDatabase } from '../src/database/database.ts'
import { createDatabase } from './database.ts'

/** Makes a folder for the files a command reads and writes. */
export function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-command-'))
  return {
    /** Where a file of this name lies, or would. */
    pathOf: (name: string): string => join(folder, name),
    /** Leaves a file and gives its path. */
    write(name: string, text: string): string {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A database of a test's own, and a connection to it. */
export type OwnDatabase = Awaited<ReturnType<typeof openOwnDatabase>>

/** Makes a database as a command finds it beside a server, and opens it. */
export async function openOwnDatabase() {
  const { environment, open, remove } = await createDatabase()
  const database = await open()
  return {
    database,
    /** With these a process of its own uses the same database. */
    environment,
    async close() {
      await database.kysely.destroy()
      await remove()
    },
  }
}

/** Runs `npm run import` within this process: its exit code, and all that it printed. */
export async function runImport(database: AppDatabase, args: readonly string[]) {
  const lines: string[] = []
  const context = createContext({ config: readConfig({ NODE_ENV: 'test' }), database })
  const code = await runImportCommand(context, args, { print: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}
