import { expect, type Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { EVERYTHING, violationsInOtherColours, violationsOf } from './axe-violations.ts'

/** No violation that axe knows in either theme, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // What the build drew ahead of time is hidden from readers until the scripts have come.
  await untilAlive(page)
  // The heading of a page about a thing comes with its data.
  await expect(page.locator('#root h1').first()).toBeAttached()
  expect(await violationsOf(page, EVERYTHING), page.url()).toEqual([])
  expect(await violationsInOtherColours(page), page.url()).toEqual([])
  await expectNoOverflow(page)
}

/** A phone's browser widens its window to what overflows: only the screen's own width tells. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
