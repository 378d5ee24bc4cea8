import type { Page } from '@playwright/test'
import { expect } from './watch-console.ts'
import { untilAlive } from './alive.ts'

/** What opens over a page and is to be seen. */
export const layer = (page: Page) =>
  page
    .locator('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')
    .filter({ visible: true })

/** How many layers the entry of the history stands for. */
const depth = (page: Page) =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)

export const expectDepth = (page: Page, count: number) => expect.poll(() => depth(page)).toBe(count)

/** Opens a page and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilAlive(page)
}

/** Goes back once from an open layer: it closes, and the page under it stays. */
export async function expectBackCloses(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await expect(layer(page)).not.toHaveCount(0)
  await expectDepth(page, 1)
  await page.goBack()
  await expect(layer(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await expectDepth(page, 0)
}
