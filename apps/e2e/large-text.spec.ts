import type { Page } from '@playwright/test'
import { expect, test } from './watch-console.ts'
import { goWithin } from './within-app.ts'

/** Besides the home page. */
const PATHS = [
  '/crysta/list',
  '/registlet',
  '/boss',
  '/ability',
  '/equipment',
  '/job',
  '/character',
  '/skill/point',
  '/skill/combo',
  '/statting',
  '/statting/auto',
  '/guide/main-quest',
  '/event',
  '/notion',
  '/setting',
  '/login',
]

/** Phones widen the window to what sticks out, so it is measured against the screen. */
const expectFit = (page: Page, width: number) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
    .toBeLessThanOrEqual(width)

test('the app’s own largest text fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.addInitScript(() => {
    const data = { textSize: 130, density: 'auto', rise: 'red' }
    localStorage.setItem('display', JSON.stringify({ v: 1, data }))
  })
  await page.goto('/')
  await expectFit(page, 320)
  // When an event ends is not cut off behind when it begins.
  const times = page.getByText(/\d\d:\d\d – /)
  await expect(times.first()).toBeVisible()
  for (const time of await times.all()) {
    expect(await time.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  }
  for (const path of PATHS) {
    await goWithin(page, path)
    await expectFit(page, 320)
  }
})

test('a browser’s text of 200 % fits a phone', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await page.goto('/')
  await expectFit(page, 390)
  for (const path of PATHS) {
    await goWithin(page, path)
    await expectFit(page, 390)
    if (path === '/statting') await expectRateOnOneLine(page)
  }
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('200%')
})

/** The rate of success and its sign. */
async function expectRateOnOneLine(page: Page): Promise<void> {
  const rate = page
    .getByRole('definition')
    .filter({ hasText: /^\d+%$/ })
    .first()
  await expect(rate).toBeVisible()
  const lines = await rate.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const parts = [...range.getClientRects()]
    return Math.max(...parts.map(({ top }) => top)) - Math.min(...parts.map(({ bottom }) => bottom))
  })
  expect(lines).toBeLessThan(0)
}
