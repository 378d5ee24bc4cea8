import { expect } from '../watch-console.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { call, enter } from '../people/accounts.ts'
import { EDITOR_BEFORE, test } from '../updated-site.ts'

test('an editor takes over a part of what a new release knows otherwise', async ({ page }) => {
  await page.goto('/crysta/nurethoth')
  await expect(page.getByRole('heading', { level: 1, name: '누레토스' })).toBeVisible()
  await expect(page.getByText('새 자료와 다른 값이 있어요.')).toBeHidden()

  await enter(page, EDITOR_BEFORE)
  await page.goto('/crysta/nurethoth')
  await expect(page.getByText('새 자료와 다른 값이 있어요.')).toBeVisible()
  await page.getByRole('link', { name: '비교해 보기' }).click()
  const cards = page.getByRole('list', { name: '수정 제안 목록' })
  await expect(cards.getByRole('listitem')).toHaveCount(1)
  await expect(cards).toContainText('새 자료')
  await expect(cards).toContainText('ATK +4%')
  await expectAccessible(page)

  await cards.getByRole('button', { name: '새 자료로 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '새 자료로 바꿀까요?' })
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await expectAccessible(page)
  for (const box of await boxes.all()) await box.uncheck()
  await dialog.getByRole('button', { name: '새 자료로 바꾸기' }).click()
  await expect(dialog.getByText('바꿀 항목을 하나 이상 골라 주세요.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '드랍' }).check()
  await dialog.getByRole('checkbox', { name: '기준일' }).check()
  await dialog.getByRole('button', { name: '새 자료로 바꾸기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('이 조건에 맞는 제안이 없어요.')).toBeVisible()

  await page.goto('/crysta/nurethoth')
  await expect(page.getByRole('main')).toContainText('이계의 문')
  await expect(page.getByRole('main')).toContainText('4%')
  await expect(page.getByText('새 자료와 다른 값이 있어요.')).toBeHidden()
})

test('an editor keeps what people wrote, from the form of a boss', async ({ page }) => {
  await enter(page, EDITOR_BEFORE)
  await page.goto('/boss/boss-goblin/edit')
  await expect(page.getByRole('textbox', { name: 'HP (노멀)' })).toHaveValue('30,000')
  await page.getByRole('link', { name: '비교해 보기' }).click()
  const card = page.getByRole('listitem').filter({ hasText: '26758' })
  await card.getByRole('button', { name: '지금 값 지키기' }).click()
  const dialog = page.getByRole('dialog', { name: '지금 값을 지킬까요?' })
  await expect(dialog.getByRole('textbox', { name: /^남겨 둘 말/ })).toHaveValue(
    '지금 값이 맞아요.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '지금 값 지키기' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toBeHidden()
  await page.goto('/correction?view=all&state=rejected&entity=boss')
  await expect(page.getByRole('list', { name: '수정 제안 목록' })).toContainText('지금 값 지킴')
  const boss = await call(page, 'GET', '/api/boss/boss-goblin')
  expect(await boss.json()).toMatchObject({ hp: 30_000 })
})

test('an old link leads to the thing as it is called today', async ({ page }) => {
  await page.goto('/crysta/ko-mari')
  await expect(page).toHaveURL(/\/crysta\/mari$/)
  await expect(page.getByRole('main')).toContainText('마리 메모')
})
