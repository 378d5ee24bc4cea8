import { expect, test } from '../watch-console.ts'
import { goWithin } from '../within-app.ts'

test('variants of one name stand in one row until they are asked for, and a material leads to what takes it', async ({
  page,
}) => {
  await page.goto('/equipment?q=소드 보우건')
  const rows = page.getByRole('list', { name: '장비', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '줄' })).toHaveText('1가지 3줄')
  // Kinds are counted as everything else is asked for.
  const kinds = page.getByRole('group', { name: '종류' })
  await expect(kinds.getByRole('button', { name: '자동활 1' })).toBeVisible()
  await expect(kinds.getByRole('button', { name: '한손검 0' })).toBeVisible()
  await expect(kinds.getByRole('button', { name: '전체 1' })).toBeVisible()
  await rows.getByRole('button', { name: '소드 보우건 3종' }).click()
  await expect(rows).toHaveCount(4)
  await rows.nth(2).getByRole('button', { name: '상점·대장간' }).click()
  const detail = page.getByRole('dialog')
  await expect(detail).toContainText('난이도')
  await expect(detail).toContainText('Wolf Fur')
  await expect(detail).toContainText('소피아거리 / 대장간')
  await detail.getByRole('button', { name: '플레이어 제작' }).click()
  await expect(detail).toContainText('대장장이 스킬')

  // A link to an id of an earlier release opens the piece of today.
  await page.goto('/equipment?id=bowgun-swordbowgun-2')
  await expect(detail.getByRole('heading', { name: '소드 보우건' })).toBeVisible()
  await expect(detail).toContainText('상점·대장간')
  await detail.getByRole('link', { name: 'Wolf Fur: 이 재료가 드는 장비 보기' }).click()
  await expect(page).toHaveURL('/equipment?material=Wolf+Fur')
  await expect(detail).toBeHidden()
  await expect(rows.filter({ hasText: '소드 보우건' })).toBeVisible()
  await page.getByRole('button', { name: '재료 Wolf Fur 빼기' }).click()
  await expect(page).toHaveURL('/equipment')
})

test('what is not in the data is told apart from what conditions hide, and what is a guess is called one', async ({
  page,
}) => {
  await page.goto('/equipment?q=엠버 캐논')
  await expect(page.getByText("'엠버 캐논' 이름은 자료에 없어요.")).toBeVisible()
  await goWithin(page, '/equipment?q=소드 보우건&element=dark')
  await expect(page.getByText('조건을 줄이거나 다른 말로 찾아 보세요.')).toBeVisible()
  await page.getByRole('button', { name: '조건 모두 지우기' }).first().click()
  await expect(page.getByText(/^2,76\d가지 4,63\d줄$/)).toBeVisible()

  await test.step('a piece is found by its English name', async () => {
    await goWithin(page, '/equipment?q=5th Anniv Wings III')
    const row = page.getByRole('list', { name: '장비', exact: true }).getByRole('listitem').first()
    await expect(row).toContainText('5주년의 축익 III')
    await expect(row).toContainText('이름 추정')
  })

  await test.step('lines no option stands for are shown as they were read', async () => {
    await goWithin(page, '/equipment?id=shield-spiritshieldnavida')
    const detail = page.getByRole('dialog')
    await expect(detail).toContainText('아직 옮기지 못한 줄')
    await expect(detail).toContainText('MaxHP +15% (이벤트 때만)')
  })
})

test('rows are walked, opened, compared and liked with keys', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/equipment?q=소드 보우건')
  const list = page.getByRole('list', { name: '장비', exact: true })
  const name = list.getByRole('button', { name: '소드 보우건', exact: true })
  await name.focus()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('button', { name: '소드 보우건 접기' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(name).not.toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/compare=/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(list.getByRole('button', { name: '소드 보우건 3종 보기' })).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.press('s')
  await expect(list.getByRole('button', { name: '소드 보우건 찜하기' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: '소드 보우건' })).toBeVisible()
})

test('its size is told before the list is kept on the device', async ({ page }) => {
  const kept = () =>
    page.evaluate(async () => {
      const store = await caches.open('library-2')
      return (await store.match('/api/equipment/all')) !== undefined
    })
  await page.goto('/equipment')
  await expect(page.getByText(/^2,76\d가지/)).toBeVisible()
  await page.getByRole('button', { name: '거르기' }).click()
  const keep = page.getByRole('switch', { name: '이 기기에 보관' })
  await expect(keep).toHaveAccessibleDescription(/약 \d\.\dMB/)
  expect(await kept()).toBe(false)
  await keep.click()
  await expect(keep).toBeChecked()
  await expect.poll(kept).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: '거르기' }).click()
  await expect(keep).toBeChecked()
  await keep.click()
  await expect(keep).not.toBeChecked()
  await expect.poll(kept).toBe(false)
})
