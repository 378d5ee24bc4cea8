import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ROOT } from '../run/run-step.ts'
import { CHROMIUM_PATH } from '../run/system-packages.ts'
import type { BenchResult } from './statting.bench.ts'

const PORT = 4390
const BASE = `http://127.0.0.1:${PORT}`
const ROUTES = ['/', '/statting']
const RUNS = 3
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Start-up time, and what Lighthouse's simulated phone says of the first screens (median of three). */
export async function benchWeb(): Promise<BenchResult[]> {
  const startedAt = performance.now()
  const server = startServer()
  try {
    await waitUntilReady(server)
    const ready = performance.now() - startedAt
    const results: BenchResult[] = [{ name: 'server ready', value: ready, unit: 'ms' }]
    for (const route of ROUTES) results.push(...(await benchRoute(route)))
    return results
  } finally {
    server.kill('SIGTERM')
  }
}

function startServer(): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'gyeol-bench-')),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  }
  return spawn('node', ['tools/start.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`${BASE}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error('the server was not ready in time')
}

type PageFigures = { lcp: number; tbt: number; cls: number; score: number; script: number }

async function benchRoute(route: string): Promise<BenchResult[]> {
  const runs: PageFigures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(route))
  const median = (key: keyof PageFigures) =>
    runs.map((run) => run[key]).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0
  return [
    { name: `${route} LCP`, value: median('lcp'), unit: 'ms' },
    { name: `${route} TBT`, value: median('tbt'), unit: 'ms' },
    { name: `${route} CLS`, value: median('cls') * 1000, unit: '/1000' },
    { name: `${route} Lighthouse performance`, value: median('score') * 100, unit: 'of 100' },
    { name: `${route} JavaScript as sent`, value: median('script'), unit: 'bytes' },
  ]
}

async function measure(route: string): Promise<PageFigures> {
  const chrome = await launch({ chromePath: CHROMIUM_PATH, chromeFlags: CHROME_FLAGS })
  try {
    const run = await lighthouse(BASE + route, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse gave no result')
    const { audits, categories } = run.lhr
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      score: categories['performance']?.score ?? 0,
      script: scriptBytes(audits['network-requests']?.details),
    }
  } finally {
    chrome.kill()
  }
}

/** Sum of what the network carried for scripts, compressed as the server sent it. */
function scriptBytes(details: unknown): number {
  if (typeof details !== 'object' || details === null || !('items' in details)) return Number.NaN
  // Lighthouse documents this audit's rows as plain records.
  const rows = details.items as readonly { resourceType?: string; transferSize?: number }[]
  return rows
    .filter((row) => row.resourceType === 'Script')
    .reduce((sum, row) => sum + (row.transferSize ?? 0), 0)
}
