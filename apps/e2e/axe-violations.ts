import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Everything WCAG 2.2 AA asks, and what axe thinks good besides. */
export const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies Question

/** The rules or kinds of rules a page is asked about. */
export type Question = { readonly type: 'tag' | 'rule'; readonly values: string[] }

/** A rule that a page breaks, and where. */
export type Violation = { readonly rule: string; readonly places: readonly string[] }

/** Longest wait for a moving part, in milliseconds. */
const STILL_MS = 2_000

/** What axe finds wrong on a page as it stands. */
export async function violationsOf(page: Page, question: Question): Promise<readonly Violation[]> {
  await standStill(page)
  // Into the page once: the adapter for Playwright brings it along for every question.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(askAxe, question)
}

/** The themes differ in colours and in nothing else: the second one is asked for contrast only. */
const COLOURS = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies Question

/** What axe finds wrong with the colours of the theme that is not shown; the one that is comes back. */
export async function violationsInOtherColours(page: Page): Promise<readonly Violation[]> {
  const root = page.locator('html')
  const theme = await root.getAttribute('data-theme')
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
  await expect(root).not.toHaveAttribute('data-theme', theme ?? '')
  const violations = await violationsOf(page, COLOURS)
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  return violations
}

/** Runs in the page; only what is wrong comes back. */
async function askAxe(runOnly: Question): Promise<Violation[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(
    // The ends of an open layer, which hand the focus on at once. axe leaves them out by itself where
    // it takes the layer for a modal one, which it guesses from what covers the page.
    { exclude: ['[data-base-ui-focus-guard]'] },
    { runOnly, resultTypes: ['violations'] },
  )
  return violations.map(({ id, nodes }) => ({
    rule: id,
    places: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }))
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
