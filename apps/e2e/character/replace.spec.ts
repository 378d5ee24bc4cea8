import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { CharacterPage } from './character-page.ts'

test('the best replacement is found, looked at, taken, and taken back', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  const character = new CharacterPage(page)
  await character.open()
  const best = page.getByRole('region', { name: '이걸로 바꾸면' })
  await expect(best).toContainText('장비를 먼저 입으면 바꿀 곳이 생겨요.')
  const weapon = await character.unfold('주무기')
  await character.pick(weapon.getByRole('combobox', { name: '주무기 고르기' }), '크뎀 5')
  await character.pick(weapon.getByRole('combobox', { name: /크리스타 1/ }), 'atk 3')
  await character.type('STR', 300)
  const before = await character.dock.locator('b').innerText()

  await best.getByText('가진 것', { exact: true }).tap()
  await best.getByRole('button', { name: '가장 좋은 대체 찾기' }).tap()
  await expect(best.getByRole('status')).toContainText('가졌다고 표시한 것이 없어요.')
  await best.getByText('모두', { exact: true }).tap()
  const rows = best.getByRole('list', { name: '가장 좋은 대체' })
  await expect(best.getByRole('status')).toContainText('다 봤어요')
  await expect(rows.getByRole('listitem').first()).toContainText('+')
  await expectAccessible(page)

  await rows.getByRole('button').first().tap()
  const dialog = page.getByRole('dialog', { name: '이걸로 바꾸면' })
  await expect(dialog.getByRole('row', { name: /^ATK/ })).toContainText('늘어요')
  await expect(dialog.getByRole('status')).toContainText('다 봤어요')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '이걸로 바꾸기' }).tap()
  await expect(dialog).toBeHidden()
  await expect(character.dock.locator('b')).not.toHaveText(before)
  await expect(best.getByRole('status')).toContainText('그사이 빌드가 바뀌었어요.')
  await page.getByText('되돌리기', { exact: true }).tap()
  await expect(character.dock.locator('b')).toHaveText(before)

  await test.step('pieces of the kind, too', async () => {
    await best.getByText('장비', { exact: true }).tap()
    await best.getByRole('button', { name: '가장 좋은 대체 찾기' }).tap()
    await expect(best.getByRole('status')).toContainText('다 봤어요')
  })
})

test('a slot is tried and taken with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const character = new CharacterPage(page)
  await character.open()
  const weapon = character.card('주무기')
  await character.pick(weapon.getByRole('combobox', { name: '주무기 고르기' }), '크뎀 5')
  await weapon.getByRole('button', { name: /^주무기 크리스타 1: 바꾸면/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '이걸로 바꾸면' })
  const rows = dialog.getByRole('list', { name: '가장 좋은 대체' })
  await expect(rows.getByRole('listitem').first()).toBeVisible()
  await rows.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('table')).toContainText('늘어요')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '이걸로 바꾸기' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(weapon.getByRole('button', { name: '주무기 크리스타 1 비우기' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(weapon.getByRole('button', { name: '주무기 크리스타 1 비우기' })).toHaveCount(0)
})

test('a figure programs disagree about is counted the other way, and back', {
  tag: '@desktop',
}, async ({ page }) => {
  const character = new CharacterPage(page)
  await character.open()
  const rail = page.getByRole('region', { name: '캐릭터 수치' })
  const maxMp = rail.getByRole('button', { name: /^MaxMP/ })
  await maxMp.click()
  await expect(maxMp).toContainText('405')
  const choice = rail.getByRole('group', { name: '어느 쪽으로 셀까요?' })
  await choice.getByRole('radio', { name: '여기 405' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(maxMp).toContainText('404')
  await expectAccessible(page)
  await page.reload()
  await expect(rail.getByRole('button', { name: /^MaxMP/ })).toContainText('404')
  await rail.getByRole('button', { name: /^MaxMP/ }).click()
  await choice.getByRole('radio', { name: '여기 405' }).click()
  await expect(maxMp).toContainText('405')
})
