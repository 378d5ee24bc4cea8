import { expect, test } from '../watch-console.ts'

test('variants of one name stand in one row until they are asked for', async ({ page }) => {
  await page.goto('/equipment?q=소드 보우건')
  const rows = page.getByRole('list', { name: '장비', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '줄' })).toHaveText('1가지 3줄')
  await rows.getByRole('button', { name: '소드 보우건 3종' }).click()
  await expect(rows).toHaveCount(4)
  await rows.nth(2).getByRole('button', { name: '상점·대장간' }).click()
  const detail = page.getByRole('dialog')
  await expect(detail).toContainText('난이도')
  await expect(detail).toContainText('Wolf Fur')
  await expect(detail).toContainText('소피아거리 / 대장간')
  await detail.getByRole('button', { name: '플레이어 제작' }).click()
  await expect(detail).toContainText('대장장이 스킬')
})

test('what is not in the data is told apart from what conditions hide', async ({ page }) => {
  await page.goto('/equipment?q=엠버 캐논')
  await expect(page.getByText("'엠버 캐논' 이름은 자료에 없어요.")).toBeVisible()
  await page.goto('/equipment?q=소드 보우건&element=dark')
  await expect(page.getByText('조건을 줄이거나 다른 말로 찾아 보세요.')).toBeVisible()
  await page.getByRole('button', { name: '조건 모두 지우기' }).first().click()
  await expect(page.getByText(/^2,76\d가지 4,63\d줄$/)).toBeVisible()
})

test('a piece is found by its English name, and says when its Korean one is a guess', async ({
  page,
}) => {
  await page.goto('/equipment?q=5th Anniv Wings III')
  const row = page.getByRole('list', { name: '장비', exact: true }).getByRole('listitem').first()
  await expect(row).toContainText('5주년의 축익 III')
  await expect(row).toContainText('이름 추정')
})

test('links to ids of earlier releases open the piece of today', async ({ page }) => {
  await page.goto('/equipment?id=bowgun-swordbowgun-2')
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('heading', { name: '소드 보우건' })).toBeVisible()
  await expect(detail).toContainText('상점·대장간')
})

test('lines no option stands for are shown as they were read', async ({ page }) => {
  await page.goto('/equipment?id=shield-spiritshieldnavida')
  const detail = page.getByRole('dialog')
  await expect(detail).toContainText('아직 옮기지 못한 줄')
  await expect(detail).toContainText('MaxHP +15% (이벤트 때만)')
})
