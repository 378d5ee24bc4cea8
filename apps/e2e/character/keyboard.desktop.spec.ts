import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { SkillPointPage } from '../skill/skill-point-page.ts'
import { chooseByKeys, findByKeys, openByKeys, pressAt, tabTo } from '../tab-to.ts'
import { untilAlive } from '../alive.ts'
import { untilCopied } from '../until-copied.ts'
import { CharacterPage } from './character-page.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // What is asked of the server without a connection fails, and the browser says so.
  expectedNoise: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch/],
})

const BOSS = '위룡 루디스'

test('from an empty sheet to a shared build, with keys alone, and on without a connection', async ({
  page,
  browser,
}) => {
  test.slow()
  const character = new CharacterPage(page)
  const { keyboard } = page
  await character.open()

  await test.step('numbers, a weapon, why, and every step back and forth', async () => {
    const rail = page.getByRole('region', { name: '캐릭터 수치' })
    await character.number('STR').focus()
    await keyboard.type('200')
    await keyboard.press('Tab')
    await keyboard.type('100')
    await expect(rail.getByRole('button', { name: /^STR/ })).toContainText('200')
    await keyboard.press('Tab')
    await page.locator('body').focus()

    const picker = character.card('주무기').getByRole('combobox', { name: '주무기 고르기' })
    await openByKeys(picker)
    await keyboard.type('atk')
    await expect(page.getByRole('option').first()).toContainText('ATK +')
    await keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(character.card('주무기').getByRole('spinbutton', { name: 'ATK' })).toBeVisible()

    const why = rail.getByRole('button', { name: /^ATK/ })
    await why.focus()
    await keyboard.press('Enter')
    await expect(rail).toContainText('STR × 2')
    await expectAccessible(page)
    await keyboard.press('Control+z')
    await expect(character.card('주무기')).toContainText('비어 있음')
    await keyboard.press('Control+z')
    await expect(character.number('INT')).toHaveValue('1')
    await expect(character.number('STR')).toHaveValue('200')
    await keyboard.press('Control+Shift+z')
    await expect(character.number('INT')).toHaveValue('100')
  })

  await test.step('a weapon and its crystas', async () => {
    await tabTo(character.number('DEX'))
    await keyboard.type('400')
    const weapon = character.card('주무기')
    await chooseByKeys(weapon.getByRole('combobox', { name: '종류' }), '자동활')
    const bow = await findByKeys(weapon.getByRole('combobox', { name: '주무기 고르기' }), '크뎀 5')
    await expect(weapon).toContainText(bow)
    await findByKeys(weapon.getByRole('combobox', { name: /크리스타 1/ }), 'atk 9')
    await findByKeys(weapon.getByRole('combobox', { name: /크리스타 2/ }), '크리')
    await expect(weapon.getByRole('button', { name: /비우기$/ })).toHaveCount(2)
  })

  await test.step('a skill, learned in its planner and brought back', async () => {
    const card = character.card('스킬')
    await pressAt(card.getByRole('link', { name: '스킬 포인트' }))
    const skills = new SkillPointPage(page)
    await expect(page.getByRole('heading', { name: '스킬 포인트', level: 1 })).toBeVisible()
    await tabTo(skills.node('해머 다운'))
    await keyboard.press('Enter')
    await keyboard.press('+')
    await skills.expectLevel('해머 다운', 10)
    // Alt+← is the window's own key, and this one has no window.
    await page.goBack()
    await expect(page).toHaveURL(/\/character$/)
    await pressAt(card.getByRole('group', { name: '스킬 빌드 가져오기' }).getByRole('button'))
    await expect(card).toContainText('배운 스킬 1개')
  })

  await test.step('a dish', async () => {
    const dishes = character.card('음식')
    const name = await findByKeys(dishes.getByRole('combobox', { name: '음식 더하기' }))
    await expect(dishes.getByRole('button', { name: `${name} 빼기` })).toBeVisible()
    await keyboard.press('Control+z')
    await expect(dishes.getByRole('button', { name: /빼기$/ })).toHaveCount(0)
    await keyboard.press('Control+Shift+z')
    await expect(dishes.getByRole('button', { name: `${name} 빼기` })).toBeVisible()
  })

  await test.step('how many casts a boss takes', async () => {
    const { casts } = character
    await findByKeys(casts.getByRole('combobox', { name: /^보스/ }), BOSS)
    await findByKeys(casts.getByRole('combobox', { name: /^스킬/ }))
    await expect(casts.getByRole('status')).toContainText('번')
    const normal = await casts.getByRole('status').innerText()
    await tabTo(casts.getByRole('group', { name: '난이도' }).getByRole('radio', { checked: true }))
    await keyboard.press('ArrowRight')
    await expect(casts.getByRole('status')).not.toHaveText(normal)
  })

  await test.step('beside a copy that differs', async () => {
    const menu = page.getByRole('button', { name: '빌드 메뉴' })
    const row = (name: string) =>
      page.getByRole('dialog').getByRole('button', { name, exact: true })
    await pressAt(menu, 'Shift+Tab')
    await pressAt(row('복제'))
    await expect(row('복제')).toBeHidden()
    await tabTo(character.number('DEX'))
    await keyboard.type('300')
    await pressAt(menu, 'Shift+Tab')
    await pressAt(row('다른 빌드와 비교'))
    const compare = page.getByRole('dialog', { name: '두 빌드 비교' })
    await expect(compare.getByRole('row', { name: /^DEX/ })).toContainText('+100')
    await keyboard.press('Escape')
    await expect(compare).toBeHidden()
    // Where one was is not lost.
    await expect(menu).toBeFocused()
  })

  await test.step('shared, opened by another, and counted on without a connection', async () => {
    await pressAt(page.getByRole('button', { name: '공유', exact: true }), 'Shift+Tab')
    await pressAt(page.getByRole('dialog').getByRole('button', { name: /링크/ }).first())
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('/character#')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const guest = await context.newPage()
    const theirs = new CharacterPage(guest)
    await guest.goto(link)
    await untilAlive(guest)
    await pressAt(guest.getByRole('button', { name: '내 빌드로 복사' }))
    await expect(theirs.number('DEX')).toHaveValue('300')
    const { casts } = theirs
    await expect(casts.getByRole('combobox', { name: /^보스/ })).toHaveAccessibleName(
      `보스: ${BOSS}`,
    )
    await expect(casts.getByRole('status')).toContainText('번')
    const counted = (await casts.getByRole('status').textContent()) ?? ''
    await untilCopied(guest)
    await context.setOffline(true)
    await guest.reload()
    await untilAlive(guest)
    await expect(theirs.number('DEX')).toHaveValue('300')
    await expect(casts.getByRole('status')).toHaveText(counted)
    await tabTo(theirs.number('DEX'))
    await guest.keyboard.type('510')
    await guest.keyboard.press('Tab')
    await expect(casts.getByRole('status')).not.toHaveText(counted)
    await context.close()
  })
})
