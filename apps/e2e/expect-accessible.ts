import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Everything WCAG 2.2 AA asks, and what axe thinks good besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The themes differ in colours and in nothing else: the second one is asked for contrast only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Longest wait for a moving part, in milliseconds. */
const STILL_MS = 2_000

/** No violation that axe knows in either theme, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // What the build drew ahead of time is hidden from readers until the scripts have come.
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  const theme = await page.locator('html').getAttribute('data-theme')
  await expectNoViolation(page, (axe) => axe.withTags(RULES))
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '')
  await expectNoViolation(page, (axe) => axe.withRules(COLOUR_RULES))
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  await expectNoOverflow(page)
}

/** A phone's browser widens its window to what overflows: only the screen's own width tells. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

async function expectNoViolation(page: Page, ask: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await standStill(page)
  // No frames here: the older way needs no second page to put results together.
  const { violations } = await ask(new AxeBuilder({ page }).setLegacyMode()).analyze()
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    ]),
  ).toEqual([])
}

/** Contrast is measured on what stands still, size on what the header does not happen to cover. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    window.scrollTo(0, 0)
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    })
    const patience = new Promise((resolve) => setTimeout(resolve, limit))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience])
  }, STILL_MS)
}
