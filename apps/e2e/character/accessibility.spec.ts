import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { CharacterPage } from './character-page.ts'

const BOSS = '위룡 루디스'

test('/character with several builds, and every layer open', { tag: '@both' }, async ({ page }) => {
  test.slow()
  const character = new CharacterPage(page)
  await character.open()

  await test.step('a dressed build', async () => {
    await character.typedPiece('주무기', '자동활', { ATK: 351, 안정률: 70 }, 'S')
    const weapon = character.card('주무기')
    await character.pick(weapon.getByRole('combobox', { name: /크리스타 1/ }), 'atk 9')
    await character.pick(weapon.getByRole('combobox', { name: /크리스타 2/ }), '크리')
    // On a phone one card is open at a time.
    await character.typedPiece('보조 무기', '화살', { ATK: 100 })
    await character.ownLines('ATK +9%, 공격 MP회복 -20, 크리티컬률 +20')
    const foods = character.card('음식')
    await character.pick(foods.getByRole('combobox', { name: '음식 더하기' }), 'vit')
    const { casts } = character
    await character.pick(casts.getByRole('combobox', { name: /^보스/ }), BOSS)
    await casts.getByRole('combobox', { name: /^스킬/ }).click()
    await page.getByRole('option', { name: '스나이핑' }).click()
    await casts.getByText('상대의 수치').click()
    await expect(casts.getByRole('status')).toContainText('번')
    await expectAccessible(page)
  })

  await test.step('pickers', async () => {
    const weapon = await character.unfold('주무기')
    const pickers = [
      weapon.getByRole('combobox', { name: /주무기 바꾸기/ }),
      weapon.getByRole('combobox', { name: /크리스타 1/ }),
      character.card('음식').getByRole('combobox', { name: '음식 더하기' }),
      character.casts.getByRole('combobox', { name: /^스킬/ }),
    ]
    for (const picker of pickers) {
      await picker.click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
    }
  })

  await character.menu('복제')
  await character.type('DEX', 300)
  await page.getByRole('button', { name: '새 빌드', exact: true }).last().click()
  await expect(page.getByText('무기부터 골라 볼까요?')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /복사본/ })
    .first()
    .click()
  await expect(character.number('DEX')).toHaveValue('300')

  await test.step('dialogs', async () => {
    const dialog = page.getByRole('dialog')
    const closed = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    for (const name of ['공유', '빌드 메뉴']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await closed()
    }
    for (const name of ['이름 바꾸기', '다른 빌드와 비교', '링크나 JSON 가져오기']) {
      await page.getByRole('button', { name: '빌드 메뉴' }).click()
      await dialog.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name: /이름|비교|가져오기/ })).toBeVisible()
      await expectAccessible(page)
      await closed()
    }
    await page.getByRole('button', { name: '아바타·소모품·길드 적기' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('textbox').fill('모르는 옵션 +1')
    await dialog.getByRole('button', { name: '적용' }).click()
    await expect(dialog.getByText('"모르는 옵션 +1"의 옵션을 몰라요.')).toBeVisible()
    await expectAccessible(page)
    await closed()
  })
})

test('/character: the figures and why they are so', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const character = new CharacterPage(page)
  await character.open()
  const sheet = isMobile
    ? page.getByRole('dialog', { name: '캐릭터 수치' })
    : page.getByRole('region', { name: '캐릭터 수치' })
  if (isMobile) await character.dock.getByRole('button', { name: '수치', exact: true }).tap()
  await sheet.getByRole('button', { name: /^MaxMP/ }).click()
  await expect(sheet.getByRole('group', { name: '어느 쪽으로 셀까요?' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '게임에서는 다른 값이에요' }).click()
  await expect(page.getByRole('dialog', { name: '게임에서는 이 값이에요' })).toBeVisible()
  await expectAccessible(page)
})
