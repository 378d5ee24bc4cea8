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

/** Every key with another damage than its neighbours, and than those of the page before. */
const damagesOf = (keys: readonly string[], round: number) =>
  keys.map((key, place) => [key, DAMAGES[(place + round) % DAMAGES.length] ?? ''] as const)

// That every store goes on from every damage is told by saved-stores.test.ts of the app.
for (const round of [0, 3])
  test(`every page opens, whatever has become of what it saved, round ${round}`, async ({
    page,
  }) => {
    for (const [place, [path, keys]] of Object.entries(SAVING).entries())
      await test.step(path, async () => {
        // Elsewhere on the site, where nothing saves by itself.
        await page.goto('/robots.txt')
        await page.evaluate(
          (items) => {
            for (const [key, value] of items) localStorage.setItem(key, value)
          },
          damagesOf(keys, place + round),
        )
        await expectWell(page, path)
      })
  })

const NOT_KEPT = /창을 닫으면 사라져요/

async function expectWorksUnsaved(page: Page): Promise<void> {
  const statting = await StattingPage.withTwoSteps(page)
  await expect(page.getByText(NOT_KEPT).first()).toBeVisible()
  await statting.expectPotential('24')
  await expect(page.locator('body')).not.toContainText(ERROR)
}

test('every page that saves works where the storage is denied, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Storage.prototype.setItem = refuse
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, storage, { get: refuse })
  })
  for (const path of Object.keys(SAVING).filter((one) => one !== '/statting')) {
    await expectWell(page, path)
    // What is denied is known at once.
    await expect(page.getByText(NOT_KEPT).first()).toBeVisible()
  }
  await expectWorksUnsaved(page)
})

test('what cannot be written for want of room is said once there is something to write', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    // Some browsers have no databases either.
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  for (const path of ['/character', '/notion']) await expectWell(page, path)
  await expectWorksUnsaved(page)
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
