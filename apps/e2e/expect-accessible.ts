import { expect, type Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { EVERYTHING, type Question, violationsOf } from './axe-violations.ts'

/** The themes differ in colours and in nothing else: the second one is asked for contrast only. */
const COLOURS = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies Question

/** No violation that axe knows in either theme, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // What the build drew ahead of time is hidden from readers until the scripts have come.
  await untilAlive(page)
  // The heading of a page about a thing comes with its data.
  await expect(page.locator('#root h1').first()).toBeAttached()
  const theme = await page.locator('html').getAttribute('data-theme')
  await expectNoViolation(page, EVERYTHING)
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '')
  await expectNoViolation(page, COLOURS)
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  await expectNoOverflow(page)
}

/** A phone's browser widens its window to what overflows: only the screen's own width tells. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

async function expectNoViolation(page: Page, question: Question): Promise<void> {
  expect(await violationsOf(page, question), page.url()).toEqual([])
}
