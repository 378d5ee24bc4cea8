import { randomBytes } from 'node:crypto'
import { findPostgres, startCluster } from '../../apps/server/test/cluster.ts'
import { runOnServer } from '../../apps/server/test/run-on-server.ts'
import { measureSite, type SiteFigures } from './price-site/run-site.ts'
import type { BenchResult } from './statting.bench.ts'

const SIZES = [10_000, 100_000, 1_000_000] as const

/** What is promised, at every size. */
const TARGETS = { read: 50, report: 20, rss: 300 } as const

/**
 * Prices with up to a million reports over three years, on throw-away sites of both databases, asked
 * over HTTP as people do. Prints a table for each database; misses of a target are marked.
 */
export async function benchPrices(): Promise<BenchResult[]> {
  await measureAll('SQLite', async (reports) => measureSite(reports, undefined))
  const programs = findPostgres()
  if (programs === null) {
    console.log('\nPostgreSQL: not installed, left out')
    return []
  }
  const cluster = await startCluster(programs)
  try {
    await measureAll('PostgreSQL (without fsync)', async (reports) => {
      const name = `bench_${randomBytes(4).toString('hex')}`
      await runOnServer(cluster.url, `create database ${name}`)
      const own = new URL(cluster.url)
      own.pathname = `/${name}`
      return measureSite(reports, own.href)
    })
  } finally {
    await cluster.remove()
  }
  return []
}

async function measureAll(
  title: string,
  measure: (reports: number) => Promise<SiteFigures>,
): Promise<void> {
  const columns: SiteFigures[] = []
  for (const size of SIZES) columns.push(await measure(size))
  printTable(title, columns)
}

function printTable(title: string, columns: readonly SiteFigures[]): void {
  const row = (name: string, cells: readonly string[]) =>
    console.log(`| ${[name.padEnd(30), ...cells.map((cell) => cell.padStart(16))].join(' | ')} |`)
  const whole = (read: (column: SiteFigures) => number) =>
    columns.map((column) => Math.round(read(column)).toLocaleString('en-US'))
  console.log(`\n${title}: p50 / p95 in ms, one request after the other; ! misses its target`)
  row(
    'reports',
    whole(({ reports }) => reports),
  )
  console.log(
    `|${['', ...columns].map((_, index) => '-'.repeat(index === 0 ? 32 : 18)).join('|')}|`,
  )
  for (const [place, { name }] of (columns[0]?.timings ?? []).entries())
    row(
      name,
      columns.map(({ timings }) => {
        const { p50, p95 } = timings[place] ?? { p50: Number.NaN, p95: Number.NaN }
        const most = name.startsWith('report') ? TARGETS.report : TARGETS.read
        return `${p50.toFixed(1)} / ${p95.toFixed(1)}${p95 <= most ? ' ' : '!'}`
      }),
    )
  row(
    'voices a week, hottest item',
    whole(({ voices }) => voices),
  )
  row(
    'most memory, MB',
    columns.map(({ rss }) => `${Math.round(rss)}${rss <= TARGETS.rss ? ' ' : '!'}`),
  )
  row(
    'database, MB',
    whole(({ size }) => size),
  )
  row(
    'filled in, s',
    whole(({ fillSeconds }) => fillSeconds),
  )
}
