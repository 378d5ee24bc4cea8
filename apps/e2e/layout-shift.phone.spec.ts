import { expect, test } from './watch-console.ts'

/** Far below what search engines call good (0.1): nobody sees a move this small. */
const MOST = 0.01

/** In a browser the font comes after rest; this is how long it may take on a busy machine. */
const FONT_MS = 20_000

for (const path of ['/', '/statting', '/crysta/list', '/boss']) {
  test(`${path} keeps its place while data and font come`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // Not in the DOM's own types.
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-font', 'ready', { timeout: FONT_MS })
    await page.waitForLoadState('networkidle')
    const sum = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { shifts } = window as unknown as { shifts: number[] }
          // Two frames on, whatever the font moved has been told.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(shifts.reduce((all, one) => all + one, 0))),
          )
        }),
    )
    expect(sum).toBeLessThanOrEqual(MOST)
  })
}

test('the font comes after the scripts, as far as the page needs it, and once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-font', 'ready', { timeout: FONT_MS })
  const first = asked.findIndex((path) => path.startsWith('/fonts/'))
  expect(first).toBeGreaterThan(asked.findIndex((path) => /^\/assets\/.*\.js$/.test(path)))
  expect(asked).toContain('/fonts/pretendard-0.v2.woff2')
  // Syllables that only readers write.
  expect(asked.filter((path) => /pretendard-[3-9]/.test(path))).toEqual([])

  await page.goto('/statting', { waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-font', 'ready')
  await page.waitForLoadState('networkidle')
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('pretendard-0.v2.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sent).toEqual([0])
})
