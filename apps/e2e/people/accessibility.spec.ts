import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
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

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function check(page: Page): Promise<void> {
  await settle(page)
  await expectAccessible(page)
}

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

test('nothing is wider than 360 px with the largest letters', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const display = { v: 1, data: { textSize: 130, density: 'auto', rise: 'red' } }
    localStorage.setItem('display', JSON.stringify(display))
  })
  await enter(page, await makeAccount('OWNER'))
  for (const path of [...OPEN, ...OWN]) {
    await page.goto(path)
    await settle(page)
    await expectNoOverflow(page)
  }
})
