import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { todaySchema } from '@gyeol/contract'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './cluster.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  DIALECT,
  type TestDatabase,
} from './database.ts'
import { killServers, MAIN, type RunningServer, startServer, untilReady } from './server-process.ts'

const databases: TestDatabase[] = []

const environmentOf = (own: TestDatabase): Record<string, string> => {
  databases.push(own)
  return own.environment
}

const emptyDatabase = async () => environmentOf(await createEmptyDatabase())

/** As a start has left it: filling an empty one takes a server some seconds. */
const ownDatabase = async () => environmentOf(await createDatabase())

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
const residentMegabytes = ({ process: { pid } }: RunningServer) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Becomes the owner by the link the first start prints; gives the cookie of that login. */
async function signUpByLink(server: RunningServer, port: number): Promise<string> {
  await expect.poll(server.output).toContain('#setup=')
  const [, setupToken] = /member\/create#setup=([A-Za-z0-9_-]{43})\n/.exec(server.output()) ?? []
  const form = {
    loginId: 'boss',
    nickname: '소유자',
    password: '소유자의 긴 비밀번호',
    agree: true,
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, setupToken }),
  })
  expect(await answer.json()).toMatchObject({ role: { code: 'OWNER' } })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Overwrites pages that hold nothing but pictures: a start reads none of them. */
function damagePictures(file: string): void {
  const wholeSize = statSync(file).size
  const database = new DatabaseSync(file)
  const insert = database.prepare('insert into image values (?, ?, 1, null, ?, ?, null)')
  for (let index = 0; index < 20; index += 1)
    insert.run(`picture-${index}`, new Uint8Array(100_000).fill(7), Date.now(), Date.now())
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, Math.ceil((wholeSize + bytes.length) / 2))
  writeFileSync(file, bytes)
}

afterEach(async () => {
  await killServers()
  for (const own of databases.splice(0)) await own.remove()
})

// Each starts a whole site, some twice; what says nothing of the database runs on one kind.
describeWithDatabase('the server process', () => {
  it.runIf(DIALECT === 'sqlite')(
    'says what is wrong with its environment, one line each, without a stack',
    async () => {
      const server = startServer({ PORT: 'abc', TRUST_PROXY: 'everybody' })
      expect(await server.ended).toBe(1)
      const lines = server.output().trim().split('\n')
      expect(lines).toHaveLength(2)
      expect(lines[0]).toMatch(/^PORT="abc": .*PORT=3000$/)
      expect(lines[1]).toMatch(/^TRUST_PROXY="everybody": /)
    },
  )

  it.runIf(process.platform === 'linux')(
    'rests on no more than 280 MB, after the first start and after later ones',
    { timeout: 240_000 },
    async () => {
      const environment = { ...(await emptyDatabase()), PORT: String(await freePort()) }
      for (const _ of ['first', 'later']) {
        const server = startServer(environment)
        await untilReady(server, Number(environment.PORT))
        // Filling an empty database takes seconds: what else a first start does is seen here.
        await expect.poll(server.output).toContain('#setup=')
        await wait(2_000)
        expect(residentMegabytes(server)).toBeLessThan(280)
        server.process.kill('SIGTERM')
        await server.ended
      }
    },
  )

  it.runIf(DIALECT === 'sqlite')('says so when its port is taken', async () => {
    const environment = { ...(await ownDatabase()), PORT: String(await freePort()) }
    const first = startServer(environment)
    await untilReady(first, Number(environment.PORT))
    const second = startServer({ ...(await ownDatabase()), PORT: environment.PORT ?? '' })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(
      `${environment.PORT}번 포트를 이미 다른 프로그램이 쓰고 있어요`,
    )
    expect(second.output()).not.toMatch(/^\s+at /m)
  })

  it.runIf(DIALECT === 'sqlite')('says so when its database cannot be used', async () => {
    const server = startServer({ PORT: '0', DATA_DIR: join(MAIN, 'data') })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(join(MAIN, 'data'))
    expect(server.output()).not.toMatch(/^\s+at /m)
  })

  it.runIf(DIALECT === 'sqlite')(
    'keeps its data and its key for itself, and says so when the key is damaged',
    async () => {
      const own = await emptyDatabase()
      const environment = { ...own, PORT: String(await freePort()) }
      const first = startServer(environment)
      await untilReady(first, Number(environment.PORT))
      const folder = own.DATA_DIR ?? ''
      const modes = readdirSync(folder).map((name) => [name, modeOf(join(folder, name))])
      expect(Object.fromEntries(modes)).toMatchObject({ 'secret.key': '600' })
      expect(modes.filter(([, mode]) => mode !== '600')).toEqual([])
      expect(modeOf(folder)).toBe('700')
      first.process.kill('SIGTERM')
      await first.ended
      writeFileSync(join(folder, 'secret.key'), 'half a key')
      const second = startServer(environment)
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain('내용이 키가 아니거나 길이가 달라요')
      expect(second.output()).not.toMatch(/^\s+at /m)
      expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('half a key')
    },
  )

  it('prints a one-time setup link until the site has an owner', async () => {
    const environment = { ...(await ownDatabase()), PORT: String(await freePort()) }
    const port = Number(environment.PORT)
    const first = startServer(environment)
    await untilReady(first, port)
    await signUpByLink(first, port)
    first.process.kill('SIGTERM')
    await first.ended
    const second = startServer(environment)
    await untilReady(second, port)
    second.process.kill('SIGTERM')
    await second.ended
    expect(second.output()).not.toContain('setup')
  })

  it.runIf(DIALECT === 'sqlite')(
    'is alone with an embedded database, however the one before it ended',
    async () => {
      const own = await ownDatabase()
      const first = startServer({ ...own, PORT: String(await freePort()) })
      await expect.poll(first.output, { timeout: 20_000 }).toContain('결정판이 열렸어요')
      const second = startServer({ ...own, PORT: String(await freePort()) })
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(
        `다른 결정판 서버가 ${own.DATA_DIR}/gyeol.db 을 쓰고 있어요`,
      )
      expect(second.output()).not.toMatch(/^\s+at /m)
      first.process.kill('SIGKILL')
      await first.ended
      const port = await freePort()
      await untilReady(startServer({ ...own, PORT: String(port) }), port)
    },
  )

  it.runIf(DIALECT === 'sqlite')('is not ready on damaged pages, and says what to do', async () => {
    const own = await ownDatabase()
    const port = await freePort()
    const first = startServer({ ...own, PORT: String(port) })
    await untilReady(first, port)
    const owner = await signUpByLink(first, port)
    first.process.kill('SIGTERM')
    await first.ended
    const file = join(own.DATA_DIR ?? '', 'gyeol.db')
    damagePictures(file)
    const second = startServer({ ...own, PORT: String(port) })
    const advice = `데이터베이스 파일 ${file} 이 손상됐어요. 서버를 끄고`
    await expect.poll(second.output, { timeout: 30_000 }).toContain(advice)
    expect(second.output()).toContain('npm run restore -- (마지막 백업) --replace --live')
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: owner } })
    const ready = await ask('/api/ready')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'DB_UNAVAILABLE' }),
    ])
    // What is whole is served on, and tells the owner.
    const { tasks } = todaySchema.parse(await (await ask('/api/admin/today')).json())
    expect(tasks.filter(({ code }) => code === 'database.damaged')).toMatchObject([
      { count: 1, isUrgent: true },
    ])
  })

  it.runIf(DIALECT === 'postgres')(
    'says in one line that PostgreSQL does not answer, without a stack',
    async () => {
      const nobody = `postgres://gyeol:hidden@127.0.0.1:${await freePort()}/gyeol`
      const server = startServer({ ...(await ownDatabase()), DATABASE_URL: nobody, PORT: '0' })
      await expect
        .poll(server.output, { timeout: 20_000 })
        .toContain('PostgreSQL이 아직 답하지 않아')
      await wait(1000)
      expect(server.output().trim().split('\n')).toHaveLength(1)
      expect(server.output()).not.toContain('hidden')
    },
  )

  it.runIf(DIALECT === 'postgres')('starts twice at once on one empty database', async () => {
    const environment = await emptyDatabase()
    const ports = [await freePort(), await freePort()]
    const servers = ports.map((port) => ({
      port,
      server: startServer({ ...environment, PORT: String(port) }),
    }))
    for (const { port, server } of servers) await untilReady(server, port)
    const migrated = servers.filter(({ server }) => server.output().includes('0001-foundation'))
    expect(migrated).toHaveLength(1)
  })

  it('ends with 0 when it is stopped in the moment it begins to listen', async () => {
    const port = await freePort()
    const server = startServer({ ...(await ownDatabase()), PORT: String(port) })
    while (!(await isListening(port))) await wait(1)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes what it has begun, refuses the rest and ends with 0',
    async (signal) => {
      const port = await freePort()
      const server = startServer({ ...(await ownDatabase()), PORT: String(port) })
      await untilReady(server, port)
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = () =>
        new Promise<number | string>((resolve) => {
          const url = `http://127.0.0.1:${port}/api/role`
          get(url, { agent }, (response) => {
            response.resume()
            response.on('end', () => resolve(response.statusCode ?? 0))
          }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
        })
      expect(await ask()).toBe(200)
      const began = performance.now()
      server.process.kill(signal)
      const answers: (number | string)[] = []
      while (server.process.exitCode === null && server.process.signalCode === null) {
        answers.push(await ask())
        await wait(2)
      }
      expect(await server.ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(10_000)
      expect(
        answers.filter((answer) => ![200, 503, 'ECONNREFUSED', 'ECONNRESET'].includes(answer)),
      ).toEqual([])
      agent.destroy()
    },
  )
})
