import type { Page } from '@playwright/test'
import { CharacterPage } from './character/character-page.ts'
import { untilAlive } from './alive.ts'
import { StattingPage } from './statting/statting-page.ts'
import { expect, test } from './watch-console.ts'
import { cutWords } from './whole-numbers.ts'

const SCREENS = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

async function expectWhole(page: Page, where: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await expect
      .poll(async () => cutWords(page), { message: `${where} at ${screen.width}`, timeout: 3_000 })
      .toEqual([])
  }
}

const PAGES = [
  [
    '/',
    '/crysta/list',
    '/crysta/bakuzan',
    '/crysta/tree?id=bakuzan',
    '/crysta/ability?opt=atk_pct',
    '/registlet',
    '/registlet/hard-hit-enhancer',
    '/ability',
    '/ability/str_up',
    '/search?q=골렘',
    '/setting',
  ],
  [
    '/boss',
    '/equipment',
    '/equipment/1h-sword-1stannivsword',
    '/job',
    '/skill/point',
    '/skill/combo',
    '/skill/info',
    '/statting/auto',
    '/comics/potential',
    '/help/statting',
    '/about/data',
  ],
  [
    '/guide/main-quest',
    '/guide/main-quest?view=items',
    '/guide/main-quest?view=curve',
    '/guide/main-quest?view=route',
    '/guide/main-quest?view=compare',
    '/event',
    '/notion',
    '/current-price',
    '/current-price/material-mana',
    '/trend/chart',
    '/cook/address',
    '/correction/crysta/bakuzan',
  ],
]

for (const paths of PAGES) {
  test(`no number breaks and no column is cut: ${paths[0]} and others`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await untilAlive(page)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectWhole(page, path)
    }
  })
}

test('nor where the numbers of a setting are long', async ({ page }) => {
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
