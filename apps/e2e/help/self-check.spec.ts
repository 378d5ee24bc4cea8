import { expectAccessible } from '../expect-accessible.ts'
import { test } from '../people/people-test.ts'
import { expect } from '../watch-console.ts'

test('every engine reproduces in this browser what was recorded', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('link', { name: /^계산이 맞나요\?/ }).click()
  await expect(page.getByText(/^기록한 [\d,]+가지 결과가 모두 같아요\.$/)).toBeVisible({
    timeout: 60_000,
  })
  const engines = page.getByRole('list', { name: '엔진별 결과' }).getByRole('listitem')
  await expect(engines.filter({ hasText: '모두 같아요' })).toHaveCount(6)
  await expectAccessible(page)
})

test('a recording that differs is told with what differs', async ({ page }) => {
  await page.route('**/recorded-combo-vectors*', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('"mp": 300, "points": 0', '"mp": 301, "points": 0')
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto('/help/check')
  const combo = page.getByRole('listitem').filter({ hasText: '스킬 콤보' })
  await expect(combo).toContainText('1가지가 달라요', { timeout: 60_000 })
  await expect(combo).toContainText('expected 301, got 300')
})

test('the pages that look inside are for administrators, and show what a planner keeps', {
  tag: '@desktop',
}, async ({ page, people }) => {
  await people.enter(page, 'ADMIN')
  await page.goto('/debug')
  await page.getByRole('link', { name: /^스킬 트리/ }).click()
  const state = page.getByRole('region', { name: '저장된 상태' })
  await expect(page.getByRole('heading', { name: '스킬 포인트', level: 1 })).toBeVisible()
  await expect(state).toBeVisible()
  await page.getByRole('button', { name: '해머 다운 올리기' }).click()
  await expect(state.getByText('points', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
