import { expect, test } from '../watch-console.ts'
import { StattingPage } from './statting-page.ts'

const THUMB = 44

test('a row under the thumb: name on one line, a minus, both ends, and removing in the picker', async ({
  page,
}) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.pick(1, '크리티컬 대미지 %')
  const row = statting.slot(1)
  const name = row.getByRole('button', { name: '크리티컬 대미지 % 바꾸기' })
  expect((await name.boundingBox())?.height).toBeLessThan(THUMB + 2)
  for (const label of [/부호 바꾸기$/, /최솟값으로$/, /최댓값으로$/, /내리기$/, /올리기$/]) {
    const box = await row.getByRole('button', { name: label }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(THUMB - 2)
  }
  expect((await row.boundingBox())?.height).toBeLessThan(130)

  await row.getByRole('button', { name: /최솟값으로$/ }).tap()
  await expect(statting.value('크리티컬 대미지 %')).toHaveValue(/^−/)
  await row.getByRole('button', { name: /부호 바꾸기$/ }).tap()
  await expect(statting.value('크리티컬 대미지 %')).toHaveValue(/^\+/)

  await name.tap()
  await page.getByRole('dialog').getByRole('button', { name: '옵션 빼기' }).tap()
  await expect(row.getByRole('button', { name: '옵션 고르기' })).toBeVisible()
})

test('what was confirmed shows its value and opens with a tap', async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await expect(statting.slot(1)).toContainText('+5')
  await statting.unfold(1)
  await statting.value('ATK %').fill('6')
  await statting.confirmButton.tap()
  await expect(statting.slot(1).getByRole('button', { name: 'ATK % +6 고치기' })).toBeVisible()
})

test('several options are ticked until no slot is left, and what cannot go in says why', async ({
  page,
}) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.pick(1, 'STR')
  await statting.slot(2).getByRole('button', { name: '옵션 고르기' }).tap()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: '여러 개 고르기' }).tap()
  await expect(picker.getByRole('button', { name: '넣기', exact: true })).toBeDisabled()
  const option = (name: string) => picker.getByRole('option', { name: new RegExp(`^${name} `) })
  await expect(option('STR').first()).toContainText('1번 칸에 이미 있는 옵션이에요')
  for (const name of ['INT', 'VIT', 'AGI', 'DEX', 'INT %', 'VIT %', 'AGI %']) {
    await option(name).first().tap()
  }
  await expect(picker.getByRole('status').filter({ hasText: '남은 칸' })).toHaveText(
    '남은 칸이 없어요',
  )
  await expect(option('DEX %')).toContainText('남은 칸이 없어요')
  await expect(option('DEX %')).toHaveAttribute('aria-disabled', 'true')
  await option('VIT %').tap()
  await expect(picker.getByText('남은 칸 1개')).toBeVisible()
  await picker.getByRole('button', { name: '6개 넣기' }).tap()
  await expect(statting.slot(7)).toContainText('AGI %')
  await expect(statting.slot(8)).toContainText('옵션 고르기')

  await statting.history(/^되돌리기: INT 외 5개 넣기$/).tap()
  await expect(statting.slot(2)).toContainText('옵션 고르기')
  await expect(statting.slot(1)).toContainText('STR')
})

test('the key of the phone keyboard leads through what was picked, and never confirms', async ({
  page,
}) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.slot(1).getByRole('button', { name: '옵션 고르기' }).tap()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: '여러 개 고르기' }).tap()
  for (const name of ['INT', 'VIT', 'AGI']) {
    await picker
      .getByRole('option', { name: new RegExp(`^${name} `) })
      .first()
      .tap()
  }
  await picker.getByRole('button', { name: '3개 넣기' }).tap()
  await expect(picker).toBeHidden()
  await statting.value('VIT').tap()
  await expect(statting.value('VIT')).toHaveAttribute('enterkeyhint', 'next')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(statting.value('AGI')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statting.value('INT')).toBeFocused()
  await expect(page.getByText('아직 확정한 것이 없어요.')).toHaveCount(0)
  await expect(statting.confirmButton).toBeEnabled()

  // One of three has a value: the others stay where they were picked.
  await statting.confirmButton.tap()
  await expect(statting.slot(2)).toContainText('+5')
  await expect(statting.value('INT')).toHaveValue('0')
  await expect(statting.value('AGI')).toHaveValue('0')
  await statting.value('INT').fill('3')
  await page.reload()
  await statting.history(/^되돌리기: VIT \+5$/).tap()
  await expect(statting.value('VIT')).toHaveValue('+5')
  await expect(statting.value('INT')).toHaveValue('0')
  await statting.history(/^다시 하기: VIT \+5$/).tap()
  await expect(statting.value('INT')).toHaveValue('+3')

  await statting.value('INT').tap()
  await statting.value('AGI').fill('2')
  await expect(statting.value('AGI')).toHaveAttribute('enterkeyhint', 'done')
  await page.keyboard.press('Enter')
  await expect(statting.value('AGI')).not.toBeFocused()
  await expect(statting.history(/^되돌리기: VIT \+5$/)).toBeVisible()
})
