import { expect, type Page } from '@playwright/test'
import { translate } from '../translate.ts'

/** What a page says that has broken. */
export const BROKEN = /Unexpected Application Error|알 수 없는 오류가 발생/

/** Has the page that is open translated as browsers do it. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate)
  await expect(page.locator('main font').first()).toBeAttached()
}

/** Waits until the translator has caught up with what the page has drawn: only then can an edit break it. */
async function untilCaughtUp(page: Page): Promise<void> {
  const left = () =>
    page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      let count = 0
      while (walker.nextNode()) {
        const { nodeValue, parentNode } = walker.currentNode
        const isSkipped = /^(SCRIPT|STYLE|TEXTAREA|FONT)$/.test(parentNode?.nodeName ?? '')
        if (!isSkipped && nodeValue?.trim() !== '') count += 1
      }
      return count
    })
  await expect.poll(left).toBe(0)
}

/** What there is on every translated page: it takes the colour, what is typed, and a way to another page and back. */
export async function tryTranslated(page: Page): Promise<void> {
  const heading = () => page.locator('h1').first().innerText()
  const own = await heading()
  await translatePage(page)
  await page.getByRole('radio', { name: '어둡게' }).first().check()
  const fields = page
    .locator('main')
    .getByRole('searchbox')
    .or(page.locator('main').getByRole('spinbutton'))
  for (const typed of ['12', '3']) {
    for (const field of (await fields.all()).slice(0, 3))
      if ((await field.isVisible()) && (await field.isEditable())) await field.fill(typed)
    await untilCaughtUp(page)
  }
  await expect(page.locator('body')).not.toContainText(BROKEN)
  // To another page and back, without loading it anew: each says its own heading.
  if (new URL(page.url()).pathname === '/') return
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(heading).not.toBe(own)
  await page.goBack()
  await untilCaughtUp(page)
  await expect.poll(heading).toBe(own)
  await expect(page.locator('body')).not.toContainText(BROKEN)
}
