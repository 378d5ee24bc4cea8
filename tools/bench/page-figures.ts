import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserPath } from '../run/system-packages.ts'
import { favourPages, mayFavour } from './favour-page.ts'

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The categories of Lighthouse that are looked at. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]

/**
 * What Lighthouse says of one visit on its phone: ms, a share of shifted layout, bytes, 0–100 (NaN: not asked for);
 * `speed` is how fast the machine was meanwhile, by Lighthouse's own measure.
 */
export type PageFigures = {
  readonly speed: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly script: number
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost points, by their names. */
  readonly lacking: readonly string[]
}

/** A machine that others use as well is not always equally fast: so often a page is visited. */
export const VISITS = 3

/** Lighthouse now and then starts its recording too late to see the page begin. */
const TRIES = 8

/**
 * How the phone is simulated: `simulate` estimates from a fast visit what a slow one would be like, and takes each
 * module that has come before the first paint for one the paint waited for; `devtools` slows the visit itself.
 */
export type Throttling = 'simulate' | 'devtools'

/**
 * Visits a page and gives the visit in the middle by the points for its performance. A visit really slowed down takes
 * as long as three estimated ones, and is made once.
 */
export async function measurePage(address: string, throttling: Throttling): Promise<PageFigures> {
  const visits = throttling === 'devtools' ? 1 : VISITS
  const all: PageFigures[] = []
  for (let tries = 0; all.length < visits && tries < TRIES; tries += 1) {
    const figures = await visitPage(address, throttling)
    if (figures !== null) all.push(figures)
  }
  const ranked = all.toSorted(
    (a, b) => a.scores.performance - b.scores.performance || b.tbt - a.tbt,
  )
  const middle = ranked[Math.floor(all.length / 2)]
  if (!middle) throw new Error('no visit')
  return middle
}

/** Visits a page once, with a browser of its own; null where Lighthouse did not see it begin. */
async function visitPage(address: string, throttling: Throttling): Promise<PageFigures | null> {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: CHROME_FLAGS })
  const endFavour = mayFavour() ? favourPages(chrome.pid) : undefined
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      // The other checks take minutes on a machine slowed down, and find the same.
      onlyCategories: throttling === 'devtools' ? ['performance'] : [...CATEGORIES],
      throttlingMethod: throttling,
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse gave no result')
    const { audits, categories, runtimeError } = run.lhr
    if (runtimeError !== undefined) return null
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const score = (category: Category) =>
      Math.round((categories[category]?.score ?? Number.NaN) * 100)
    const counted = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    return {
      speed: run.lhr.environment.benchmarkIndex,
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      script: scriptBytes(audits['network-requests']?.details),
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lacking: counted
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < LACKING)
        .map(({ id }) => id),
    }
  } finally {
    await endFavour?.()
    chrome.kill()
  }
}

/** Below it an audit is worth a look. */
const LACKING = 0.9

/** Sum of what the network carried for scripts, compressed as the server sent it. */
function scriptBytes(details: unknown): number {
  if (typeof details !== 'object' || details === null || !('items' in details)) return Number.NaN
  // Lighthouse documents this audit's rows as plain records.
  const rows = details.items as readonly { resourceType?: string; transferSize?: number }[]
  return rows
    .filter((row) => row.resourceType === 'Script')
    .reduce((sum, row) => sum + (row.transferSize ?? 0), 0)
}
