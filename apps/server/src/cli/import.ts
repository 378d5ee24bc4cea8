import { runCommand } from './command-context.ts'
import { runImportCommand } from './import-command.ts'

/** Runs `npm run import` against the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand(async (context) => runImportCommand(context, args, { print: console.log }))
}
