import { withServer } from './bench-server.ts'
import { measurePage } from './page-figures.ts'
import type { BenchResult } from './statting.bench.ts'

const ROUTES = ['/', '/statting']

/** Start-up time, and what Lighthouse's simulated phone says of the first screens (the middle of three visits). */
export async function benchWeb(): Promise<BenchResult[]> {
  return withServer(async (base, readyMs) => {
    const results: BenchResult[] = [{ name: 'server ready', value: readyMs, unit: 'ms' }]
    for (const route of ROUTES) results.push(...(await benchRoute(base, route)))
    return results
  })
}

async function benchRoute(base: string, route: string): Promise<BenchResult[]> {
  const { lcp, tbt, cls, scores, script } = await measurePage(base + route, 'simulate')
  return [
    { name: `${route} LCP`, value: lcp, unit: 'ms' },
    { name: `${route} TBT`, value: tbt, unit: 'ms' },
    { name: `${route} CLS`, value: cls * 1000, unit: '/1000' },
    { name: `${route} Lighthouse performance`, value: scores.performance, unit: 'of 100' },
    { name: `${route} JavaScript as sent`, value: script, unit: 'bytes' },
  ]
}
