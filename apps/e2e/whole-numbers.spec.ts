import type { Page } from '@playwright/test'
import { CharacterPage } from './character/character-page.ts'
import { untilAlive } from './alive.ts'
import { StattingPage } from './statting/statting-page.ts'
import { test } from './own-site.ts'
import { expect } from './watch-console.ts'
import { cutWords, wordsOverCurves } from './whole-numbers.ts'

// What other stories put on the site they share has names nobody would give.
test.use({ siteName: 'as it ships' })

type Screen = { readonly width: number; readonly height: number; readonly textSize?: number }

const SCREENS: readonly Screen[] = [
  { width: 320, height: 700 },
  { width: 320, height: 640, textSize: 130 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** As the app's own setting does it, without another visit. */
async function setTextSize(page: Page, textSize: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('--textScale', String(size / 100))
  }, textSize)
}

async function expectWhole(page: Page, where: string): Promise<void> {
  for (const { width, height, textSize = 100 } of SCREENS) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    const message = `${where} at ${width}, letters of ${textSize} %`
    await expect.poll(async () => cutWords(page), { message, timeout: 10_000 }).toEqual([])
    expect(await wordsOverCurves(page), message).toEqual([])
  }
  await setTextSize(page, 100)
}

test('no number breaks and no column is cut where the numbers of a setting are long', async ({
  page,
}) => {
  const statting = new StattingPage(page)
  await statting.open()
  for (const [slot, name] of ['ATK %', '물리내성 %', '크리티컬 대미지 %'].entries()) {
    await statting.pick(slot + 1, name)
    await statting
      .slot(slot + 1)
      .getByRole('button', { name: /최댓값으로$/ })
      .tap()
  }
  const materials = page.getByRole('region', { name: '재료 합계' })
  await expect(materials).toContainText(/이번 \+\d{2,3},\d{3}/)
  await expectWhole(page, 'the settings')
})

test('nor in what was found automatically, its charts and tables', async ({ page }) => {
  await page.goto('/statting/auto')
  await untilAlive(page)
  await page.getByRole('button', { name: '예시로 해 보기' }).tap()
  await expect(page.getByText(/걸렸어요/)).toBeVisible({ timeout: 30_000 })
  // By its key: what stands above it may still grow.
  await page.locator('summary', { hasText: '그래프와 표' }).press('Enter')
  await expect(page.getByRole('heading', { name: '성공률과 재료' })).toBeVisible()
  await expectWhole(page, 'the answer')
})

test('nor in what a search or a picker finds', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('button', { name: /검색/ }).first().tap()
  await page.getByRole('combobox').last().fill('골렘')
  await expect(page.getByRole('option').nth(8)).toBeVisible()
  await expectWhole(page, 'the search')

  const character = new CharacterPage(page)
  await character.open()
  const weapon = await character.unfold('주무기')
  await weapon.getByRole('combobox', { name: '주무기 고르기' }).tap()
  await page.getByRole('dialog').getByRole('combobox').last().fill('크뎀 5')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectWhole(page, 'the picker')
})

test('the end of a page is read above its dock', async ({ page }) => {
  for (const path of ['/statting', '/skill/combo', '/current-price', '/crysta/bakuzan']) {
    await page.goto(path)
    await untilAlive(page)
    await setTextSize(page, 130)
    const last = page.locator('footer').getByText('게임 이미지를 쓰지 않아요')
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const top = await page.evaluate(() => {
          const dock = [...document.querySelectorAll('section')].find(
            (one) => getComputedStyle(one).position === 'fixed',
          )
          return dock?.getBoundingClientRect().top ?? 0
        })
        const box = await last.boundingBox()
        return top - (box === null ? Infinity : box.y + box.height)
      }, path)
      .toBeGreaterThanOrEqual(0)
  }
})

test('nor in a boss at its hardest', async ({ page }) => {
  await page.goto('/boss/gravicep')
  await untilAlive(page)
  await page.getByRole('group', { name: '난이도' }).getByRole('radio').last().check()
  await expectWhole(page, 'the boss')
})

test('nor in what a replacement changes', async ({ page }) => {
  const character = new CharacterPage(page)
  await character.open()
  const weapon = await character.unfold('주무기')
  await character.pick(weapon.getByRole('combobox', { name: '주무기 고르기' }), '크뎀 5')
  await character.type('STR', 510)
  await character.type('VIT', 510)
  await expectWhole(page, 'the character')
  await weapon.getByRole('button', { name: /^주무기 크리스타 1: 바꾸면/ }).tap()
  const dialog = page.getByRole('dialog', { name: '이걸로 바꾸면' })
  const rows = dialog.getByRole('list', { name: '가장 좋은 대체' })
  await rows.getByRole('button').first().tap()
  const table = dialog.getByRole('table')
  await expect(table).toContainText('늘어요')
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
    // The last column says what it is about: it is seen without scrolling.
    await expect
      .poll(
        () => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
        {
          message: `the table at ${width}`,
          timeout: 3_000,
        },
      )
      .toBeLessThanOrEqual(1)
    expect(await cutWords(page)).toEqual([])
  }
})
