import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp, PATIENCE } from '../src/assembly/app.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/database/start/open-database.ts'
import { bumpDataVersion } from '../src/database/data-version.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { createApp, FROM_OUR_PAGE, type TestApp, WEB_DIST } from './app.ts'
import { findPostgres, freePort, startCluster } from './cluster.ts'
import { describeOnPostgres, describeWithDatabase, DIALECT } from './database.ts'

/** Five seconds, and what a machine that runs all tests at once takes to look at the clock. */
const DEADLINE_MS = 5000 + 8000
const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', WEB_ROOT: WEB_DIST, NODE_ENV: 'test' }

/** Of handlers that never come to a database: nothing differs by its kind. */
const describeOnOneKind = describe.runIf(DIALECT === 'sqlite')

const appOver = async (databaseUrl: string) => {
  const config = readConfig({ ...quiet, DATABASE_URL: databaseUrl })
  const database = await openDatabase({ databaseUrl, dataDir: '', onTrouble: () => {} })
  return { app: await buildApp({ config, database }), database }
}

/** Over a connection: in the tests' own injections a body is there before it is read. */
const sendOverWire = async ({ app }: TestApp, path: string, body: unknown) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

describeOnOneKind('a handler that hangs', () => {
  it('is answered for within five seconds', async () => {
    const test = await createApp({}, { patience: PATIENCE })
    test.app.get('/api/test/hang', () => new Promise(() => {}))
    const start = performance.now()
    const answer = await test.app.inject({ url: '/api/test/hang' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'OVERLOADED' })
    expect(answer.headers['retry-after']).toBeDefined()
    expect(performance.now() - start).toBeLessThan(DEADLINE_MS)
    await test.close()
  })
})

describeOnOneKind('a file that is long on its way', () => {
  it('comes whole, however long it takes', async () => {
    const test = await createApp({}, { patience: PATIENCE })
    test.app.get('/api/test/long', async (_request, reply) => {
      reply.type('application/octet-stream')
      return Readable.from(
        (async function* () {
          yield 'begun, '
          await setTimeout(1.3 * PATIENCE.answerMs)
          yield 'whole'
        })(),
        { objectMode: false },
      )
    })
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/api/test/long`)
    expect(await answer.text()).toBe('begun, whole')
    await test.close()
  })
})

describeWithDatabase('a POST that hangs in a transaction', () => {
  it('is answered for within five seconds, and what it wrote is rolled back', async () => {
    const test = await createApp({}, { patience: PATIENCE })
    const { kysely } = test.database
    const written = async () => {
      const rows = await kysely.selectFrom('data_version').select('key').execute()
      return rows.map(({ key }) => key).filter((key) => key.startsWith('hung'))
    }
    let later: Promise<unknown> = Promise.resolve()
    const hung = Promise.withResolvers<void>()
    test.app.post('/api/test/hang', async () =>
      inTransaction(test.database, async (transaction) => {
        await bumpDataVersion(transaction, 'hung')
        later = hung.promise.then(async () => bumpDataVersion(transaction, 'hung later'))
        // It goes on after it was given up; nobody waits for what becomes of it.
        later.catch(() => {})
        return later
      }),
    )
    const start = performance.now()
    const answer = await sendOverWire(test, '/api/test/hang', { body: 'read before it hangs' })
    expect(answer).toMatchObject({ status: 503, code: 'OVERLOADED' })
    expect(performance.now() - start).toBeLessThan(DEADLINE_MS)
    await expect.poll(written).toEqual([])
    hung.resolve()
    await expect(later).rejects.toMatchObject({ code: 'OVERLOADED' })
    await inTransaction(test.database, async (transaction) =>
      bumpDataVersion(transaction, 'hung at last'),
    )
    expect(await written()).toEqual(['hung at last'])
    await test.close()
  })
})

describeWithDatabase('GET /api/ready', () => {
  it('says yes while the database answers, and DB_UNAVAILABLE once it is closed', async () => {
    const test = await createApp()
    expect((await test.app.inject({ url: '/api/ready' })).json()).toEqual({ ok: true })
    await test.database.kysely.destroy()
    const answer = await test.app.inject({ url: '/api/ready' })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'DB_UNAVAILABLE'])
    expect((await test.app.inject({ url: '/api/health' })).json()).toEqual({ ok: true })
    await test.close()
  })
})

describeOnPostgres('when PostgreSQL', () => {
  const toStop: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const stop of toStop.splice(0).toReversed()) await stop()
  })

  it.skipIf(findPostgres() === null)(
    'is killed, requests get 503 at once, and 200 again as soon as it is back',
    async () => {
      const cluster = await startCluster(findPostgres() ?? '')
      toStop.push(cluster.remove)
      const { app } = await appOver(cluster.url)
      toStop.push(() => app.close())
      const ready = async () => (await app.inject({ url: '/api/ready' })).statusCode
      expect(await ready()).toBe(200)
      await cluster.kill()
      const start = performance.now()
      expect([await ready(), await ready(), await ready()]).toEqual([503, 503, 503])
      expect(performance.now() - start).toBeLessThan(DEADLINE_MS)
      expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
      await cluster.start()
      expect(await ready()).toBe(200)
    },
  )

  it('accepts connections and then says nothing, the answer still comes in time', async () => {
    const sockets: Socket[] = []
    const server: Server = createServer((socket) => sockets.push(socket))
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    toStop.push(async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    const { app } = await appOver(`postgres://u@127.0.0.1:${port}/d`)
    toStop.push(() => app.close())
    const start = performance.now()
    const answer = await app.inject({ url: '/api/ready' })
    expect(answer.json()).toMatchObject({ status: 503, code: 'DB_UNAVAILABLE' })
    expect(performance.now() - start).toBeLessThan(DEADLINE_MS)
  })

  it.skipIf(findPostgres() === null)(
    'takes too long over a query, its connection is not used again',
    async () => {
      const cluster = await startCluster(findPostgres() ?? '')
      toStop.push(cluster.remove)
      const { app, database } = await appOver(cluster.url)
      toStop.push(() => app.close())
      const pid = async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
          database.kysely,
        )
        return rows[0]?.pid
      }
      const before = await pid()
      const slow: unknown = await sql`select pg_sleep(20)`
        .execute(database.kysely)
        .catch((error: unknown) => error)
      expect(database.dialect.classifyFailure(slow)).toBe('unavailable')
      expect(await pid()).not.toBe(before)
    },
  )
})

describeOnOneKind('a route that takes files', () => {
  it('may take longer than others, and is answered for all the same', async () => {
    const patience = {
      answerMs: 200,
      largeMs: 4000,
      headersMs: 5000,
      requestMs: 5000,
      socketMs: 5000,
      checkMs: 100,
    }
    const test = await createApp({}, { patience })
    const hang = async () => new Promise(() => {})
    test.app.get('/api/test/hang', hang)
    test.app.get('/api/test/file', { bodyLimit: 2 * 1024 * 1024 }, hang)
    const took = async (url: string) => {
      const start = performance.now()
      expect((await test.app.inject({ url })).statusCode).toBe(503)
      return performance.now() - start
    }
    expect(await took('/api/test/hang')).toBeLessThan(3800)
    expect(await took('/api/test/file')).toBeGreaterThan(3800)
    await test.close()
  })
})
