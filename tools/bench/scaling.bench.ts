import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBalancer } from '../../apps/server/test/balancer.ts'
import { findPostgres, startCluster } from '../../apps/server/test/cluster.ts'
import { readTaken, type SiteProcess, startProcess, stopProcess } from '../soak/running-site.ts'
import { askOnce, join, Tally, visit } from '../soak/visits.ts'
import type { BenchResult } from './statting.bench.ts'

/** Each looks at something this often, as somebody does who reads. */
const THINK_MS = 5000

const LASTS_MS = 20_000

/** One of so many is logged in, and asks for what is theirs. */
const MEMBER_EVERY = 10

const CASES = [
  { users: 100, processes: 0 },
  { users: 1000, processes: 0 },
  { users: 100, processes: 1 },
  { users: 1000, processes: 1 },
  { users: 100, processes: 2 },
  { users: 1000, processes: 2 },
] as const

/** What users cost who are there at the same time; 0 processes: one over the embedded database. */
export async function benchScaling(): Promise<readonly BenchResult[]> {
  const results: BenchResult[] = []
  for (const { users, processes } of CASES) results.push(...(await measure(users, processes)))
  return results
}

async function measure(users: number, count: number): Promise<readonly BenchResult[]> {
  const programs = count === 0 ? null : findPostgres()
  if (count > 0 && programs === null) return []
  const cluster = programs === null ? null : await startCluster(programs)
  const folder = mkdtempSync(joinPath(tmpdir(), 'gyeol-scaling-'))
  const settings = {
    DATA_DIR: folder,
    SECRET_KEY: 'a key for measuring, long enough for it',
    RATE_LIMIT: 'off',
    BACKUP_EVERY_HOURS: '0',
    NODE_ENV: 'test',
    ARGON2_MEMORY_KIB: '64',
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url }),
  }
  const site: SiteProcess[] = []
  for (let started = 0; started < Math.max(1, count); started += 1)
    site.push(await startProcess(settings))
  const balancer = createBalancer(() => site.map(({ port }) => port))
  try {
    const warming = { balancer, tally: new Tally() }
    const cookie = await join(warming, 'measured')
    await visit(warming, 100)
    const before = site.map(readTaken)
    const tally = new Tally()
    const end = Date.now() + LASTS_MS
    const user = async (index: number) => {
      await sleep((index / users) * THINK_MS)
      for (let turn = index; Date.now() < end; turn += 1) {
        if (index % MEMBER_EVERY === 0)
          await askOnce({ balancer, tally, cookie }, { path: '/api/member/profile' })
        else await visit({ balancer, tally }, 1, turn)
        await sleep(THINK_MS)
      }
    }
    await Promise.all(Array.from({ length: users }, async (_, index) => user(index)))
    if (tally.wrong.length > 0) throw new Error(tally.wrong.slice(0, 3).join('\n'))
    const after = site.map(readTaken)
    const cpu = after.reduce(
      (sum, taken, index) => sum + taken.cpuSeconds - (before[index]?.cpuSeconds ?? 0),
      0,
    )
    const name = `${users}명, ${count === 0 ? '내장 1개' : `PostgreSQL ${count}개`}`
    return [
      { name: `${name}: 요청`, value: tally.milliseconds.length / (LASTS_MS / 1000), unit: '/초' },
      { name: `${name}: p50`, value: tally.quantile(0.5) * 1000, unit: 'µs' },
      { name: `${name}: p99`, value: tally.quantile(0.99) * 1000, unit: 'µs' },
      { name: `${name}: 요청마다 CPU`, value: (cpu / tally.milliseconds.length) * 1e6, unit: 'µs' },
      {
        name: `${name}: 메모리 (모두)`,
        value: after.reduce((sum, { megabytes }) => sum + megabytes, 0),
        unit: 'MB',
      },
    ]
  } finally {
    balancer.close()
    for (const each of site) await stopProcess(each)
    await cluster?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
