import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { StattingAutoPage } from './statting-auto-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** What this browser keeps of its reader; that the font has come is none of it. */
function ownData(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'font')),
  )
}

test('a link shows the plan to somebody else, who keeps their own until they copy', async ({
  page,
  browser,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  const rate = await auto.finish()
  await page.getByRole('button', { name: '링크 복사' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#a1=')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext()
  const reader = await context.newPage()
  const theirs = new StattingAutoPage(reader)
  await reader.goto(new URL('/statting/auto', link).href)
  await theirs.pickWanted('STR')
  await expect.poll(() => reader.evaluate(() => localStorage.getItem('enchant'))).toContain('"str"')
  const kept = await ownData(reader)
  await reader.goto(link)
  await expect(reader.getByText('공유받은 자동 부여를 보고 있어요')).toBeVisible()
  await expect(theirs.result).toContainText(`${rate}%`)
  await expect(theirs.steps.getByText(/써요/).first()).toBeVisible()
  await expect(reader.getByText('ATK +12%').first()).toBeVisible()
  expect(await ownData(reader)).toEqual(kept)

  await reader.getByRole('button', { name: '내 세팅으로 복사' }).click()
  await expect(theirs.value('ATK %')).toHaveValue('+12')
  await expect(reader).toHaveURL(/\/statting\/auto$/)
  await context.close()
})

test('a damaged link says so and leaves one’s own question', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open('#a1=AAAA')
  await expect(page.getByText('링크를 읽을 수 없어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '예시로 해 보기' })).toBeVisible()
})

test('the plan is copied as the text the simulator reads', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  const rate = await auto.finish()
  await page.getByRole('button', { name: '텍스트 복사' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${rate}%`)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('크리티컬')
  await page.getByRole('button', { name: '이미지로 저장' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 20_000 })
})
