import type { StoredRoleCode } from '@gyeol/contract'
import { expect } from 'vitest'
import { type AppParts, buildApp } from '../src/assembly/app.ts'
import { readConfig } from '../src/config/config.ts'
import type { AppDatabase } from '../src/database/database.ts'
import type { ServerInstance } from '../src/http/server-instance.ts'
import type { LivePace } from '../src/context/live-pace.ts'
import { createClock, WEB_DIST } from './app.ts'
import { createDatabase } from './database.ts'
import { type Listener, listen } from './live-client.ts'
import { type Person, signIn } from './people.ts'

/** One process of the site, on a real port: several of them share a database. */
type Process = {
  readonly app: ServerInstance
  readonly database: AppDatabase
  readonly address: string
}

/** Nobody waits for these processes to look around. */
export const HURRIED: LivePace = { pollMs: 40, heartbeatMs: 100 }

/** Two processes of a site, and the pages that are open on them. */
export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>

/** Starts a site of two processes over a database and a clock of its own. */
export async function openLiveSite() {
  const time = createClock()
  const own = await createDatabase()
  const open: Listener[] = []

  /** Starts one more process; who asks for it closes it. */
  const start = async (
    environment: Readonly<Record<string, string>> = {},
    parts: Pick<AppParts, 'livePace' | 'patience'> = { livePace: HURRIED },
  ): Promise<Process> => {
    const config = readConfig({
      RATE_LIMIT: 'off',
      WEB_ROOT: WEB_DIST,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ARGON2_MEMORY_KIB: '8',
      ...environment,
      ...own.environment,
    })
    const database = await own.open()
    const app = await buildApp({ config, database, clock: time.clock, ...parts })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    return { app, database, address }
  }
  const here = await start()
  const there = await start()
  return {
    time,
    here,
    there,
    start,
    /** Makes a member who is logged in; their requests must succeed, and give what was answered. */
    async signIn(roleCode: StoredRoleCode) {
      const person = await signIn(here, roleCode)
      return { ...person, call: succeeding(person.call) }
    },
    /** Opens a page that hears of changes. */
    async watch({ address }: Process, headers: Readonly<Record<string, string>> = {}) {
      const listener = await listen(address, headers)
      open.push(listener)
      await listener.next('hello')
      return listener
    },
    async close() {
      for (const listener of open) listener.hangUp()
      await here.app.close()
      await there.app.close()
      await own.remove()
    },
  }
}

function succeeding(call: Person['call']) {
  return async (...request: Parameters<Person['call']>) => {
    const answer = await call(...request)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body === '' ? {} : answer.json()
  }
}

/** Waits for the next change a page hears of, and reads it. */
export async function nextChange(page: Listener) {
  return JSON.parse((await page.next('change')).data)
}

/** The changes a page has heard of so far. */
export function changesOf({ frames }: Listener) {
  return frames.filter(({ event }) => event === 'change')
}
