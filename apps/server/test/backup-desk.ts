import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { runBackupCommand } from '../src/cli/backup-command.ts'
import { runDbMoveCommand } from '../src/cli/db-move-command.ts'
import { runRestoreCommand } from '../src/cli/restore-command.ts'
import { runVerifyCommand } from '../src/cli/verify-command.ts'
import { readConfig } from '../src/config/config.ts'
import { createFolder } from './command-line.ts'
import type { TestDatabase } from './database.ts'

const COMMANDS = {
  backup: runBackupCommand,
  restore: runRestoreCommand,
  verify: runVerifyCommand,
  'db:move': runDbMoveCommand,
} as const

/** What a command ended with, and all that it printed. */
export type Told = { readonly code: number; readonly text: string }

/** A folder for backups, and the commands about them run within this process. */
export function createBackupDesk() {
  const folder = createFolder()
  const backupDir = folder.pathOf('backups')
  const run = async (
    name: keyof typeof COMMANDS,
    own: Pick<TestDatabase, 'environment'>,
    ...args: readonly string[]
  ): Promise<Told> => {
    const lines: string[] = []
    const config = readConfig({ NODE_ENV: 'test', BACKUP_DIR: backupDir, ...own.environment })
    const code = await COMMANDS[name](config, args, { print: (line) => lines.push(line) })
    return { code, text: lines.join('\n') }
  }
  return {
    run,
    backupDir,
    pathOf: folder.pathOf,
    /** The names of what lies among the backups. */
    names: () => (existsSync(backupDir) ? readdirSync(backupDir).sort() : []),
    pathOfBackup: (name: string) => join(backupDir, name),
    /** Leaves an empty file among the backups. */
    leaveBackup: (name: string) => writeFileSync(join(backupDir, name), ''),
    /** The lines of a backup. */
    linesOf: (path: string) => gunzipSync(readFileSync(path)).toString('utf8').split('\n'),
    /** Leaves a backup of these lines, whatever they are. */
    writeLines(name: string, lines: readonly string[]): string {
      const path = folder.pathOf(name)
      writeFileSync(path, gzipSync(lines.join('\n')))
      return path
    },
    writeBytes(name: string, bytes: Uint8Array): string {
      const path = folder.pathOf(name)
      writeFileSync(path, bytes)
      return path
    },
    remove: folder.remove,
  }
}
