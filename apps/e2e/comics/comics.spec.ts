import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'

test('a comic is read panel by panel, with buttons and keys, and Back leads to the index', async ({
  page,
}) => {
  await page.goto('/comics')
  await expectAccessible(page)
  await page.getByRole('link', { name: /잠재력이 모자랄 때/ }).click()
  await expect(page.getByRole('heading', { name: '잠재력이 모자랄 때', level: 1 })).toBeVisible()
  const place = page.getByText(/^\d \/ 4$/)
  const panel = (number: number) => page.getByRole('listitem', { name: `${number}컷` })
  await expect(panel(1)).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)
  await page.getByRole('button', { name: '다음 컷' }).click()
  await expect(place).toHaveText('2 / 4')
  await expect(panel(2)).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('list', { name: '잠재력이 모자랄 때 네 컷' }).press('ArrowRight')
  await expect(place).toHaveText('3 / 4')
  await page.getByRole('button', { name: '다음 컷' }).click()
  await expect(place).toHaveText('4 / 4')
  await expect(page.getByRole('button', { name: '다음 컷' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL('/comics')
})

test('a desk shows all four panels at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/comics/initials')
  const panels = page.getByRole('listitem', { name: /^\d컷$/ })
  await expect(panels).toHaveCount(4)
  await expect(page.getByRole('button', { name: '다음 컷' })).toBeHidden()
  const [first, second] = [await panels.nth(0).boundingBox(), await panels.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  await expectAccessible(page)
})

test.describe('what is not there', () => {
  test.use({ expectedNoise: [/status of 404|status of 500/] })

  test('a type without a comic is no page; a comic that cannot be had can be tried again', async ({
    page,
  }) => {
    await page.goto('/comics/dragon')
    await expect(page.getByText('존재하지 않는 페이지')).toBeVisible()
    await page.route('**/comics/initials/korea.json', async (route) =>
      route.fulfill({ status: 500 }),
    )
    await page.goto('/comics')
    await page.getByRole('link', { name: /한 손으로 찾기/ }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/comics/initials/korea.json')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('listitem', { name: '1컷' })).toBeVisible()
  })
})
