import { expect, test } from './watch-console.ts'

test.use({ expectedNoise: [[/500|\[http\]/], { scope: 'test' }] })

test('a toast stands within the margins, under the header and above what slides in', {
  tag: '@both',
}, async ({ page }) => {
  await page.route('**/api/job', (route) =>
    route.fulfill({ status: 500, json: { toast: true, message: '잠시 뒤에 다시 시도해 주세요.' } }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '직업 가이드' }).click()
  await expect(page).toHaveURL('/job')
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toBeVisible()
  // It slides in.
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return Math.round((box?.x ?? 0) + (box?.width ?? 0))
    })
    .toBeLessThanOrEqual(page.viewportSize()!.width - 12)
  const box = (await toast.boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(12)
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
  expect(await toast.evaluate((one) => getComputedStyle(one).borderRadius)).not.toBe('0px')

  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const isOnTop = await toast.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && one.contains(found)
  })
  expect(isOnTop).toBe(true)

  // A tap takes it away, and is none for what lies under it.
  await toast.click()
  await expect(toast).toBeHidden({ timeout: 3000 })
  await expect(page.getByRole('dialog')).toBeVisible()
})
