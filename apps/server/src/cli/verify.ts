import { runWithConfig } from './command-context.ts'
import { runVerifyCommand } from './verify-command.ts'

/** Runs `npm run verify` on the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runWithConfig(async (config) => runVerifyCommand(config, args, { print: console.log }))
}
