import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page answers to keys and taps. What the server has drawn is marked until then; other pages are
 * empty until they are alive.
 */
export async function untilAlive(page: Page): Promise<void> {
  // By its element: an open dialog hides the rest from those who ask by role.
  await expect(page.locator('#root header').first()).toBeVisible()
  await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')
}
