import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './watch-console.ts'

// How pages stand as they open is asked of every page (`every-page/`). Here: what is opened and filled in.

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
