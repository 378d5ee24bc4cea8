import { expect, test } from '../watch-console.ts'

const SITE = {
  signUp: 'open',
  showsWholeMenu: false,
  levelCap: 300,
  defaultLevel: 280,
  levelsAsOf: '2026-09-01',
}

test('who has set no level starts with the one of the site, and keeps their own', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/api/setting/public', (route) => route.fulfill({ json: SITE }))
  await page.goto('/boss')
  await expect(page.getByRole('spinbutton', { name: '내 레벨' })).toHaveValue('280')
  await page.goto('/statting')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('statting') ?? ''))
    .toContain('280')
  await page.goto('/statting/auto')
  await expect(page.getByRole('button', { name: '레벨 280 고치기' })).toBeVisible()
  await page.goto('/setting')
  const level = page.getByRole('spinbutton', { name: '캐릭터 레벨' })
  await expect(level).toHaveValue('280')
  await level.fill('250')
  await level.blur()
  await page.goto('/boss')
  await expect(page.getByRole('spinbutton', { name: '내 레벨' })).toHaveValue('250')
})
