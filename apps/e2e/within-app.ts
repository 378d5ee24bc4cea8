import { expect, type Page, type Request } from '@playwright/test'

/**
 * Goes to another page as the links of this one do: the app stays, and nothing is loaded anew. For stories in which it does
 * not matter how a page was come to. Ends when the page has what it asked for. What is open over the page is closed before.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const unanswered = new Set<Request>()
  const ask = (request: Request) => {
    if (request.resourceType() !== 'eventsource') unanswered.add(request)
  }
  const answer = (request: Request) => unanswered.delete(request)
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer)
  await page.evaluate((to) => {
    const isOther = new URL(to, location.href).pathname !== location.pathname
    if (isOther) document.querySelector('h1')?.setAttribute('data-left', '')
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    // As the router numbers its entries.
    const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  // By its element: what the address has opened hides the rest from those who ask by role.
  await expect(page.locator('h1').first()).toBeVisible()
  await expect.poll(() => unanswered.size, { message: `${path} has what it asked for` }).toBe(0)
  page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer)
  // Of a list the rows that came with its page are there until the others are drawn.
  await expect(page.getByText('읽는 중…')).toHaveCount(0)
}
