import { expect, test } from '../watch-console.ts'
import { narrow } from '../choose.ts'
import { StattingPage } from '../statting/statting-page.ts'
import { StattingAutoPage } from './statting-auto-page.ts'

test('the example is solved with one tap, explained, and still there after a reload', async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await expect(page.getByText('아직 찾은 순서가 없어요')).toBeVisible()
  await auto.tryExample()
  await expect(auto.result).toBeVisible()
  const rate = await auto.finish()
  expect(rate).toBeGreaterThanOrEqual(95)

  const lines = auto.steps.getByRole('listitem')
  expect(await lines.count()).toBeGreaterThan(2)
  await expect(lines.first()).toContainText(/잠재 \d+[을를] 써요/)
  await expect(lines.last()).toContainText(`${rate}%`)

  // On a phone the order stands right below the result, and the drawings wait until they are wanted.
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  const curve = page.getByRole('img', { name: /^확정 횟수에 따른 성공률 그래프: / })
  if (isPhone) {
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const result = headings.findIndex((heading) => heading.startsWith('찾은 순서'))
    expect(headings[result + 1]).toBe('확정 순서')
    await expect(curve).toBeHidden()
    // By its key: what stands above it may still grow.
    await page.locator('summary', { hasText: '확정 횟수와 성공률' }).press('Enter')
  }
  await expect(curve).toBeVisible()
  await expect(page.getByRole('table', { name: '순서마다 성공률과 재료' })).toBeVisible()

  const shown = await lines.allInnerTexts()
  await page.reload()
  await expect.poll(() => lines.allInnerTexts()).toEqual(shown)
  await expect(curve).toBeVisible()
  expect(await auto.rate()).toBe(rate)
  await expect(auto.value('ATK %')).toHaveValue('+12')
})

test('the same question again is answered at once', { tag: '@desktop' }, async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  const rate = await auto.finish()
  await auto.value('ATK %').fill('11')
  await auto.value('ATK %').press('Enter')
  // The answer before stays on the page until the first of the new one.
  await expect.poll(() => auto.finish(), { timeout: 30_000 }).toBeGreaterThan(rate)
  await auto.value('ATK %').fill('12')
  await expect(page.getByText('이 조건의 답을 찾았어요')).toBeVisible()
  await expect.poll(() => auto.rate()).toBe(rate)
  await expect(auto.cancelButton).toBeHidden()
})

test('another candidate and a quick plan can be looked at', { tag: '@desktop' }, async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  await auto.finish()
  const candidates = page.getByRole('radiogroup', { name: '보여 줄 후보' }).getByRole('radio')
  await expect(candidates.first()).toBeChecked()
  await candidates.nth(1).check()
  await expect(auto.result).toContainText('후보 2')
  await page.getByRole('button', { name: '3번 만에 끝내는 순서 보기' }).click()
  await expect(auto.result).toContainText('3번')
  await expect(auto.steps.getByRole('listitem')).toHaveCount(3)
})

test('a negative is forbidden or fixed from the result with one tap', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  await auto.finish()
  const first = auto.used.getByRole('listitem').first()
  const [name = ''] = (await first.innerText()).split(' −')
  await first.getByRole('button', { name: /빼고 다시 찾기$/ }).click()
  await auto.finish()
  await expect(auto.used).not.toContainText(name)
  await auto.used
    .getByRole('button', { name: /그대로 두고 다시 찾기$/ })
    .first()
    .click()
  await auto.finish()
  await expect(auto.used.getByText('고정', { exact: true }).first()).toBeVisible()
  await expect(auto.negatives.getByRole('spinbutton')).toHaveCount(1)
})

test('a wish out of reach names what comes nearest, and one tap asks for that', async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  await auto.finish()
  await expect(page.getByText(/100%가 되는 순서를 찾지 못했어요/)).toBeVisible()
  await page.getByRole('button', { name: /^시작 잠재 \d+(으로|로) 다시 찾기$/ }).click()
  await expect.poll(() => auto.finish(), { timeout: 30_000 }).toBe(100)
  await expect(page.getByText(/되는 순서를 찾지 못했어요/)).toBeHidden()
})

test('a rate that was asked for and is out of reach is a no, first of all', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  await auto.finish()
  await page.getByText('재료 적게', { exact: true }).click()
  await auto.searchButton.first().click()
  const results = page.getByRole('region', { name: '찾은 결과' })
  await expect(results.getByRole('heading', { level: 2 }).first()).toContainText('찾지 못했어요', {
    timeout: 30_000,
  })
  await expect(page.getByRole('region', { name: '자동 부여 찾기' })).toContainText('못 찾았어요')
  await expect(page.getByText(/^목표 성공률이 되는 순서를 찾지 못했어요/)).toBeVisible()
  await expect(page.getByText('이 조건의 답을 찾았어요')).toBeHidden()
  await expect(page.getByText(/자르기 전/)).toHaveCount(0)
})

test('a tap says why the expected rate is another number; Back closes it', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  const rate = await auto.finish()
  await auto.result.getByRole('button', { name: '모두 붙을 확률 설명' }).tap()
  const why = page.getByRole('dialog', { name: '모두 붙을 확률' })
  await expect(why).toContainText(`성공률 ${rate}%는 옵션 하나마다의 확률이에요`)
  await expect(why).toContainText('올린 옵션 5개가 다')
  await page.goBack()
  await expect(why).toBeHidden()
  await expect(auto.result).toBeVisible()
})

test('the least start potential is searched when asked for', { tag: '@desktop' }, async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.pickWanted('ATK %')
  await page.getByText('시작 잠재', { exact: true }).last().click()
  await expect(page.getByRole('button', { name: '시작 잠재 찾아줘 고치기' })).toBeVisible()
  await auto.searchButton.first().click()
  expect(await auto.finish()).toBe(100)
  const text = await auto.result.innerText()
  const potential = Number(/(\d+) → /.exec(text)?.[1])
  expect(potential).toBeGreaterThan(0)
  expect(potential).toBeLessThan(89)
})

test('the plan opens as a new session of the simulator, which ends at the same rate', async ({
  page,
}) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  const rate = await auto.finish()
  await page.getByRole('button', { name: '시뮬레이터로 열기' }).click()
  await expect(page).toHaveURL(/\/statting$/)
  const statting = new StattingPage(page)
  await expect(page.getByRole('region', { name: '성공률', exact: true })).toContainText(`${rate}%`)
  await expect(page.getByRole('navigation', { name: '내 세팅' }).getByRole('listitem')).toHaveCount(
    3,
  )
  expect((await statting.potentials()).length).toBeGreaterThan(2)
})

test('a session that was begun is finished automatically, its steps kept', async ({ page }) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.slot(1).getByRole('button', { name: '옵션 고르기' }).click()
  await narrow(page.getByRole('dialog'), 'ATK %')
  await page.getByRole('option').first().click()
  await statting.value('ATK %').fill('3')
  await statting.confirmButton.click()
  await statting.expectPotential('59')
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  if (isPhone) await page.getByRole('button', { name: '세팅 메뉴' }).click()
  await page.getByRole(isPhone ? 'button' : 'link', { name: '여기서부터 자동으로' }).click()
  const auto = new StattingAutoPage(page)
  await expect(auto.heading).toBeVisible()
  await expect(page).toHaveURL(/\/statting\/auto$/)
  await expect(auto.value('ATK %')).toHaveValue('+3')
  await auto.value('ATK %').fill('9')
  await auto.value('ATK %').press('Enter')
  await auto.finish()
  await expect(auto.steps.getByRole('listitem').first()).toContainText('이미 확정한 것')
  await expect(auto.steps.getByRole('listitem').first()).toContainText('ATK +3%')
})
