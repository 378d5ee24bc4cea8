import { DAY_MS } from '@gyeol/korean'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBalancer } from '../../apps/server/test/balancer.ts'
import {
  readTaken,
  type SiteProcess,
  startProcess,
  stopProcess,
  type Taken,
} from './running-site.ts'
import { comeAndGo, join, listenFor, Tally, visit } from './visits.ts'

const VISITORS = 20
const PAGES_EACH = 20
const LISTENERS = 10

/** What simulated days showed. */
export type DaysReport = {
  readonly days: readonly Taken[]
  readonly requests: number
  readonly wrong: readonly string[]
}

/**
 * Days of a site, one after the other: visitors look around, members join, come and go, pages
 * listen; then a day passes on its clock and what has ended is swept away.
 */
export async function simulateDays(
  count: number,
  onDay: (day: number, taken: Taken) => void,
): Promise<DaysReport> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'gyeol-soak-'))
  const settings = {
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    BACKUP_EVERY_HOURS: '0',
    NODE_ENV: 'test',
    ARGON2_MEMORY_KIB: '64',
  }
  const site = await startProcess(settings, 'tools/soak/aged-server.ts')
  const balancer = createBalancer(() => [site.port])
  const tally = new Tally()
  const days: Taken[] = []
  try {
    for (let day = 1; day <= count; day += 1) {
      const asking = { balancer, tally }
      await join(asking, `soak${day}`)
      await Promise.all([
        ...Array.from({ length: VISITORS }, () => visit(asking, PAGES_EACH)),
        ...Array.from({ length: LISTENERS }, () => listenFor(site.port, 200)),
        comeAndGo(asking, `soak${Math.ceil(day / 2)}`),
      ])
      await passDay(site.child)
      const taken = await readSettled(site)
      days.push(taken)
      onDay(day, taken)
    }
    return { days, requests: tally.milliseconds.length, wrong: tally.wrong }
  } finally {
    balancer.close()
    await stopProcess(site)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Looks so often, in so many milliseconds from one look to the next. */
const LOOKS = 5
const BETWEEN_LOOKS_MS = 100

/** What is taken once the day is over: a connection that is only just closing stays open for nobody. */
async function readSettled(site: SiteProcess): Promise<Taken> {
  let least = readTaken(site)
  for (let look = 1; look < LOOKS; look += 1) {
    await sleep(BETWEEN_LOOKS_MS)
    const taken = readTaken(site)
    if (taken.files < least.files) least = taken
  }
  return least
}

function passDay(child: Awaited<ReturnType<typeof startProcess>>['child']): Promise<void> {
  return new Promise((resolve) => {
    child.once('message', () => resolve())
    child.send(DAY_MS)
  })
}

/** How much a figure has grown: the mean of the last third against that of the one before. */
export function growth(values: readonly number[]): number {
  const third = Math.max(1, Math.floor(values.length / 3))
  const mean = (part: readonly number[]) =>
    part.reduce((sum, value) => sum + value, 0) / part.length
  return mean(values.slice(-third)) / mean(values.slice(-2 * third, -third))
}

/** The value in the middle by size. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
