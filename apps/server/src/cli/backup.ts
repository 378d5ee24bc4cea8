import { runWithConfig } from './command-context.ts'
import { runBackupCommand } from './backup-command.ts'

/** Runs `npm run backup` on the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runWithConfig(async (config) => runBackupCommand(config, args, { print: console.log }))
}
