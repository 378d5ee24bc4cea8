import type { Locator } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { StattingPage } from './statting-page.ts'
import { WITH_MOTION } from '../with-motion.ts'

test.use(WITH_MOTION)

test('whatever was done is taken back, last thing first, also after a reload', async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: /1번째 확정 직후 보기/ }).click()
  await page.getByRole('button', { name: '1번째 확정 지우기' }).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
  await statting.setting('시작 잠재', 100)
  await expect.poll(() => statting.potentials()).toEqual(['85'])

  await page.reload()
  await statting.history(/^되돌리기: 시작 잠재 89 → 100$/).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
  await statting.history(/^되돌리기: 1번째 확정 지우기$/).click()
  await expect.poll(() => statting.potentials()).toEqual(['39', '24'])
  await expect(statting.history(/^되돌리기: DEX \+3$/)).toBeVisible()
  await statting.history(/^다시 하기: 1번째 확정 지우기$/).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
})

test('a deleted step comes back from the toast', async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: /2번째 확정 직후 보기/ }).click()
  await page.getByRole('button', { name: '2번째 확정 지우기' }).click()
  await expect.poll(() => statting.potentials()).toEqual(['39'])
  await page.getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect.poll(() => statting.potentials()).toEqual(['39', '24'])
})

test('장인의 강화기술 II is the player’s own: the toast takes the change back', {
  tag: '@desktop',
}, async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: '장인의 강화기술 II 배움 고치기' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('switch').click()
  await sheet.getByRole('button', { name: '닫기' }).last().click()
  await expect(page.getByText('장인의 강화기술 II 배움 → 없음').first()).toBeVisible()
  await expect(statting.history(/^되돌리기: DEX \+3$/)).toBeVisible()
  await page.getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect(page.getByRole('button', { name: '장인의 강화기술 II 배움 고치기' })).toBeVisible()
})

test.describe('plan, take back, share and come back', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    const statting = new StattingPage(page)
    await statting.open()
    const press = async (button: Locator) => {
      // The link is being written for a moment: until then there is nothing to copy.
      await expect(button).toBeEnabled()
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await press(statting.slot(1).getByRole('button', { name: '옵션 고르기' }))
    await expect(page.getByRole('combobox', { name: '옵션 찾기' })).toBeFocused()
    await page.keyboard.type('ATK %')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('DEX')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '2개 넣기' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(statting.value('ATK %')).toBeFocused()
    await page.keyboard.type('5')
    await page.keyboard.press('Alt+2')
    await expect(statting.value('DEX')).toBeFocused()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await statting.expectPotential('24')

    await press(page.getByRole('button', { name: /1번째 확정 직후 보기/ }))
    await press(page.getByRole('button', { name: '1번째 확정 지우기' }))
    await expect(page.getByText('아직 확정한 것이 없어요.')).toBeVisible()
    await page.keyboard.press('Control+z')
    await statting.expectPotential('24')

    await press(page.getByRole('button', { name: '공유', exact: true }))
    // A dialog that opens takes the keys first: what is focused earlier loses them again.
    const isInDialog = () => document.activeElement?.closest('[role="dialog"]') != null
    await expect.poll(() => page.evaluate(isInDialog)).toBe(true)
    await press(page.getByRole('button', { name: '링크 복사' }))
    await comeBack(statting, (button) => press(button))
  })

  test('by touch alone', async ({ page }) => {
    const statting = new StattingPage(page)
    await statting.open()
    await statting.slot(1).getByRole('button', { name: '옵션 고르기' }).tap()
    await page.getByRole('button', { name: '여러 개 고르기' }).tap()
    for (const name of ['DEX', 'ATK %']) {
      await page
        .getByRole('option', { name: new RegExp(`^${name} 단계당`) })
        .first()
        .tap()
    }
    await page.getByRole('button', { name: '2개 넣기' }).tap()
    for (const [slot, times] of [
      [1, 3],
      [2, 5],
    ] as const) {
      const more = statting.slot(slot).getByRole('button', { name: /올리기$/ })
      for (let time = 0; time < times; time++) await more.tap()
    }
    await statting.confirmButton.tap()
    await statting.expectPotential('24')

    await page.getByRole('button', { name: /1번째 확정 직후 보기/ }).tap()
    await page.getByRole('button', { name: '1번째 확정 지우기' }).tap()
    await expect(page.getByText('아직 확정한 것이 없어요.')).toBeVisible()
    await statting.history(/^되돌리기: 1번째 확정 지우기$/).tap()
    await statting.expectPotential('24')
    // What was taken back is not offered any longer, over the buttons of the page.
    await expect(page.locator('.Toastify__toast')).toBeHidden({ timeout: 5000 })

    await page.getByRole('button', { name: '공유', exact: true }).filter({ visible: true }).tap()
    await page.getByRole('button', { name: '링크 복사' }).tap()
    await comeBack(statting, (button) => button.tap())
  })
})

/** Follows the copied link as somebody else would, and goes back to what is one's own. */
async function comeBack(
  statting: StattingPage,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const { page } = statting
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toContain('/statting#v1=')
  const link = await clipboard()
  await page.goto('/about')
  await page.goto(link)
  await expect(page.getByText('공유받은 세팅을 보고 있어요.')).toBeVisible()
  await statting.expectPotential('24')
  await press(page.getByRole('button', { name: '내 세팅 보기' }))
  await expect(statting.history(/^되돌리기/)).toBeVisible()
  await statting.expectPotential('24')
}
