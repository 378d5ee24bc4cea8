import { PAGE_PATHS, pageAt, type PagePath } from '@gyeol/contract'
import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { CharacterPage } from './character/character-page.ts'
import { choose } from './choose.ts'
import { MainQuestPage } from './main-quest/main-quest-page.ts'
import { SkillPointPage } from './skill/skill-point-page.ts'
import { StattingPage } from './statting/statting-page.ts'
import { StattingAutoPage } from './statting-auto/statting-auto-page.ts'
import { translate } from './translate.ts'
import { expect, test } from './people/people-test.ts'

const ERROR = /Unexpected Application Error|알 수 없는 오류가 발생/

async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
}

/** Waits until the translator has caught up with what the page has drawn: only then can an edit break it. */
async function untilCaughtUp(page: Page): Promise<void> {
  const left = () =>
    page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      let count = 0
      while (walker.nextNode()) {
        const { nodeValue, parentNode } = walker.currentNode
        const isSkipped = /^(SCRIPT|STYLE|TEXTAREA|FONT)$/.test(parentNode?.nodeName ?? '')
        if (!isSkipped && nodeValue?.trim() !== '') count += 1
      }
      return count
    })
  await expect.poll(left).toBe(0)
}

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
  await page.evaluate(translate)
  await expectTranslated(page)
  await edit()
  await expect(page.locator('body')).not.toContainText(ERROR)
  await expect.poll(() => words(page)).toBe(expected)
}

/** What there is on every translated page: it takes the colour, what is typed, and a way to another page and back. */
async function useTranslated(page: Page, path: string, headed?: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  const heading = () => page.locator('h1').first().innerText()
  if (headed !== undefined) await expect.poll(heading).toBe(headed)
  const own = await heading()
  await page.evaluate(translate)
  await expectTranslated(page)
  await page.getByRole('radio', { name: '어둡게' }).first().check()
  const fields = page
    .locator('main')
    .getByRole('searchbox')
    .or(page.locator('main').getByRole('spinbutton'))
  for (const typed of ['12', '3']) {
    for (const field of (await fields.all()).slice(0, 3))
      if ((await field.isVisible()) && (await field.isEditable())) await field.fill(typed)
    await untilCaughtUp(page)
  }
  await expect(page.locator('body')).not.toContainText(ERROR)
  // To another page and back, without loading it anew: each says its own heading.
  if (path === '/') return
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(heading).not.toBe(own)
  await page.goBack()
  await untilCaughtUp(page)
  await expect.poll(heading).toBe(own)
  await expect(page.locator('body')).not.toContainText(ERROR)
}

const GROUP = 8

const NOWHERE = '존재하지 않는 페이지 입니다.'

/** What is headed otherwise while it is on its way, by what it says in the end. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/job/swordsman': '검사',
  '/current-price/1': NOWHERE,
  '/notion/1': NOWHERE,
  '/s/aaaaaaaaaa': '사라진 링크예요',
  '/receive?text=%EB%B0%94%EC%BF%A0%EC%9E%94': '전체 검색',
}

function testTranslated(of: string, paths: readonly string[]) {
  for (let first = 0; first < paths.length; first += GROUP) {
    const some = paths.slice(first, first + GROUP)
    test(`translated and used, ${of}: ${some.join(' ')}`, async ({ page }) => {
      for (const path of some)
        await test.step(path, () => useTranslated(page, path, HEADINGS[path]))
    })
  }
}

const isPlain = (path: PagePath) => !path.includes(':')

testTranslated(
  'for everybody',
  PAGE_PATHS.filter((path) => pageAt(path).permission === undefined && isPlain(path)),
)

test.describe('with something in the address', () => {
  // Some lead to what is not there.
  test.use({ expectedNoise: [/status of 404|\[http\] 404/] })
  testTranslated('one thing each', [
    '/crysta/bakuzan',
    '/registlet/knight-s-intuition',
    '/boss/excavated-golem',
    '/equipment/armor-darksyndicatevilment',
    '/job/swordsman',
    '/skill/info/weapon/blade',
    '/help/next',
    '/current-price/1',
    '/notion/1',
    '/s/aaaaaaaaaa',
    '/receive?text=%EB%B0%94%EC%BF%A0%EC%9E%94',
    '/cook/address?code=1234567',
    '/crysta/list?q=%EB%B0%94%EC%BF%A0',
  ])
})

test.describe('of the staff', () => {
  test.use({ expectedNoise: [/status of 40[34]|\[http\] 40[34]/] })
  const paths = PAGE_PATHS.filter((path) => path.startsWith('/admin') && isPlain(path))
  for (const path of [...paths, '/member'])
    test(`translated and used: ${path}`, async ({ page, people }) => {
      await people.enter(page, 'ADMIN')
      await useTranslated(page, path)
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
      await expectTranslated(page)
      await page.getByRole('radio', { name: '어둡게' }).first().check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('body')).not.toContainText(ERROR)
    })
})
