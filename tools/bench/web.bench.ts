import { withServer } from './bench-server.ts'
import { measurePage, type PageFigures } from './page-figures.ts'
import type { BenchResult } from './statting.bench.ts'

const ROUTES = ['/', '/statting']
const RUNS = 3

/** Start-up time, and what Lighthouse's simulated phone says of the first screens (median of three). */
export async function benchWeb(): Promise<BenchResult[]> {
  return withServer(async (base, readyMs) => {
    const results: BenchResult[] = [{ name: 'server ready', value: readyMs, unit: 'ms' }]
    for (const route of ROUTES) results.push(...(await benchRoute(base, route)))
    return results
  })
}

async function benchRoute(base: string, route: string): Promise<BenchResult[]> {
  const runs: PageFigures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measurePage(base + route))
  const median = (read: (run: PageFigures) => number) =>
    runs.map(read).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0
  return [
    { name: `${route} LCP`, value: median(({ lcp }) => lcp), unit: 'ms' },
    { name: `${route} TBT`, value: median(({ tbt }) => tbt), unit: 'ms' },
    { name: `${route} CLS`, value: median(({ cls }) => cls) * 1000, unit: '/1000' },
    {
      name: `${route} Lighthouse performance`,
      value: median(({ scores }) => scores.performance),
      unit: 'of 100',
    },
    { name: `${route} JavaScript as sent`, value: median(({ script }) => script), unit: 'bytes' },
  ]
}
