import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { StattingAutoPage, wishForLong } from './statting-auto-page.ts'

const CANCEL_MS = 100

/** Other programs may hold one press up; a search that hears late is late at every one. */
const PRESSES = 3

/** Runs in the page: presses 취소 and gives the milliseconds until it is gone. */
function pressCancel(): Promise<number> {
  return new Promise((resolve, reject) => {
    const isCancel = (button: Element) =>
      [button.textContent, button.getAttribute('aria-label')].includes('취소')
    const cancel = [...document.querySelectorAll('button')].find(isCancel)
    if (!cancel) return reject(new Error('nothing runs'))
    const start = performance.now()
    new MutationObserver((_, observer) => {
      if ([...document.querySelectorAll('button')].some(isCancel)) return
      observer.disconnect()
      resolve(performance.now() - start)
    }).observe(document.body, { subtree: true, childList: true })
    cancel.click()
  })
}

/** How often a search that went on would have had a turn, and told what it found. */
const TURNS = 100

/** Lets the worker of the search come to its turn again and again. */
async function letWork(page: Page): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes('search-worker'))
  if (worker === undefined) throw new Error('no search has ever run')
  await worker.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, TURNS)
}

test('cancel takes effect within 100 ms and keeps the best so far', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.settle()
  await wishForLong(auto)
  await auto.searchButton.first().click()
  await expect(auto.result).toBeVisible()
  let quickest = await page.evaluate(pressCancel)
  for (let press = 1; press < PRESSES && quickest > CANCEL_MS; press += 1) {
    await auto.searchButton.first().click()
    await expect(auto.cancelButton.first()).toBeVisible()
    quickest = Math.min(quickest, await page.evaluate(pressCancel))
  }
  expect(quickest).toBeLessThanOrEqual(CANCEL_MS)
  expect(await auto.rate()).toBeGreaterThanOrEqual(0)
  await expect(auto.result).toContainText('중간에 멈춰서')
  // The reasons of each step are worked out after the plan is shown.
  await expect(auto.steps.getByText('까닭을 정리하고 있어요')).toHaveCount(0)
  const before = await auto.steps.innerText()
  await letWork(page)
  expect(await auto.steps.innerText()).toBe(before)
  await auto.searchButton.first().click()
  await auto.finish()
})

test.describe('without a network', () => {
  // New words may need a part of the font that cannot come; the phone's own serves.
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('it searches once the page stands', async ({ page, context }) => {
    const auto = new StattingAutoPage(page)
    await auto.open()
    await auto.settle()
    await context.setOffline(true)
    await auto.tryExample()
    expect(await auto.finish()).toBeGreaterThanOrEqual(95)
    await expect(auto.steps.getByText(/써요/).first()).toBeVisible()
  })
})

test.describe('when the worker cannot be loaded', () => {
  test.use({ expectedNoise: [/search-worker|statting-auto|ERR_FAILED|Failed to load/] })

  test('it says so, keeps the wishes, and tries again', async ({ page }) => {
    await page.route(/search-worker/, (route) => route.abort())
    const auto = new StattingAutoPage(page)
    await auto.open()
    await auto.tryExample()
    await expect(page.getByText('찾는 중에 멈췄어요')).toBeVisible()
    await expect(auto.value('ATK %')).toHaveValue('+12')
    await page.unroute(/search-worker/)
    await page.getByRole('button', { name: '다시 시도' }).click()
    expect(await auto.finish()).toBeGreaterThanOrEqual(95)
  })
})
