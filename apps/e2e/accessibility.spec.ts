import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './expect-accessible.ts'
import { expect, test } from './watch-console.ts'
import { untilAlive } from './alive.ts'

/** Pages that are laid out otherwise on a wide screen: other parts, other controls, a table for cards. */
const ON_BOTH_WIDTHS = {
  home: ['/'],
  planners: [
    '/character',
    '/statting',
    '/statting/auto',
    '/guide/main-quest',
    '/skill/point',
    '/skill/combo',
  ],
  crystas: ['/crysta/list', '/crysta/tree?id=bakuzan', '/crysta/ability?opt=atk_pct'],
  'other lists': ['/registlet', '/boss', '/ability', '/equipment'],
}

/** On a wide screen these have the same parts in the same order, with more room. */
const ON_A_PHONE = {
  'main quest': [
    '/guide/main-quest?view=items',
    '/guide/main-quest?view=curve',
    '/guide/main-quest?view=route',
    '/guide/main-quest?view=compare',
  ],
  skills: ['/skill/info', '/skill/info/weapon/blade'],
  texts: [
    '/guide',
    '/about',
    '/about/data',
    '/terms-of-use',
    '/privacy',
    '/retention',
    '/contact',
    '/imprint',
    '/login/recovery',
    '/developers',
    '/help',
    '/help/statting',
  ],
  refusals: ['/403', '/404', '/receive'],
  'rest of the library': ['/job', '/job/archer', '/search?q=골렘', '/correction'],
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** A test for a few pages: in one browser they share what they have fetched. */
function checkEach(name: string, paths: readonly string[], tag: string[] = []): void {
  test(`${name}: no accessibility violation and no sideways overflow`, { tag }, async ({
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path)
        await expectAccessible(page)
      })
    }
  })
}

for (const [name, paths] of Object.entries(ON_BOTH_WIDTHS)) checkEach(name, paths, ['@both'])
for (const [name, paths] of Object.entries(ON_A_PHONE)) checkEach(name, paths)

test('nothing overflows sideways on a wide screen either', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of Object.values(ON_A_PHONE).flat()) {
    await visit(page, path)
    await untilAlive(page)
    await expectNoOverflow(page)
  }
})

test('/statting with a filled session and every layer open', { tag: '@both' }, async ({ page }) => {
  await page.goto('/statting')
  await page.getByRole('button', { name: '옵션 고르기' }).first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('option').first().click()
  await page.getByRole('spinbutton').fill('99')
  await expectAccessible(page)
  for (const name of ['공유', '세팅 메뉴']) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('/statting/auto with an answer and its layers open', { tag: '@both' }, async ({ page }) => {
  await page.goto('/statting/auto')
  await page.getByRole('button', { name: '예시로 해 보기' }).click()
  await expect(page.getByText(/걸렸어요/)).toBeVisible({ timeout: 30_000 })
  await page.getByText('더 정하기').click()
  await page.getByRole('button', { name: /고를 수 있는 옵션/ }).click()
  await page.getByRole('spinbutton', { name: 'ATK % 값' }).fill('99')
  await expectAccessible(page)
  await page.getByRole('button', { name: '꼭 내릴 옵션 더하기' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
})
