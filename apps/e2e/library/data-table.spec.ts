import { expect, test } from '../watch-console.ts'

test('a reader sees how much of the data is known, and where it is from', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: /자료 현황/ }).click()
  await expect(page).toHaveURL(/\/about\/data$/)
  const lists = page.getByLabel('목록마다 이름과 수치를 아는 정도')
  // Other tests add pieces of their own meanwhile; what they add has a name that was read.
  const equipment = lists
    .getByRole('row')
    .or(lists.getByRole('listitem'))
    .filter({ hasText: '없음 491' })
  for (const fact of ['장비', /4,6\d\d/, '추정 963', '엇갈림 21'])
    await expect(equipment).toContainText(fact)
  await expect(page.getByText('Toram_KR').first()).toBeVisible()
})
