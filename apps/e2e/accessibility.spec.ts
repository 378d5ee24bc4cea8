import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './watch-console.ts'

const ROUTES = [
  '/',
  '/statting',
  '/statting/auto',
  '/guide',
  '/guide/main-quest',
  '/guide/main-quest?view=items',
  '/guide/main-quest?view=curve',
  '/guide/main-quest?view=route',
  '/guide/main-quest?view=compare',
  '/skill/point',
  '/skill/combo',
  '/skill/info',
  '/skill/info/weapon/blade',
  '/about',
  '/terms-of-use',
  '/privacy',
  '/help',
  '/help/statting',
  '/403',
  '/404',
  '/crysta/list',
  '/crysta/tree?id=bakuzan',
  '/crysta/ability?opt=atk_pct',
  '/registlet',
  '/boss',
  '/ability',
  '/equipment',
  '/job',
  '/job/archer',
  '/correction',
]

/** Everything WCAG 2.2 AA asks, and what axe thinks good besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const THEMES = ['light', 'dark'] as const

for (const route of ROUTES) {
  test(`${route} has no accessibility violation and no sideways overflow`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // What the build drew ahead of time is hidden from readers until the scripts have come.
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await check(page)
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

for (const theme of THEMES) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme })

    test('/statting with a filled session and every layer open', async ({ page }) => {
      await page.goto('/statting')
      await page.getByRole('button', { name: '옵션 고르기' }).first().click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await check(page)
      await page.getByRole('option').first().click()
      await page.getByRole('spinbutton').fill('99')
      await check(page)
      for (const name of ['공유', '세팅 메뉴']) {
        await page.getByRole('button', { name, exact: true }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await check(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })

    test('/statting/auto with an answer and its layers open', async ({ page }) => {
      await page.goto('/statting/auto')
      await page.getByRole('button', { name: '예시로 해 보기' }).click()
      await expect(page.getByText(/걸렸어요/)).toBeVisible({ timeout: 30_000 })
      await page.getByText('더 정하기').click()
      await page.getByRole('button', { name: /고를 수 있는 옵션/ }).click()
      await page.getByRole('spinbutton', { name: 'ATK % 값' }).fill('99')
      await check(page)
      await page.getByRole('button', { name: '꼭 내릴 옵션 더하기' }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await check(page)
    })
  })
}

/** Contrast is measured on what stands still. */
async function check(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
      })
      .map((animation) => animation.finished)
    await Promise.allSettled(ending)
  })
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}
