import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'

/** Nothing is kept, and no database lives long enough for somebody to tidy up in it. */
const THROWN_AWAY = ['synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** The programs of the newest PostgreSQL on this machine, or null. */
export function findPostgres(): string | null {
  if (!existsSync(INSTALLED)) return null
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
  const folders = versions.map((version) => join(INSTALLED, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** A PostgreSQL server of our own, made for throwing away. */
export type Cluster = {
  /** Address of its maintenance database. */
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it the way a power cut would. */
  readonly kill: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** Makes and starts a cluster on a free port. PostgreSQL refuses to run as root. */
export async function startCluster(programs: string): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'gyeol-postgres-'))
  const data = join(home, 'data')
  const isRoot = process.getuid?.() === 0
  if (isRoot) await giveToPostgres(home)
  const port = await freePort()
  const call = (program: string, args: readonly string[]) => {
    const path = join(programs, program)
    const options = { cwd: home }
    return isRoot
      ? run('/usr/sbin/runuser', ['-u', 'postgres', '--', path, ...args], options)
      : run(path, [...args], options)
  }
  const settings = `-p ${port} -k ${home} -h 127.0.0.1 -F ${THROWN_AWAY.map((one) => `-c ${one}`).join(' ')}`
  const log = join(home, 'log')
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  await call('initdb', [...initArgs, '--locale=C.UTF-8', '--no-sync'])
  const start = async () => {
    await call('pg_ctl', ['-D', data, '-o', settings, '-l', log, '-w', 'start'])
  }
  const kill = async () => {
    await call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    kill,
    async remove() {
      // It may be down already; what matters is that its files go.
      await kill().catch(() => {})
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function giveToPostgres(folder: string): Promise<void> {
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
  const [user = 0, group = 0] = ids.map(({ stdout }) => Number(stdout))
  chownSync(folder, user, group)
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has such an address; only pipes have a text.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
