import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { CharacterPage } from '../character/character-page.ts'
import { goByMenu } from '../people/accounts.ts'
import { choose } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { WITH_MOTION } from '../with-motion.ts'

test.use(WITH_MOTION)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/skill/combo${hash}`)
  await expect(page.getByRole('heading', { name: '스킬 콤보', level: 1 })).toBeVisible()
}

const place = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

test('a player on a phone lays a combo, tags it, and moves a skill', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '스킬 넣기' }).first().tap()
  const palette = page.getByRole('dialog', { name: '스킬 고르기' })
  for (const name of ['해머 다운', '램페이지', '메테오 브레이커']) {
    await palette.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
  }
  await palette.getByRole('button', { name: '닫기' }).last().tap()
  await expect(palette).toBeHidden()
  await choose(page.getByRole('combobox', { name: '램페이지 특수효과' }), /^연속공격/)
  await expect(place(page, '2번째 램페이지')).toContainText('MP 500 → 400')
  await expect(place(page, '2번째 램페이지')).toContainText('연속공격으로 MP 감소')
  await expect(page.getByRole('region', { name: '콤보 도구' })).toContainText('MP 1,100')

  // Two lines under the thumb, the name in one of them.
  for (const name of ['1번째 해머 다운', '2번째 램페이지', '3번째 메테오 브레이커']) {
    const row = place(page, name)
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96)
    const title = row.getByText(name.replace(/^.*째 /, ''), { exact: true })
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect((await title.boundingBox())?.height).toBeLessThan(26)
    for (const target of await row.locator('button').all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  }
  await page.getByRole('button', { name: '램페이지 앞으로' }).tap()
  await expect(place(page, '1번째 램페이지')).toContainText('첫 스킬에는 특수효과를 붙일 수 없어요')
  await expectAccessible(page)
  await page.getByRole('button', { name: '되돌리기' }).filter({ visible: true }).tap()
  await expect(place(page, '2번째 램페이지')).toBeVisible()
  await page.reload()
  await expect(place(page, '2번째 램페이지')).toContainText('MP 500 → 400')
})

test('the combo of a player with a character tells what it does to the boss', async ({ page }) => {
  const lay = async () => {
    await page.getByRole('button', { name: '스킬 넣기' }).first().tap()
    const palette = page.getByRole('dialog', { name: '스킬 고르기' })
    for (const name of ['해머 다운', '메테오 브레이커'])
      await palette.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
    await palette.getByRole('button', { name: '닫기' }).last().tap()
    await expect(palette).toBeHidden()
  }
  const result = page.getByRole('region', { name: '결과', exact: true })
  const table = result.getByRole('table', { name: '자리별 대미지' })
  await open(page)
  await lay()
  await expect(result).toContainText('대미지 합계')
  await expect(table).toBeHidden()

  const character = new CharacterPage(page)
  await goByMenu(page, '내 캐릭터')
  await expect(page.getByRole('heading', { name: '몇 타?' })).toBeVisible()
  await character.type('STR', 400)
  await character.typedPiece('주무기', '양손검', { ATK: 500 })
  await page.goBack()
  await expect(result).toContainText('몇 타?에서 보스를 고르면')
  await expectAccessible(page)

  await page.goForward()
  const { casts } = character
  await casts.getByText('상대의 수치').click()
  for (const [name, value] of [
    ['레벨', '250'],
    ['HP', '10000000'],
    ['DEF', '500'],
  ] as const) {
    await casts.getByRole('spinbutton', { name, exact: true }).fill(value)
    await casts.getByRole('spinbutton', { name, exact: true }).blur()
  }
  await page.goBack()
  for (const name of ['1. 해머 다운', '2. 메테오 브레이커'])
    await expect(table.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(/\d/)
  await expect(result).toContainText(/기대값 [\d.,]+만?.* · HP의 [\d.]+%/)
  await expectAccessible(page)
})

test('with the keyboard: palette, order, sixty seconds, and a link; with the mouse a skill is dragged', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await open(page)
  await page.getByRole('textbox', { name: /초성으로 찾기/ }).fill('ㅎㅁㄷㅇ')
  const hit = page.getByRole('button', { name: /^해머 다운/ })
  // The list has been drawn for what was typed: what has the focus stays.
  await expect(page.getByRole('button', { name: /^메테오 브레이커/ })).toHaveCount(0)
  await hit.first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /초성으로 찾기/ }).fill('램페이지')
  await page
    .getByRole('button', { name: /^램페이지/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(place(page, '2번째 램페이지')).toBeVisible()

  await page.getByRole('button', { name: '램페이지 끌어서 옮기기' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('램페이지, 2번째 자리')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('램페이지, 1번째 자리')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(place(page, '1번째 램페이지')).toBeVisible()

  const simulation = page.getByRole('region', { name: '60초 시뮬레이션' })
  await expect(simulation.getByRole('img')).toHaveAccessibleName(/^60초 동안의 MP\. 콤보 \d+번/)
  await simulation.locator('summary').click()
  await expect(simulation.getByRole('row').nth(1)).toContainText('콤보')
  const mp = page.getByRole('spinbutton', { name: '최대 MP' })
  await mp.fill('300')
  await expect(simulation).toContainText('최대 MP보다 많이 드는 콤보예요')
  await expectAccessible(page)

  await page.getByRole('button', { name: '공유', exact: true }).click()
  await page.getByRole('button', { name: '링크 복사' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toContain('/skill/combo#v1=')
  const context = await browser.newContext({ locale: 'ko-KR' })
  const reader = await context.newPage()
  await reader.goto(await clipboard())
  await expect(reader.getByText('공유받은 콤보를 보고 있어요.')).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: '내 콤보로 복사' }).click()
  await expect(place(reader, '1번째 램페이지')).toBeVisible()
  await context.close()

  await test.step('a skill is dragged to another place', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('textbox', { name: /초성으로 찾기/ }).fill('메테오')
    await page
      .getByRole('button', { name: /^메테오 브레이커/ })
      .first()
      .click()
    await expect(place(page, '3번째 메테오 브레이커')).toBeVisible()
    const handle = page.getByRole('button', { name: '메테오 브레이커 끌어서 옮기기' })
    const from = await handle.boundingBox()
    const to = await place(page, '1번째 램페이지').boundingBox()
    await page.mouse.move(from!.x + 10, from!.y + 10)
    await page.mouse.down()
    await page.mouse.move(from!.x + 10, from!.y - 20, { steps: 4 })
    await page.mouse.move(to!.x + 20, to!.y + 6, { steps: 12 })
    await page.mouse.up()
    await expect(place(page, '1번째 메테오 브레이커')).toBeVisible()
  })
})
