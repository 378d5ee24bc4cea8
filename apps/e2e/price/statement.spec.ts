import { expectAccessible } from '../expect-accessible.ts'
import { goByMenu, shutPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

test('a contributor states a price, corrects it and takes it away; members only read', async ({
  page,
  people,
}) => {
  await people.enter(page, 'CONTRIBUTOR')
  await page.goto('/price/create')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('품목을 골라 주세요.')).toBeVisible()
  await page.getByRole('combobox', { name: '품목 고르기' }).click()
  await page.getByRole('combobox', { name: '품목', exact: true }).fill('론디네')
  await page
    .getByRole('option', { name: /론디네/ })
    .first()
    .click()
  const amount = 1_000_000 + Math.floor(Math.random() * 900_000)
  await page.getByLabel('금액').fill(String(amount))
  await page.getByLabel('출처').fill('거래소에서 봤어요')
  await expectAccessible(page)
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page).toHaveURL(/\/price\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: '론디네' })).toBeVisible()
  await expect(page.getByText('거래소에서 봤어요')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByLabel('금액').fill('0')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('무료')).toBeVisible()
  await goByMenu(page, '가격 기록')
  await expect(page.getByRole('link', { name: /론디네.*거래소에서 봤어요/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /론디네.*무료/ })
    .first()
    .click()
  await page.getByRole('button', { name: '지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect(page).toHaveURL(/\/price$/)

  await test.step('members read stated prices and cannot write any', async () => {
    await shutPage(page)
    await people.enter(page, 'MEMBER')
    await page.goto('/price')
    await expect(page.getByRole('heading', { name: '가격 기록' })).toBeVisible()
    await expect(page.getByRole('link', { name: '기준가 적기' })).toHaveCount(0)
  })
})
