import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { SITE_ENVIRONMENT } from '../site-environment.ts'
import { type Account, freshAccount } from './accounts.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Makes a site's first owner as whoever runs it does: by command, with the password on its input. */
export async function makeOwner(dataDir: string): Promise<Account> {
  const owner = freshAccount()
  await new Promise<void>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['tools/member.ts', 'create', '--role', 'OWNER', '--login-id', owner.loginId],
      { cwd: ROOT, env: { ...process.env, ...SITE_ENVIRONMENT, DATA_DIR: dataDir } },
      (error, output) => (error === null ? resolve() : reject(new Error(output))),
    )
    child.stdin?.end(`${owner.password}\n`)
  })
  return owner
}
