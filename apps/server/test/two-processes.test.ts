import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, FROM_OUR_PAGE, TEST_KEY, type TestApp } from './app.ts'
import { createBalancer } from './balancer.ts'
import { freePort } from './cluster.ts'
import { createDatabase, describeOnPostgres, type TestDatabase } from './database.ts'
import { listen } from './live-client.ts'
import { type Person, signIn } from './people.ts'
import { killServers, type RunningServer, startServer, untilReady } from './server-process.ts'

type Member = { readonly server: RunningServer; readonly port: number }

const PASSWORD = '사람의 긴 비밀번호 하나'

// Real processes over one real database, behind what the shipped proxy does.
describeOnPostgres('two server processes over one PostgreSQL', { timeout: 300_000 }, () => {
  const backups = mkdtempSync(join(tmpdir(), 'gyeol-backups-'))
  let own: TestDatabase
  /** Makes people without asking the processes. */
  let desk: TestApp
  let processes: Member[] = []
  const start = async (): Promise<Member> => {
    const port = await freePort()
    const server = startServer({
      ...own.environment,
      PORT: String(port),
      NODE_ENV: 'test',
      SECRET_KEY: TEST_KEY,
      RATE_LIMIT: 'on',
      TRUST_PROXY: '127.0.0.1',
      ARGON2_MEMORY_KIB: '8',
      BACKUP_EVERY_HOURS: '1',
      BACKUP_DIR: backups,
      LOG_LEVEL: 'warn',
    })
    await untilReady(server, port)
    return { server, port }
  }
  const balancer = createBalancer(() => processes.map(({ port }) => port))
  let addresses = 0
  /** A visitor nobody has heard of. */
  const newAddress = () => {
    addresses += 1
    return { 'x-forwarded-for': `198.51.100.${addresses}` }
  }
  const addressOf = ({ port }: Member) => `http://127.0.0.1:${port}`
  type Options = Omit<RequestInit, 'headers'> & {
    readonly headers?: Readonly<Record<string, string>>
  }
  const ask = async (member: Member, path: string, options: Options = {}) =>
    fetch(`${addressOf(member)}${path}`, {
      ...options,
      headers: { ...newAddress(), ...options.headers },
    })
  const send = (
    member: Member,
    path: string,
    { body, person }: { body?: unknown; person?: Person },
  ) =>
    ask(member, path, {
      method: 'POST',
      body: JSON.stringify(body ?? {}),
      headers: {
        'content-type': 'application/json',
        ...FROM_OUR_PAGE,
        ...(person ? { cookie: person.cookie } : {}),
      },
    })

  beforeAll(async () => {
    own = await createDatabase()
    desk = await createApp({}, { own })
    // Without anybody there is nothing to back up yet.
    await signIn(desk, 'MEMBER')
    processes = await Promise.all([start(), start()])
  }, 120_000)
  afterAll(async () => {
    balancer.close()
    await killServers()
    await desk.close()
    rmSync(backups, { recursive: true, force: true })
  })
  const both = () => {
    const [one, other] = processes
    if (!one || !other) throw new Error('two processes are needed')
    return [one, other] as const
  }

  it('know the same sessions, and forget them together', async () => {
    const [one, other] = both()
    const form = { loginId: 'walker', nickname: '두 집 사는 이', password: PASSWORD, agree: true }
    const entered = await send(one, '/api/auth/sign-up', { body: form })
    expect(entered.status, await entered.clone().text()).toBe(201)
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const roleAt = async (member: Member) =>
      (await ask(member, '/api/role', { headers: { cookie } })).json()
    expect(await roleAt(other)).toEqual(await roleAt(one))
    expect(JSON.stringify(await roleAt(other))).toContain('MEMBER')
    const left = await ask(other, '/api/auth/logout', {
      method: 'POST',
      headers: { cookie, ...FROM_OUR_PAGE },
    })
    expect(left.status).toBeLessThan(300)
    expect(JSON.stringify(await roleAt(one))).not.toContain('MEMBER')
  })

  it('count requests of one address together: fifty go through, wherever they arrive', async () => {
    const headers = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => balancer.ask({ path: '/api/role', headers })),
    )
    const counted = Map.groupBy(answers, ({ status }) => status)
    expect([counted.get(200)?.length, counted.get(429)?.length]).toEqual([50, 30])
    for (const { headers: sent } of counted.get(429) ?? [])
      expect(Number(sent['retry-after'])).toBeGreaterThan(0)
  })

  it('count wrong passwords together', async () => {
    const headers = { ...newAddress(), ...FROM_OUR_PAGE }
    const statuses: number[] = []
    for (let tries = 0; tries < 20; tries += 1) {
      const body = { loginId: 'walker', password: `틀린 비밀번호 ${tries}` }
      statuses.push(
        (await balancer.ask({ method: 'POST', path: '/api/auth/login', headers, body })).status,
      )
      if (statuses.at(-1) === 429) break
    }
    expect(statuses.at(-1)).toBe(429)
    const body = { loginId: 'walker', password: PASSWORD }
    for (let turn = 0; turn < 2; turn += 1) {
      const next = await balancer.ask({ method: 'POST', path: '/api/auth/login', headers, body })
      expect(next.status).toBe(429)
    }
  })

  it('tell pages open at the other of a change, and show it there', async () => {
    const [one, other] = both()
    const editor = await signIn(desk, 'EDITOR')
    const page = await listen(addressOf(other), newAddress())
    await page.next('hello')
    const name = '두 프로세스 포툼'
    // The other has the list as it was lie ready.
    expect(await (await ask(other, '/api/crysta')).text()).not.toContain(name)
    const made = await send(one, '/api/crysta', {
      person: editor,
      body: { name, kind: 'normal', stats: [{ stat: 'atk_pct', value: 3 }] },
    })
    expect(made.status, await made.clone().text()).toBe(201)
    await page.next('change', 10_000)
    const path = `/api/crysta?name=${encodeURIComponent(name)}`
    // Visitors may see the list of a second ago at the process that was not told.
    for (const member of both())
      await expect
        .poll(async () => (await ask(member, path)).text(), { timeout: 10_000 })
        .toContain(name)
    page.hangUp()
  })

  it('do a job by the clock once', async () => {
    const made = () => readdirSync(backups).filter((name) => /^auto-.*\.gz$/.test(name))
    await expect.poll(() => made().length, { timeout: 30_000 }).toBe(1)
    // Both have looked by now: each does from its first moment on.
    expect(made()).toHaveLength(1)
  })

  it('are replaced one after the other without a failed request', async () => {
    const editors = [await signIn(desk, 'EDITOR'), await signIn(desk, 'EDITOR')]
    const wrong: string[] = []
    const written: string[] = []
    const load = new AbortController()
    let asked = 0
    const reader = async () => {
      while (!load.signal.aborted) {
        const { status, body } = await balancer.ask({ path: '/api/role', headers: newAddress() })
        asked += 1
        if (status !== 200) wrong.push(`GET ${status} ${body}`)
      }
    }
    const writer = async (editor: Person) => {
      for (let count = 0; !load.signal.aborted; count += 1) {
        const title = `바뀌는 동안 ${editor.nickname} ${count}`
        const { status, body } = await balancer.ask({
          method: 'POST',
          path: '/api/notification',
          headers: { cookie: editor.cookie, ...FROM_OUR_PAGE },
          body: { title, body: '내용' },
        })
        if (status === 201) written.push(title)
        else wrong.push(`POST ${status} ${body}`)
        await wait(400)
      }
    }
    const work = [reader(), reader(), reader(), ...editors.map(writer)]
    for (const leaving of both()) {
      const next = await start()
      processes = [...processes, next]
      await wait(300)
      leaving.server.process.kill('SIGTERM')
      expect(await leaving.server.ended).toBe(0)
      processes = processes.filter((member) => member !== leaving)
    }
    load.abort()
    await Promise.all(work)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(50)
    const kept = await desk.database.kysely.selectFrom('notice').select('title').execute()
    const titles = kept.map(({ title }) => title).filter((title) => title.startsWith('바뀌는 동안'))
    expect(titles.toSorted()).toEqual(written.toSorted())
  })
})
