import { expect, test } from '../watch-console.ts'

test('a reader sees how much of the data is known, and where it is from', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: /자료 현황/ }).click()
  await expect(page).toHaveURL(/\/about\/data$/)
  const lists = page.getByLabel('목록마다 이름과 수치를 아는 정도')
  const equipment = lists
    .getByRole('row')
    .or(lists.getByRole('listitem'))
    .filter({ hasText: '4,631' })
  for (const fact of ['장비', '읽음 3,132', '없음 491', '한 갈래 4,525'])
    await expect(equipment).toContainText(fact)
  await expect(page.getByText('Toram_KR').first()).toBeVisible()
})
