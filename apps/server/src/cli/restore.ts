import { runWithConfig } from './command-context.ts'
import { runRestoreCommand } from './restore-command.ts'

/** Runs `npm run restore` on the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runWithConfig(async (config) => runRestoreCommand(config, args, { print: console.log }))
}
