import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBalancer } from '../../apps/server/test/balancer.ts'
import { findPostgres, startCluster } from '../../apps/server/test/cluster.ts'
import { readTaken, startProcess, stopProcess, type Taken } from './running-site.ts'
import { askOnce, comeAndGo, join, Tally, visit } from './visits.ts'

const VISITORS = 6
const RESTART_EVERY_MS = 60_000

/** What a site of two processes under load showed. */
export type LoadReport = {
  readonly requests: number
  readonly restarts: number
  readonly p50: number
  readonly p99: number
  readonly wrong: readonly string[]
  /** Of each process that was there at the end. */
  readonly taken: readonly Taken[]
}

/**
 * Two processes over one PostgreSQL under mixed load, one of them replaced every minute. Everything
 * written at one is asked for at the other. Null where there is no PostgreSQL.
 */
export async function loadAndRestart(minutes: number): Promise<LoadReport | null> {
  const programs = findPostgres()
  if (programs === null) return null
  const cluster = await startCluster(programs)
  const folder = mkdtempSync(joinPath(tmpdir(), 'gyeol-soak-'))
  const settings = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    SECRET_KEY: 'a key for the soak, long enough for it',
    RATE_LIMIT: 'off',
    BACKUP_EVERY_HOURS: '0',
    NODE_ENV: 'test',
    ARGON2_MEMORY_KIB: '64',
  }
  const processes = [await startProcess(settings), await startProcess(settings)]
  const balancer = createBalancer(() => processes.map(({ port }) => port))
  const tally = new Tally()
  const end = Date.now() + minutes * 60_000
  let restarts = 0
  const visitor = async () => {
    while (Date.now() < end) await visit({ balancer, tally }, 10)
  }
  const members = async () => {
    for (let count = 1; Date.now() < end; count += 1) {
      const cookie = await join({ balancer, tally }, `load${count}`)
      // The session made at one process is known at the other, whichever is next.
      for (let turn = 0; turn < 4; turn += 1)
        await askOnce({ balancer, tally, cookie }, { path: '/api/member/profile' })
      await comeAndGo({ balancer, tally }, `load${count}`)
      await sleep(200)
    }
  }
  const restarter = async () => {
    for (;;) {
      await sleep(Math.min(RESTART_EVERY_MS, (minutes * 60_000) / 3))
      if (Date.now() >= end) return
      processes.push(await startProcess(settings))
      const [leaving] = processes
      if (leaving && (await stopProcess(leaving)) !== 0)
        tally.wrong.push('a process did not end well')
      processes.shift()
      restarts += 1
    }
  }
  try {
    await Promise.all([...Array.from({ length: VISITORS }, visitor), members(), restarter()])
    return {
      requests: tally.milliseconds.length,
      restarts,
      p50: tally.quantile(0.5),
      p99: tally.quantile(0.99),
      wrong: tally.wrong,
      taken: processes.map(readTaken),
    }
  } finally {
    balancer.close()
    for (const site of processes) await stopProcess(site)
    await cluster.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
