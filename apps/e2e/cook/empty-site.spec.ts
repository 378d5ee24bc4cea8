import { test } from '../own-site.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect } from '../watch-console.ts'
import { openWith, planOf, rowOf } from './houses.ts'

// There nobody tells of a house.
test.use({ siteName: 'prices' })

test('a site without houses shows samples that say so, and asks for the first one', async ({
  page,
}) => {
  await openWith(
    page,
    [
      ['max_hp', 5],
      ['critical_rate', 5],
    ],
    'planner',
  )
  await expect(page.getByText('아직 진짜 집이 없어요.').first()).toBeVisible()
  const plan = planOf(page)
  await expect(plan).toContainText('집 1곳')
  await expect(plan).toContainText('예시')
  await expectAccessible(page)
  const list = page.getByRole('radio', { name: /^집 목록/ })
  if (await list.isVisible()) await list.check()
  await expect(rowOf(page, '00000001')).toContainText('예시')
  await expect(page.getByRole('button', { name: '열려 있어요' })).toHaveCount(0)
  await page.getByRole('button', { name: '집 알리기' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcook%2Faddress$/)
})
