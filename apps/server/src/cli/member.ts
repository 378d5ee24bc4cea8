import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runCommand } from './command-context.ts'
import { runMemberCommand } from './member-command.ts'

/** Runs `npm run member` against the database the server uses. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand(async (context) =>
    runMemberCommand(context, args, { print: console.log, readPassword }),
  )
}

/** From a pipe as it comes, from a person without showing what they type. */
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
