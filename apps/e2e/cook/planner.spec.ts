import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { test } from '../own-site.ts'
import { expect } from '../watch-console.ts'
import { freshCode, grouped, openWith, planOf, tellHouse } from './houses.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Opens the sheet on a phone; on wide screens the dishes stand beside the wish. */
async function openPicker(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '요리 더하기' })
  if ((await button.count()) > 0) await button.first().click()
  await expect(page.getByRole('checkbox', { name: 'MATK' })).toBeVisible()
}

test('five dishes, the fewest houses, and their codes on the clipboard', async ({
  page,
  people,
}) => {
  const member = await people.voice('MEMBER')
  const [both, single] = [freshCode(), freshCode()]
  // Levels nobody else of these tests cooks at, so that no other house will do.
  await tellHouse(member, both, [
    ['res_fire', 9],
    ['res_water', 9],
    ['res_earth', 9],
  ])
  await tellHouse(member, single, [['res_wind', 9]])

  await page.goto('/cook/address')
  await expect(page.getByRole('heading', { name: '무엇을 먹을까요?' })).toBeVisible()
  await openPicker(page)
  await page.getByRole('button', { name: '내성', exact: true }).click()
  for (const name of ['불속성 내성', '물속성 내성', '땅속성 내성', '바람속성 내성'])
    await page.getByRole('checkbox', { name }).check()
  const search = page.getByRole('textbox', { name: /^요리 효과/ })
  await search.fill('ㅇㄷㅅㅅ ㄴㅅ')
  await page.getByRole('checkbox', { name: '어둠속성 내성' }).check()
  await expectAccessible(page)
  const done = page.getByRole('button', { name: /^다 골랐어요/ })
  if (await done.isVisible()) await done.click()
  for (const name of ['불속성 내성', '물속성 내성', '땅속성 내성', '바람속성 내성'])
    await page.getByRole('spinbutton', { name: `${name} 레벨` }).fill('9')
  await page.keyboard.press('Tab')

  const plan = planOf(page)
  await expect(plan).toContainText('집 2곳')
  await expect(plan).toContainText('5가지 중 4가지를 먹어요')
  await expect(plan).toContainText('이보다 적은 길은 없어요')
  await expect(plan).toContainText('어둠속성 내성은 아직 하는 집이 없어요.')
  await expect(plan).toContainText('+26%')
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /모두 복사$/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect.poll(() => clipboard(page)).toBe([both, single].toSorted().join('\n'))
  await plan.getByRole('button', { name: `${grouped(both)} 복사` }).click()
  await expect.poll(() => clipboard(page)).toBe(both)

  await page.reload()
  await expect(plan).toContainText('집 2곳')
  await page.getByRole('button', { name: '불속성 내성 빼기' }).click()
  await expect(plan).toContainText('4가지 중 3가지를 먹어요')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(plan).toContainText('5가지 중 4가지를 먹어요')
})

test('a wish is kept under a name beside the others; codes only, and one key copies one', async ({
  page,
  people,
}) => {
  const code = freshCode()
  await tellHouse(await people.voice('MEMBER'), code, [['mdef', 10]])
  await openWith(page, [['mdef', 10]], 'planner')
  await planOf(page).getByRole('button', { name: '이 조합 저장' }).click()
  const dialog = page.getByRole('dialog', { name: '이 조합 저장' })
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(dialog).toContainText('필수 값 입니다.')
  await dialog.getByLabel('조합 이름').fill('탱커 도시락')
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  const saves = page.getByRole('navigation', { name: '내 조합' })
  await expect(saves.getByRole('button', { name: '탱커 도시락' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  const isShort = page.getByRole('switch', { name: '간단히' })
  await isShort.click()
  // The way to the game's field stands above.
  await expect(page.getByRole('list', { name: '게임에서 주소를 넣는 곳' })).toContainText('마이룸')
  const tile = page.getByRole('button', { name: code })
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(tile).toContainText('복사했어요')
  await expect.poll(() => clipboard(page)).toBe(code)
  await expectAccessible(page)
  await page.reload()
  await expect(tile).toBeVisible()
  await isShort.click()
  await expect(saves.getByRole('button', { name: '탱커 도시락' })).toBeVisible()
})

test('everything can be done with keys', { tag: '@desktop' }, async ({ page, people }) => {
  const member = await people.voice('MEMBER')
  await tellHouse(member, freshCode(), [['mdef', 10]])
  await page.goto('/cook/address')
  const search = page.getByRole('textbox', { name: /^요리 효과/ })
  await search.focus()
  await page.keyboard.type('mdef')
  const box = page.getByRole('checkbox', { name: 'MDEF' })
  await expect(box).toBeVisible()
  await box.focus()
  await page.keyboard.press('Space')
  const level = page.getByRole('spinbutton', { name: 'MDEF 레벨' })
  await level.focus()
  await page.keyboard.press('ArrowUp')
  await expect(level).toHaveValue('6')
  await expect(planOf(page)).toContainText('집 1곳')
  const more = page.getByRole('button', { name: /더 보기$/ }).first()
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})
