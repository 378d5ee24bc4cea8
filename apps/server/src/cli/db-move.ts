import { runWithConfig } from './command-context.ts'
import { runDbMoveCommand } from './db-move-command.ts'

/** Runs `npm run db:move` on the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runWithConfig(async (config) => runDbMoveCommand(config, args, { print: console.log }))
}
