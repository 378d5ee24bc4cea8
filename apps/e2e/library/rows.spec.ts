import { expect, test } from '../watch-console.ts'

const LISTS = [
  ['/crysta/list', '크리스타', '찜하기'],
  ['/crysta/ability?opt=atk_pct', 'ATK% 큰 순서', '찜하기'],
  ['/boss', '보스', null],
  ['/equipment', '장비', '찜하기'],
  ['/registlet', '레지스트릿', '찜하기'],
] as const

for (const [path, label, mark] of LISTS) {
  test(`a row of ${path} opens wherever it is pressed, and its marks are their own`, async ({
    page,
  }) => {
    await page.goto(path)
    const row = page.getByRole('list', { name: label }).getByRole('listitem').nth(2)
    await expect(row).toBeVisible()
    const detail = page.getByRole('dialog')
    if (mark !== null) {
      await row.getByRole('button', { name: mark }).click()
      await expect(row.getByRole('button', { name: mark })).toHaveAttribute('aria-pressed', 'true')
      await expect(detail).toBeHidden()
    }
    const box = (await row.boundingBox())!
    // Far from the name: below it, in the middle; left of the marks.
    await row.click({ position: { x: box.width / 2, y: box.height - 6 } })
    await expect(detail).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    await row.getByRole('button').first().press('Enter')
    await expect(detail).toBeVisible()
  })
}

test('the small targets of rows are wide enough for a thumb', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [path, label] of [...LISTS, ['/ability', '어빌리티']] as const) {
    await page.goto(path)
    const row = page.getByRole('list', { name: label }).getByRole('listitem').nth(2)
    await expect(row).toBeVisible()
    for (const target of await row.locator('[aria-pressed], a').all()) {
      const box = (await target.boundingBox())!
      const name = `${path}: ${await target.getAttribute('aria-label')}`
      expect(Math.round(box.width), name).toBeGreaterThanOrEqual(44)
    }
  }
})

test('words of a row can be marked with the mouse without opening it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/boss')
  const row = page.getByRole('list', { name: '보스' }).getByRole('listitem').nth(2)
  const fact = row.getByRole('definition').nth(1)
  const box = (await fact.boundingBox())!
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
  await expect(page).toHaveURL('/boss')
})
