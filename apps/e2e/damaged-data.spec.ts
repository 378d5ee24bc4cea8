import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { StattingPage } from './statting/statting-page.ts'
import { expect, test } from './watch-console.ts'

/** Pages that save, and what under. */
const SAVING: Readonly<Record<string, readonly string[]>> = {
  '/statting': ['statting', 'mat-level', 'correction', 'letter-keys', 'display', 'font', 'mode'],
  '/statting/auto': ['enchant', 'enchant-result', 'negative', 'doll-config'],
  '/skill/point': ['points', 'step'],
  '/skill/combo': ['skill-step', 'connect', 'stat-equipment'],
  '/character': ['characters'],
  '/guide/main-quest': ['main-quest', 'main-quest-more', 'is-simple'],
  '/cook/address': ['select', 'is-select'],
  '/crysta/list': ['drafts'],
  '/notion': ['notice-read'],
  '/current-price': ['price-unsent', 'trade-ledger'],
  '/search': ['search-recent'],
  '/setting': ['short-links', 'install', 'language-offer', 'backup-test'],
}

/** What a broken disk, an older or later version, another site or a joker may have left there. */
const DAMAGES: readonly string[] = [
  '{"a":[1,2',
  'null',
  '[null,null]',
  '{"v":9999,"data":{"unknown":true}}',
  '{"v":1,"data":{"saves":[{"id":1}],"select":{},"length":1e9,"level":-1}}',
  '{"v":1,"data":[[[]],{"__proto__":{"polluted":1}},"\\ud800"]}',
]

/** What the page of an error says, whichever it is. */
const ERROR = /알 수 없는 오류|Unexpected Application Error/

async function expectWell(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(ERROR)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
}

for (const [path, keys] of Object.entries(SAVING)) {
  test(`${path} opens, whatever has become of what it saved`, async ({ page }) => {
    // Elsewhere on the site: no page there that saves by itself.
    await page.goto('/about')
    for (const damage of DAMAGES) {
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value)
        },
        [keys, damage] as const,
      )
      await test.step(damage, () => expectWell(page, path))
    }
  })
}

const NOT_KEPT = /창을 닫으면 사라져요/

for (const error of ['SecurityError', 'QuotaExceededError'])
  test(`every page that saves works where the storage throws ${error}, and says so`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('refused', name)
      }
      Storage.prototype.setItem = refuse
      if (name !== 'SecurityError') return
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, storage, { get: refuse })
    }, error)
    for (const path of Object.keys(SAVING)) {
      await expectWell(page, path)
      // What is denied is known at once, what is full when something is written.
      if (error === 'SecurityError') await expect(page.getByText(NOT_KEPT).first()).toBeVisible()
    }
    const statting = await StattingPage.withTwoSteps(page)
    await expect(page.getByText(NOT_KEPT).first()).toBeVisible()
    await statting.expectPotential('24')
  })

test('every page opens where the browser has no databases', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  for (const path of Object.keys(SAVING)) await expectWell(page, path)
})

test('an older tab leaves the work of a newer release alone', async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('statting'))).toContain('dex')
  const newer = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('statting') ?? '{}') as { v: number }
    const text = JSON.stringify({ ...stored, v: stored.v + 1, newer: undefined })
    localStorage.setItem('statting', text)
    return text
  })
  await statting.pick(3, 'STR')
  await statting.value('STR').fill('1')
  await statting.confirmButton.click()
  await expect(page.getByRole('button', { name: '새로 고치기' })).toBeVisible()
  await expect(page.getByText('새 버전이 필요해요.').first()).toBeVisible()
  await page.goto('/setting')
  await untilAlive(page)
  expect(await page.evaluate(() => localStorage.getItem('statting'))).toBe(newer)
  expect(await page.evaluate(() => localStorage.getItem('statting/broken'))).toBeNull()
})

test('another tab follows the colour mode at once', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await expectWell(tab, '/about')
  await page.getByRole('radio', { name: '어둡게' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})
