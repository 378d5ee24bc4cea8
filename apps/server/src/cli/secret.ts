import { runCommand } from './command-context.ts'
import { runSecretCommand } from './secret-command.ts'

/** Runs `npm run secret` against the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand(async (context, config) =>
    runSecretCommand({ context, config }, args, console.log),
  )
}
