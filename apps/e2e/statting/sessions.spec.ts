import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { narrow } from '../choose.ts'
import { StattingPage } from './statting-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: '세팅 메뉴' }).click()
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click()
}

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: '공유', exact: true }).click()
  await page.getByRole('button', { name: '링크 복사' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/statting#v1=')
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a shared link opens read-only, touches nothing of one’s own, and can be copied', async ({
  page,
  browser,
}) => {
  await StattingPage.withTwoSteps(page)
  const link = await copiedLink(page)

  const reader = await browser.newPage({ locale: 'ko-KR' })
  const theirs = new StattingPage(reader)
  await theirs.open()
  await theirs.pick(1, 'STR')
  await theirs.value('STR').fill('2')
  await reader.goto(link)
  await expect(reader.getByText('공유받은 세팅을 보고 있어요.')).toBeVisible()
  await theirs.expectPotential('24')
  await expect(reader.getByRole('spinbutton')).toHaveCount(0)

  await reader.getByRole('button', { name: '내 세팅 보기' }).click()
  await expect(theirs.value('STR')).toHaveValue('+2')

  await reader.goBack()
  await reader.goto(link)
  await reader.getByRole('button', { name: '내 세팅으로 복사' }).click()
  await theirs.expectPotential('24')
  await expect(
    reader.getByRole('navigation', { name: '내 세팅' }).getByRole('listitem'),
  ).toHaveCount(3)
  await reader.close()
})

test('a damaged link says so and leaves one’s own sessions alone', { tag: '@desktop' }, async ({
  page,
}) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.goto('about:blank')
  await statting.open('#v1=AAAA')
  await expect(page.getByText('링크를 읽을 수 없어요.')).toBeVisible()
  await statting.expectPotential('24')
})

test('the copied text is read back to the same build', { tag: '@desktop' }, async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: '텍스트 복사' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('ATK +5%')
  const text = await page.evaluate(() => navigator.clipboard.readText())

  await openMenu(page, '불러오기')
  const dialog = page.getByRole('dialog', { name: '불러오기' })
  await dialog.getByRole('textbox').fill('아무 말')
  await dialog.getByRole('button', { name: '불러오기' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('textbox')).toHaveValue('아무 말')
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: '불러오기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('navigation', { name: '내 세팅' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await statting.expectPotential('24')
})

test('a JSON file goes out and comes back', { tag: '@desktop' }, async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: '공유', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON으로 내보내기' }).click()
  const path = await (await download).path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    kind: 'gyeol-statting',
    version: 1,
    builds: [{ formula: [[[0, 5, 'atk_pct']], [[1, 3, 'dex']]] }],
  })
  await page.keyboard.press('Escape')
  await openMenu(page, '불러오기')
  await page.getByLabel('JSON 파일 고르기').setInputFiles(path)
  await statting.expectPotential('24')
  await expect(page.getByRole('navigation', { name: '내 세팅' }).getByRole('listitem')).toHaveCount(
    3,
  )
})

test('the exported picture is 720 px wide at double size and carries its footer', {
  tag: '@desktop',
}, async ({ page }) => {
  await StattingPage.withTwoSteps(page)
  await openMenu(page, '이미지로 저장')
  const picture = page.getByRole('dialog', { name: '이미지로 저장' }).getByRole('img')
  await expect(picture).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: '이미지로 저장' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect(file.readUInt32BE(16)).toBe(1440)
  expect(file.readUInt32BE(20)).toBeGreaterThan(2 * (60 + 10 + 200))
  const footer = await picture.evaluate(footerColours)
  expect(footer.distinct).toBeGreaterThan(20)
})

/** Colours in the last 60 px: a blank footer has two or three, a logo with a title many. */
async function footerColours(image: Element): Promise<{ distinct: number }> {
  if (!(image instanceof HTMLImageElement)) throw new Error('not a picture')
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = 120
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 140 - image.naturalHeight)
  const { data } = context.getImageData(0, 0, 400, 120)
  const seen = new Set<number>()
  for (let at = 0; at < data.length; at += 4) {
    seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
  }
  return { distinct: seen.size }
}

test('sessions are added, copied, renamed, deleted and brought back, also after a reload', async ({
  page,
}) => {
  const statting = await StattingPage.withTwoSteps(page)
  const tabs = page.getByRole('navigation', { name: '내 세팅' })
  await openMenu(page, '이름 바꾸기')
  const dialog = page.getByRole('dialog', { name: '이름 바꾸기' })
  await dialog.getByRole('textbox').fill('   ')
  await dialog.getByRole('button', { name: '이름 바꾸기' }).click()
  await expect(dialog.getByText('필수 값 입니다.')).toBeVisible()
  await dialog.getByRole('textbox').fill('자동활 크뎀')
  await page.keyboard.press('Enter')
  await expect(tabs.getByRole('button', { name: '자동활 크뎀' })).toBeVisible()

  await openMenu(page, '복제')
  await expect(tabs.getByRole('button', { name: '자동활 크뎀 복사본' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await statting.expectPotential('24')
  await statting.history(/^되돌리기/).click()
  await tabs.getByRole('button', { name: '자동활 크뎀', exact: true }).click()
  await statting.expectPotential('24')

  await openMenu(page, '이 세팅 지우기')
  await expect(tabs.getByRole('button', { name: '자동활 크뎀', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '되살리기' }).click()
  await statting.expectPotential('24')

  await openMenu(page, '이 세팅 지우기')
  await expect(tabs.getByRole('button', { name: '자동활 크뎀', exact: true })).toHaveCount(0)
  await page.reload()
  await openMenu(page, '휴지통 (1)')
  const trash = page.getByRole('dialog', { name: '휴지통' })
  await expect(trash).toContainText('30일 뒤 사라져요')
  await trash.getByRole('button', { name: '자동활 크뎀 되살리기' }).click()
  await expect(trash).toBeHidden()
  await statting.expectPotential('24')
  await expect(tabs.getByRole('button', { name: '자동활 크뎀', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await openMenu(page, '이 세팅 지우기')
  await openMenu(page, '휴지통 (1)')
  await trash.getByRole('button', { name: '휴지통 비우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect(trash).toContainText('자동활 크뎀')
  await trash.getByRole('button', { name: '휴지통 비우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '휴지통 비우기' }).click()
  await expect(trash).toContainText('휴지통이 비어 있어요.')
})

test('two builds are compared side by side', { tag: '@desktop' }, async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await openMenu(page, '복제')
  await statting.history(/^되돌리기/).click()
  await openMenu(page, '세팅 비교')
  const dialog = page.getByRole('dialog', { name: '세팅 비교' })
  await expect(dialog.getByRole('row', { name: /남은 잠재/ })).toContainText(/39\s*24/)
  await dialog.getByRole('switch', { name: '다른 것만' }).click()
  await expect(dialog.getByRole('row', { name: /ATK %/ })).toHaveCount(0)
  await expect(dialog.getByRole('row', { name: /DEX/ })).toBeVisible()
})

test('a past step can be looked at, edited and deleted, and the rest is computed anew', async ({
  page,
}) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: /1번째 확정 직후 보기/ }).click()
  await expect(page.getByText('1번째 확정 직후를 보고 있어요')).toBeVisible()
  await expect(statting.slot(2)).toContainText('옵션 고르기')
  await page.getByRole('button', { name: '1번째 확정 고치기' }).click()
  const editor = page.getByRole('dialog', { name: '1번째 확정 고치기' })
  await expect(editor.getByRole('spinbutton', { name: 'ATK % 값' })).toHaveValue('+5')
  await editor.getByRole('spinbutton', { name: 'ATK % 값' }).fill('7')
  await expect(editor).toContainText('이 확정 뒤 잠재39 → 19')
  await expect(editor).toContainText('마지막 잠재24 → 4')
  await editor.getByRole('button', { name: 'ATK % 바꾸기' }).click()
  await narrow(page.getByRole('dialog', { name: '1번 칸' }), 'MATK %')
  await page.getByRole('option').first().click()
  await expect(editor.getByRole('spinbutton', { name: 'MATK % 값' })).toHaveValue('+7')
  await editor.getByRole('button', { name: 'MATK % 바꾸기' }).click()
  await narrow(page.getByRole('dialog', { name: '1번 칸' }), 'ATK %')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: '다시 계산' }).click()
  await expect.poll(() => statting.potentials()).toEqual(['19', '4'])

  await page.getByRole('button', { name: /1번째 확정 직후 보기/ }).click()
  await page.getByRole('button', { name: '1번째 확정 지우기' }).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
})

test('a value that is not allowed is red, says why, and blocks confirm', async ({ page }) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.pick(1, 'STR')
  await statting.value('STR').fill('31')
  await expect(statting.value('STR')).toHaveAttribute('aria-invalid', 'true')
  await expect(statting.slot(1)).toContainText('최대 +30까지 넣을 수 있어요')
  await expect(statting.confirmButton).toBeDisabled()
  await statting.value('STR').fill('열')
  await expect(statting.slot(1)).toContainText('숫자로 적어 주세요')
  await statting.value('STR').fill('３')
  await expect(statting.value('STR')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(statting.confirmButton).toBeEnabled()

  await statting.pick(2, 'MaxHP')
  await statting.value('MaxHP').fill('55')
  await statting.value('MaxHP').blur()
  await expect(statting.value('MaxHP')).toHaveValue('+50')
})

test('an option that is used elsewhere cannot be picked again and says why', {
  tag: '@desktop',
}, async ({ page }) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.pick(1, 'STR')
  await statting.slot(2).getByRole('button', { name: '옵션 고르기' }).click()
  await page.getByRole('combobox', { name: '옵션 찾기' }).fill('ㅁㅈㄹ')
  await expect(page.getByRole('option', { name: /명중률/ }).first()).toBeVisible()
  await page.getByRole('combobox', { name: '옵션 찾기' }).fill('STR')
  const used = page.getByRole('option', { name: /^STR 1번 칸/ })
  await expect(used).toHaveAttribute('aria-disabled', 'true')
  await expect(used).toContainText('1번 칸에 이미 있는 옵션이에요')
})

test('what is typed survives the phone killing the tab', async ({ page, context }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await statting.pick(3, 'AGI')
  // 24 − 4 · 5 · 1.2, for DEX and AGI share a category
  await statting.value('AGI').fill('4')
  await page.close()
  const again = new StattingPage(await context.newPage())
  await again.open()
  await expect(
    again.page.getByRole('region', { name: '확정 기록' }).getByRole('listitem').last().locator('b'),
  ).toHaveText('0')
  await expect(again.value('AGI')).toHaveValue('+4')
})

test('two tabs stay in step and lose nothing', { tag: '@desktop' }, async ({ page, context }) => {
  const statting = await StattingPage.withTwoSteps(page)
  const other = new StattingPage(await context.newPage())
  await other.open()
  await other.history(/^되돌리기/).click()
  await other.expectPotential('39')
  await expect.poll(() => statting.potentials(), { timeout: 4000 }).toEqual(['39'])
})
