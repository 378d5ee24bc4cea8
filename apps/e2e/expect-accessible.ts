import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { untilAlive } from './alive.ts'

/** Everything WCAG 2.2 AA asks, and what axe thinks good besides. */
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The themes differ in colours and in nothing else: the second one is asked for contrast only. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Longest wait for a moving part, in milliseconds. */
const STILL_MS = 2_000

/** No violation that axe knows in either theme, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // What the build drew ahead of time is hidden from readers until the scripts have come.
  await untilAlive(page)
  const theme = await page.locator('html').getAttribute('data-theme')
  await expectNoViolation(page, { type: 'tag', values: EVERYTHING })
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '')
  await expectNoViolation(page, { type: 'rule', values: COLOURS })
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  await expectNoOverflow(page)
}

/** A phone's browser widens its window to what overflows: only the screen's own width tells. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

type Question = { readonly type: 'tag' | 'rule'; readonly values: string[] }

async function expectNoViolation(page: Page, question: Question): Promise<void> {
  await standStill(page)
  // Into the page once: the adapter for Playwright brings it along for every question.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(askAxe, question)
  expect(violations, page.url()).toEqual([])
}

/** Runs in the page; only what is wrong comes back. */
async function askAxe(runOnly: Question): Promise<unknown[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ])
}

/** Contrast is measured on what stands still, size on what no header and no dock happens to cover. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    window.scrollTo(0, 0)
    for (const dock of document.querySelectorAll<HTMLElement>('[data-dock]'))
      dock.style.position = 'static'
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    })
    const patience = new Promise((resolve) => setTimeout(resolve, limit))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience])
  }, STILL_MS)
}
