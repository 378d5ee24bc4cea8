import { PAGE_PATHS } from '@gyeol/contract'
import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { CharacterPage } from './character/character-page.ts'
import { choose } from './choose.ts'
import { BROKEN, translatePage, tryTranslated } from './every-page/try-translated.ts'
import { MainQuestPage } from './main-quest/main-quest-page.ts'
import { SkillPointPage } from './skill/skill-point-page.ts'
import { StattingPage } from './statting/statting-page.ts'
import { StattingAutoPage } from './statting-auto/statting-auto-page.ts'
import { translate } from './translate.ts'
import { expect, test } from './people/people-test.ts'

/** All words and numbers of the page but how long a search took. */
const words = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => main.textContent.replaceAll(/\s+/g, ' ').replaceAll(/[\d.]+초/g, '초'))

/** Translated or not, a page says the same after the same was done on it. */
async function expectSameWords(
  page: Page,
  open: () => Promise<void>,
  edit: () => Promise<void>,
): Promise<void> {
  await open()
  await edit()
  const expected = await words(page)
  await page.goto('/about')
  await page.evaluate(() => localStorage.clear())
  await open()
  await translatePage(page)
  await edit()
  await expect(page.locator('body')).not.toContainText(BROKEN)
  await expect.poll(() => words(page)).toBe(expected)
}

test('pages with a query are used translated', async ({ page }) => {
  for (const [path, headed] of [
    [`/crysta/list?q=${encodeURIComponent('바쿠')}`, '크리스타 목록'],
    ['/cook/address?code=1234567', '요리 주소'],
    [`/receive?text=${encodeURIComponent('바쿠잔')}`, '전체 검색'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await untilAlive(page)
      await expect(page.locator('h1').first()).toHaveText(headed)
      await tryTranslated(page)
    })
})

test.describe('of the staff', () => {
  test.use({ expectedNoise: [/status of 40[34]|\[http\] 40[34]/] })
  const paths = PAGE_PATHS.filter((path) => path.startsWith('/admin') && !path.includes(':'))
  test('pages of the staff are used translated', async ({ page, people }) => {
    await people.enter(page, 'ADMIN')
    for (const path of [...paths, '/member'])
      await test.step(path, async () => {
        await page.goto(path)
        await untilAlive(page)
        await tryTranslated(page)
      })
  })
})

test('an enchantment is planned on a translated page', async ({ page }) => {
  const statting = new StattingPage(page)
  await expectSameWords(
    page,
    () => statting.open(),
    async () => {
      await statting.pick(1, 'ATK %')
      await statting.value('ATK %').fill('5')
      await statting.confirmButton.click()
      await statting.pick(2, 'DEX')
      await statting.value('DEX').fill('3')
      await statting.confirmButton.click()
      await statting.history(/^되돌리기/).click()
      await statting.expectPotential('39')
    },
  )
})

test('a main quest is planned on a translated page', async ({ page }) => {
  const quest = new MainQuestPage(page)
  await expectSameWords(
    page,
    () => quest.open(),
    async () => {
      await quest.field('지금 레벨').fill('200')
      await expect(quest.result).toContainText('Lv.')
      await quest.field('지금 레벨').fill('250')
      await expect(quest.result).toContainText('Lv.2')
    },
  )
})

test('skill points are spent on a translated page', async ({ page }) => {
  const skills = new SkillPointPage(page)
  await expectSameWords(
    page,
    () => skills.open(),
    async () => {
      await skills.node('메테오 브레이커').tap()
      await skills.expectLevel('메테오 브레이커', 5)
      await skills.node('해머 다운').tap()
      await skills.expectLevel('해머 다운', 5)
    },
  )
})

test('a combo is laid on a translated page', async ({ page }) => {
  const open = async () => {
    await page.goto('/skill/combo')
    await untilAlive(page)
  }
  await expectSameWords(page, open, async () => {
    await page.getByRole('button', { name: '스킬 넣기' }).first().tap()
    const palette = page.getByRole('dialog')
    for (const name of ['해머 다운', '램페이지', '메테오 브레이커'])
      await palette.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
    await palette.getByRole('button', { name: '닫기' }).last().tap()
    await expect(palette).toBeHidden()
    await page.getByRole('button', { name: '램페이지 앞으로' }).tap()
    await expect(page.getByRole('listitem', { name: '1번째 램페이지', exact: true })).toBeVisible()
  })
})

test('a character is built on a translated page', async ({ page }) => {
  const character = new CharacterPage(page)
  await expectSameWords(
    page,
    () => character.open(),
    async () => {
      await character.type('레벨', 250)
      const weapon = await character.unfold('주무기')
      await choose(weapon.getByRole('combobox', { name: '종류' }), '자동활')
      await character.pick(weapon.getByRole('combobox', { name: '주무기 고르기' }), '크뎀 5')
      const before = await words(page)
      await character.type('레벨', 260)
      // The figures follow a moment later.
      await expect.poll(() => words(page)).not.toBe(before)
    },
  )
})

test('an enchantment is found on a translated page', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await expectSameWords(
    page,
    () => auto.open(),
    async () => {
      await auto.tryExample()
      await auto.finish()
      await auto.value('ATK %').fill('9')
      await auto.value('ATK %').press('Enter')
      // What was found before stands until the first new plan.
      await expect(auto.steps).toContainText('ATK +9%')
      await auto.finish()
    },
  )
})

test.describe('translated before the app has come', () => {
  // The app finds another page than it drew, says so and draws its own.
  test.use({ expectedNoise: [/hydrat|#418|#423|#425/i] })

  for (const path of ['/', '/crysta/list', '/skill/point', '/event'])
    test(`${path} comes to life`, async ({ page }) => {
      await page.addInitScript(`
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive') (${translate.toString()})()
        })
      `)
      await page.goto(path)
      await untilAlive(page)
      await expect(page.locator('main font').first()).toBeAttached()
      await page.getByRole('radio', { name: '어둡게' }).first().check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('body')).not.toContainText(BROKEN)
    })
})
