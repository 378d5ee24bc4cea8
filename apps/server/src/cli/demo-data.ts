import { runCommand } from './command-context.ts'
import { runDemoDataCommand } from './demo-data-command.ts'

/** Runs `npm run demo-data` against the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand(async (context) => runDemoDataCommand(context, args, { print: console.log }))
}
