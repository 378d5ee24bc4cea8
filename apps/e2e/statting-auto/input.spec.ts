import { expectNoOverflow } from '../expect-accessible.ts'
import { narrow } from '../choose.ts'
import { expect, test } from '../watch-console.ts'
import { StattingAutoPage } from './statting-auto-page.ts'

test('what cannot be used stays as typed, says why, and is not searched', {
  tag: '@desktop',
}, async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.searchButton.first().click()
  await expect(page.getByRole('alert')).toContainText('붙일 옵션을 먼저 골라 주세요')
  await auto.pickWanted('STR')
  const field = auto.value('STR')
  await field.fill('99')
  await expect(auto.wanted).toContainText('최대 +30까지 넣을 수 있어요')
  await field.fill('열')
  await expect(auto.wanted).toContainText('숫자로 적어 주세요')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('빨간 칸을 먼저 고쳐 주세요')
  await expect(field).toHaveValue('열')
  await field.fill('0')
  await expect(auto.wanted).toContainText('0보다 큰 값을 넣어 주세요')
  await field.fill('7')
  await field.press('Enter')
  await auto.finish()
})

test('a fixed negative keeps its depth, and limits are kept', { tag: '@desktop' }, async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.pickWanted('ATK %')
  await auto.pickFixed('회피')
  await auto.value('회피').fill('-5')
  await page.getByText('더 정하기').click()
  await page.getByText('확정 횟수 줄이기').click()
  await page.getByRole('spinbutton', { name: '확정 횟수' }).fill('2')
  await page.getByRole('spinbutton', { name: '확정 횟수' }).press('Enter')
  await auto.finish()
  await expect(auto.used).toContainText('회피 −5')
  expect(await auto.steps.getByRole('listitem').count()).toBeLessThanOrEqual(2)
  await page.reload()
  await expect(auto.value('회피')).toHaveValue('−5')
  await expect(page.getByText('1가지 정함')).toBeVisible()
})

test.describe('by keyboard alone', { tag: '@desktop' }, () => {
  test('options are picked, valued and searched', async ({ page }) => {
    const auto = new StattingAutoPage(page)
    await auto.open()
    await auto.settle()
    await expect(page.getByText('Enter를 눌러도 시작해요')).toBeVisible()
    await auto.wanted.getByRole('button', { name: '옵션 더하기' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('크확')
    await page.keyboard.press('Enter')
    await expect(auto.value('크리티컬률')).toBeFocused()
    await page.keyboard.type('20')
    await page.keyboard.press('ArrowUp')
    await expect(auto.value('크리티컬률')).toHaveValue('+21')
    await page.keyboard.press('Enter')
    expect(await auto.finish()).toBe(100)
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('button', { name: /크리티컬률 최대, 최대까지 채우기/ }),
    ).toBeFocused()
    await page.keyboard.press('Space')
    await expect(auto.value('크리티컬률')).toHaveValue('+30')
    const radio = page.getByRole('radio', { name: '성공률', exact: true })
    await radio.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '재료 적게' })).toBeChecked()
  })
})

test.describe('by touch alone', () => {
  test('the dock starts, stops and opens', async ({ page }) => {
    const auto = new StattingAutoPage(page)
    await auto.open()
    await auto.wanted.getByRole('button', { name: '옵션 더하기' }).tap()
    await narrow(page.getByRole('dialog'), 'ㅋㄹㅌㅋㄹ')
    await page.getByRole('option').first().tap()
    const dock = page.getByRole('region', { name: '자동 부여 찾기' })
    await dock.getByRole('button', { name: '찾기' }).tap()
    await expect(dock).toContainText(/\d+%/)
    await expect(dock.getByRole('button', { name: '다시 찾기' })).toBeVisible({ timeout: 20_000 })
    await expectNoOverflow(page)
    await dock.getByRole('button', { name: '열기' }).tap()
    await expect(page).toHaveURL(/\/statting$/)
  })
})

test('rows under the thumb: names on one line, both ends, a sign for negatives, several at once', async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await expect(page.getByText('Enter를 눌러도 시작해요')).toBeHidden()
  await auto.wanted.getByRole('button', { name: '옵션 더하기' }).tap()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: '여러 개 고르기' }).tap()
  for (const [query, name] of [
    ['크뎀퍼', '크리티컬 대미지 %'],
    ['ATK %', 'ATK %'],
  ] as const) {
    await picker.getByRole('combobox').fill(query)
    const best = picker.getByRole('option').first()
    await expect(best).toContainText(name)
    await best.tap()
  }
  await picker.getByRole('button', { name: '2개 넣기' }).tap()
  await expect(picker).toBeHidden()
  await expect(auto.wanted).toContainText('2/8')
  await auto.pickFixed('회피')

  const row = auto.wanted.getByRole('listitem', { name: '크리티컬 대미지 %' })
  const name = row.getByRole('button', { name: '크리티컬 대미지 % 바꾸기' })
  expect((await name.boundingBox())?.height).toBeLessThan(46)
  const lowest = row.getByRole('button', { name: '크리티컬 대미지 % 최소, 최솟값으로' })
  await lowest.tap()
  await expect(auto.value('크리티컬 대미지 %')).toHaveValue('+1')
  const fixed = auto.negatives.getByRole('listitem', { name: '회피' })
  await fixed.getByRole('button', { name: '회피 최대, 최댓값으로' }).tap()
  await expect(auto.value('회피')).toHaveValue('−1')
  const targets = [lowest, fixed.getByRole('button', { name: '회피 값 부호 바꾸기' })]
  for (const target of targets) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('nothing scrolls sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  await auto.finish()
  await expectNoOverflow(page)
})
