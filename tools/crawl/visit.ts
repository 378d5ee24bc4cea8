import type { Page, Request } from '@playwright/test'
import { EVERYTHING, violationsOf } from '../../apps/e2e/axe-violations.ts'

/** A request that takes longer is a fault of ours: the server is next door. */
const MOST_REQUEST_MS = 5_000

/** Far below what search engines call good (0.1). */
const MOST_SHIFT = 0.02

/** How long a page may take until its heading stands there. */
const PATIENCE_MS = 20_000

/** So long nothing is asked for, and a page has all it wants. */
const QUIET_MS = 400

/** The line on which the server tells of changes: it ends with the page. */
const ENDLESS = /\/api\/live(?:\?|$)/

/** What the browser says by itself of an answer that was to be expected. */
const EXPECTED = {
  always: /Service Worker registration blocked by Playwright/,
  missing: /status of 404/,
  refused: /status of 40[13]/,
}

/** What a page says of itself while it is opened. */
export type Watch = {
  readonly noise: string[]
  readonly pending: Set<Request>
  lastAnswerAt: number
}

/** Notes what is said and asked on a page; layout shifts are noted from its first moment. */
export async function watch(page: Page): Promise<Watch> {
  const seen: Watch = { noise: [], pending: new Set(), lastAnswerAt: Date.now() }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!EXPECTED.always.test(message.text())) seen.noise.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.noise.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (!ENDLESS.test(request.url())) seen.pending.add(request)
  })
  const end = (request: Request) => {
    seen.pending.delete(request)
    seen.lastAnswerAt = Date.now()
  }
  page.on('requestfinished', (request) => {
    end(request)
    const ms = request.timing().responseEnd
    if (ms > MOST_REQUEST_MS) seen.noise.push(`slow: ${request.url()} ${Math.round(ms)} ms`)
  })
  page.on('requestfailed', (request) => {
    end(request)
    const reason = request.failure()?.errorText ?? ''
    // Called off when the page went on to another one.
    if (reason !== 'net::ERR_ABORTED') seen.noise.push(`failed: ${request.url()} ${reason}`)
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // Not in the DOM's own types.
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return seen
}

type Shift = { readonly value: number }

type Visiting = {
  readonly page: Page
  readonly seen: Watch
  readonly path: string
  /** Where its picture goes. */
  readonly picture: string
}

/** Opens an address, keeps its picture, and says everything that is wrong there. */
export async function visit({ page, seen, path, picture }: Visiting): Promise<readonly string[]> {
  seen.noise.length = 0
  seen.pending.clear()
  const problems: string[] = []
  const answer = await page.goto(path, { waitUntil: 'load', timeout: PATIENCE_MS })
  const heading = page.locator('#root:not([inert]) h1').first()
  await heading
    .waitFor({ state: 'visible', timeout: PATIENCE_MS })
    .catch(() => problems.push('no heading'))
  await untilQuiet(seen)
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  if (shift > MOST_SHIFT) problems.push(`shift: ${shift.toFixed(3)}`)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) problems.push(`overflow: ${overflow} px`)
  await page.screenshot({ path: picture, fullPage: true, type: 'jpeg', quality: 60 })
  for (const { rule, places } of await violationsOf(page, EVERYTHING))
    problems.push(`axe ${rule}: ${places.slice(0, 3).join(' | ')}`)
  return [...problems, ...seen.noise.filter((line) => !isExpected(line, answer?.status()))]
}

/** The browser complains of every refusal; where the page itself is one, that is as it should be. */
const isExpected = (line: string, status: number | undefined) =>
  (status === 404 && EXPECTED.missing.test(line)) || EXPECTED.refused.test(line)

async function untilQuiet(seen: Watch): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    if (seen.pending.size === 0 && Date.now() - seen.lastAnswerAt > QUIET_MS) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const urls = [...seen.pending].map((request) => request.url())
  seen.noise.push(`never quiet: ${urls.slice(0, 3).join(' ')}`)
}
