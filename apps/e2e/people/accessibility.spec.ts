import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
import { expect, test } from './people-test.ts'

// How pages stand as they open is asked of every page (`every-page/`).
test('a form that is refused', async ({ page }) => {
  await page.goto('/member/create')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('필수 값 입니다.').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectNoOverflow(page)
})
