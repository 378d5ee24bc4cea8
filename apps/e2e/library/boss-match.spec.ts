import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { goWithin } from '../within-app.ts'

test('a boss tells what it is weak to, and which of one’s own crystas fit it', async ({ page }) => {
  await page.goto('/boss/colon-commander')
  const match = page.getByRole('region', { name: '속성 맞추기' })
  await expect(match).toContainText('물 속성으로 때리면 대미지가 25% 늘어요.')
  await expect(match).toContainText('"가지고 있음"을 표시해 두면')
  await expectAccessible(page)
  await match.getByRole('link', { name: '이 속성에 맞는 크리스타' }).click()
  await expect(page).toHaveURL('/crysta/list?opt=vs_fire_pct~res_fire_pct')
  await expect(page.getByRole('button', { name: '니올라', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '니올라 가지고 있음' }).click()

  await goWithin(page, '/boss/colon-commander')
  const own = match.getByRole('list', { name: '가진 크리스타 중에서' })
  await expect(own.getByRole('listitem')).toHaveText(['니올라불속성 내성 +10%'])
  await goWithin(page, '/boss?id=colon-commander')
  await expect(page.getByRole('dialog').getByRole('link', { name: '니올라' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await goWithin(page, '/boss/gespenst')
  await expect(match).toContainText('빛 속성으로 때리면')
  await expect(match).toContainText('가진 크리스타 중에는 이 속성에 맞는 것이 없어요.')
})

test('what is not known of a boss is said once, and one leads to the very episode of the main quest', async ({
  page,
}) => {
  await page.goto('/boss?q=바라토크&id=baratok')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: '바라토크' })).toBeVisible()
  await expect(sheet.getByText('아직 모르는')).toHaveCount(2)
  await expect(sheet.getByRole('link', { name: '몇 타에 쓰러지는지 보기' })).toBeVisible()
  await expect(sheet.getByRole('list', { name: '떨어뜨리는 크리스타' })).toContainText('바라토크')
  await expect(sheet.getByText('기준', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await goWithin(page, '/boss/excavated-golem')
  await expect(page.getByRole('region', { name: '속성 맞추기' })).toContainText(
    '약한 속성이 없어요.',
  )
  await page.getByRole('link', { name: /^3화 골렘의 폭주/ }).click()
  await expect(page).toHaveURL('/guide/main-quest?episode=3')
  const episode = page.getByRole('listitem').filter({ hasText: '골렘의 폭주' }).last()
  await expect(episode).toBeInViewport({ ratio: 1 })
  await expect(episode).toBeFocused()
  await page.goto('/guide/main-quest?episode=60')
  await expect(page.locator('li[aria-current="true"]')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(page).toHaveURL('/guide/main-quest?episode=3')
})
