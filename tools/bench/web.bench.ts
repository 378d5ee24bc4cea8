import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserPath } from '../run/system-packages.ts'
import { withServer } from './bench-server.ts'
import type { BenchResult } from './statting.bench.ts'

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
  return withServer(async (base, readyMs) => {
    const results: BenchResult[] = [{ name: 'server ready', value: readyMs, unit: 'ms' }]
    for (const route of ROUTES) results.push(...(await benchRoute(base, route)))
    return results
  })
}

type PageFigures = { lcp: number; tbt: number; cls: number; score: number; script: number }

async function benchRoute(base: string, route: string): Promise<BenchResult[]> {
  const runs: PageFigures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(base + route))
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

async function measure(address: string): Promise<PageFigures> {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: CHROME_FLAGS })
  try {
    const run = await lighthouse(address, {
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
