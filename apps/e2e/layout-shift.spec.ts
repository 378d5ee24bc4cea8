import { expect, type Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { test } from './own-site.ts'

// The names the other tests write are no words, and break elsewhere in each font.
test.use({ siteName: 'first rows' })

// A slow processor is simulated by keeping a fast one busy: two such phones at a time, and the server they ask
// would hardly answer.
test.describe.configure({ mode: 'default' })

/** Far below what search engines call good (0.1): nobody sees a move this small. */
const MOST = 0.01

/** In a browser the font comes after rest; this is how long it may take on a busy machine. */
const FONT_MS = 45_000

const PATHS = ['/', '/statting', '/crysta/list', '/character']

/** A cheap phone on a train. */
const PHONE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** So slow that a page comes in pieces, and is drawn in pieces. */
const TRICKLE = { ...PHONE, downloadThroughput: 12_000 }

async function simulate(page: Page, network: typeof PHONE) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

type Shift = { readonly value: number; readonly moved: readonly string[] }

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    // Not in the DOM's own types.
    type Entry = { value: number; sources: { node: Node | null }[] }
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Entry
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '')
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page) {
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        // Two frames on, whatever the font moved has been told.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: Shift[] }).shifts)),
        )
      }),
  )
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
}

/** Pages whose parts come from several answers. What a page does on a quick line is asked of every page (`every-page/`). */
const PARTLY_LATE = ['/crysta/bakuzan', '/event', '/trend/chart', '/skill/info/weapon/blade']

for (const path of [...PATHS, ...PARTLY_LATE]) {
  test(`${path} keeps its place while data and font come`, async ({ page }) => {
    await watchShifts(page)
    const session = await simulate(page, PHONE)
    await page.goto(path)
    await untilAlive(page)
    // What still comes hangs on the line alone.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.locator('html')).toHaveAttribute('data-font', 'ready', { timeout: FONT_MS })
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  })
}

for (const path of ['/', '/statting', '/crysta/list']) {
  test(`${path} keeps its place while the page itself comes, piece by piece`, async ({ page }) => {
    await watchShifts(page)
    // Its styles are there already, and nothing waits for them; the page itself comes anew.
    await page.goto(`${path}?styles`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.clear())
    await simulate(page, TRICKLE)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expectStill(page)
  })
}

/** 60 KB for the page itself; words that come by and by (what is news, what is offered) may need two small parts more. */
const FONT_BYTES = 80 * 1024

for (const path of ['/statting/auto', '/crysta/list']) {
  test(`${path} needs little of the font`, async ({ page }) => {
    // Who saves data is brought what is to be seen only.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-font', 'ready', { timeout: FONT_MS })
    await page.waitForLoadState('networkidle')
    // Each is fetched once, and once more out of the cache.
    const files = await page.evaluate(() => {
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
      return Object.fromEntries(
        fonts.map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
      )
    })
    const sizes = Object.values(files)
    // More than the core, which is in every page.
    expect(sizes.length).toBeGreaterThan(1)
    const all = sizes.reduce((sum, size) => sum + size, 0)
    expect(all, JSON.stringify(files)).toBeLessThanOrEqual(FONT_BYTES)
  })
}

test('the font comes after the scripts, and once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-font', 'ready', { timeout: FONT_MS })
  const first = asked.findIndex((path) => path.startsWith('/fonts/'))
  expect(first).toBeGreaterThan(asked.findIndex((path) => /^\/assets\/.*\.js$/.test(path)))
  await page.goto('/statting', { waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-font', 'ready')
  await page.waitForLoadState('networkidle')
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/pretendard-0\.v\d+\.woff2$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sent).toEqual([0])
})
