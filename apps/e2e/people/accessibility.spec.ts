import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { enter, makeAccount } from './accounts.ts'

const OPEN = ['/login', '/login#reset=x', '/member/create', '/setting']
const OWN = [
  '/member/profile',
  '/member',
  '/member/create',
  '/admin',
  '/setting',
  '/debug/demo',
] as const

async function check(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  await expectNoOverflow(page)
}

/** A phone's browser widens its window to what overflows: only the screen's own width tells. */
async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme })

    test('what visitors see', async ({ page }) => {
      for (const path of OPEN) {
        await page.goto(path)
        await check(page)
      }
      await page.goto('/member/create')
      await page.getByRole('button', { name: '가입하기' }).click()
      await check(page)
    })

    test('what owners see', async ({ page }) => {
      test.slow()
      const owner = await makeAccount('OWNER')
      const other = await makeAccount('EDITOR')
      await enter(page, owner)
      for (const path of OWN) {
        await page.goto(path)
        await check(page)
      }
      await page.goto(`/member?search=${other.nickname}`)
      await page.getByRole('link', { name: other.nickname }).click()
      await expect(page.getByRole('heading', { name: '고치기' })).toBeVisible()
      await check(page)
    })
  })
}

for (const textSize of [100, 130]) {
  test(`nothing is wider than 360 px with letters of ${textSize} %`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((size) => {
      const display = { v: 1, data: { textSize: size, density: 'auto', rise: 'red' } }
      localStorage.setItem('display', JSON.stringify(display))
    }, textSize)
    await enter(page, await makeAccount('OWNER'))
    for (const path of [...OPEN, ...OWN]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoOverflow(page)
    }
  })
}
