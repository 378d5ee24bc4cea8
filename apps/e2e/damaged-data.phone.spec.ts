import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
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

test('every page that saves opens where nothing may be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  for (const path of Object.keys(SAVING)) await expectWell(page, path)
})

test('a planner goes on where nothing more fits into the storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await expectWell(page, '/statting')
  await page.getByRole('button', { name: '옵션 고르기' }).first().click()
  await page.getByRole('option').first().click()
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: /^확정/ }).filter({ visible: true }).click()
  await expect(page.getByRole('region', { name: '확정 기록' })).toContainText('STR +3')
})

test('another tab follows the colour mode at once', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await expectWell(tab, '/about')
  await page.getByRole('radio', { name: '어둡게' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})
