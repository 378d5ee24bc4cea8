import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
import { expect, test } from '../people/people-test.ts'

const LEDGER = '/current-price?view=ledger'

const write = (page: Page) =>
  page.getByRole('button', { name: '거래 적기' }).and(page.locator(':visible')).first()

/** Fills the form for an item and keeps the line. */
async function writeLine(page: Page, name: string, amount: string): Promise<void> {
  await write(page).click()
  const dialog = page.getByRole('dialog', { name: '거래 적기' })
  await dialog.getByRole('combobox', { name: '품목 고르기' }).click()
  await page.getByRole('combobox', { name: '품목', exact: true }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await dialog.getByLabel('금액 (모두 합쳐서)').fill(amount)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
}

test('a visitor keeps a ledger in the browser, takes it along as a member, and corrects it there', async ({
  page,
  people,
}) => {
  await page.goto(LEDGER)
  await expect(page.getByText('아직 적은 거래가 없어요').first()).toBeVisible()
  await expect(page.getByText('보기', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await write(page).click()
  const dialog = page.getByRole('dialog', { name: '거래 적기' })
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog.getByText('품목을 골라 주세요.')).toBeVisible()
  await expect(dialog.getByText('금액을 적어 주세요.')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await writeLine(page, '바쿠잔', '1억 300만')
  await expect(page.getByText('남은 금액').first()).toBeVisible()
  await expect(page.getByText('1억', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '바쿠잔' })).toBeVisible()
  await page.getByRole('button', { name: '바쿠잔 지우기' }).click()
  await expect(page.getByRole('link', { name: '바쿠잔' })).toHaveCount(0)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByRole('link', { name: '바쿠잔' })).toBeVisible()
  await people.enter(page, 'MEMBER')
  await page.goto(LEDGER)
  await expect(page.getByText('이 브라우저에 적어 둔 거래 1건이 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '내 장부로 옮기기' }).click()
  await expect(page.getByText('이 브라우저에 적어 둔 거래 1건이 있어요.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '바쿠잔' })).toBeVisible()
  await expectAccessible(page)

  await test.step('a member corrects a line, and adds it to the prices on request', async () => {
    await writeLine(page, '가람므와', '2억')
    await page.getByRole('button', { name: '가람므와 고치기' }).click()
    const correcting = page.getByRole('dialog', { name: '거래 고치기' })
    await correcting.getByLabel('금액 (모두 합쳐서)').fill('2억 1,000만')
    await correcting.getByRole('button', { name: '저장' }).click()
    await expect(page.getByTitle('210,000,000 스피나').first()).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: '가람므와' })
    await line.getByRole('button', { name: '시세에 보태기' }).click()
    await expect(page.getByText('시세에 보탰어요').first()).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
  })
})
