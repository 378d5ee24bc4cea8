import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
import { test } from '../own-site.ts'
import { expect } from '../people/people-test.ts'
import { reportItems } from './report-items.ts'

test.use({ siteName: 'prices' })

test('the tree of crystas adds up what is left of the way, says what has no price, and leads to the cheapest step', async ({
  page,
  people,
}) => {
  await reportItems(people, [
    { id: 'giant_moon_crab', name: '달맞이 대게' },
    { id: 'tyrant_machina', name: '튤란 마키나' },
    { id: 'vulture', name: '발터' },
  ])
  await page.goto('/crysta/tree?id=bakuzan')
  await page.getByRole('checkbox', { name: '강그레프 가지고 있음' }).click()
  await page.getByRole('button', { name: '자세히' }).click()
  const next = page.getByRole('region', { name: '다음 단계' })
  await expect(next.getByTitle('6,200,000 스피나')).toHaveText('620만')
  await expect(next).toContainText('4가지 중 2가지만 시세가 있어요')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await next.getByRole('button', { name: '달맞이 대게 · 124만 스피나' }).click()
  await expect(page).toHaveURL(/id=giant_moon_crab/)
  await expect(next).toContainText('지금 구할 수 있는 단계 중 값이 가장 싸요.')
  await expect(next.getByTitle('1,240,000 스피나')).toBeVisible()
})
