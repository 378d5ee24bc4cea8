import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { untilAlive } from '../alive.ts'
import { WITH_MOTION } from '../with-motion.ts'
import { goWithin } from '../within-app.ts'

test.use(WITH_MOTION)

const palette = (page: Page) => page.getByRole('dialog', { name: '전체 검색' })
const field = (page: Page) => page.getByRole('combobox', { name: /찾기$/ })
const options = (page: Page) => palette(page).getByRole('option')

async function ready(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

test('finds and opens anything by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await ready(page, '/about')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('qkznwks')
  await expect(options(page).first()).toContainText('바쿠잔')
  await expect(palette(page).getByText('불러오고 있어요')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/crysta\/list\?id=bakuzan$/)
  await expect(page.getByRole('dialog').getByRole('heading', { name: '바쿠잔' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('공격력 9% 이상 무기')
  await expect(options(page).first()).toContainText('ATK% ≥ 9 · 무기')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kind=weapon&opt=atk_pct\.gte\.9/)
  await expect(page.getByRole('button', { name: 'ATK% ≥ 9 조건 고치기' })).toBeVisible()

  await expect(palette(page)).toBeHidden()
  const search = page.getByRole('button', { name: '전체 검색' })
  await search.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('어두운 화면')
  await expect(options(page).first()).toContainText('어두운 화면으로')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(search).toBeFocused()
})

test('fills the screen of a phone and goes away by going back', async ({ page }) => {
  await ready(page, '/statting')
  await page.getByRole('button', { name: '전체 검색' }).tap()
  await expect(field(page)).toBeVisible()
  await expect
    .poll(() => palette(page).boundingBox())
    .toEqual(expect.objectContaining({ width: 390, height: 844 }))
  await page.goBack()
  await expect(palette(page)).toBeHidden()
  await expect(page).toHaveURL(/\/statting$/)

  await page.getByRole('button', { name: '전체 검색' }).tap()
  await field(page).fill('ㅂㅋㅈ')
  // A quest that only asks for it stands first until the crystas are there.
  await expect(options(page).first()).toHaveText(/^바쿠잔/)
  await options(page).first().tap()
  await expect(page).toHaveURL(/\/crysta\/list\?id=bakuzan$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/statting$/)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('finds in the lists of the last time', { tag: '@desktop' }, async ({ page, context }) => {
    await ready(page, '/about')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('바쿠잔')
    await expect(options(page).first()).toContainText('바쿠잔')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/crysta/all')) !== undefined))
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('강글')
    await expect(options(page).first()).toContainText('강그레프')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'false')
  })
})

test('the result page keeps text and kind in its address', { tag: '@desktop' }, async ({
  page,
}) => {
  await ready(page, '/search?q=골렘')
  const bosses = page.getByRole('region', { name: /^보스/ })
  await expect(bosses.getByRole('listitem').first()).toContainText('골렘')
  await page.getByRole('button', { name: /^보스 \d+$/ }).click()
  await expect(page).toHaveURL(/kind=boss/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^보스 \d+$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('textbox', { name: /찾기$/ }).fill('없는이름이에요')
  await expect(page.getByText(/맞는 것이 없어요/)).toBeVisible()
  await goWithin(page, '/search')
  await page.getByRole('button', { name: /^ㅂㅋㅈ/ }).click()
  const crystas = page.getByRole('region', { name: /^크리스타/ })
  await expect(crystas.getByRole('link', { name: /^바쿠잔/ })).toBeVisible()
})

test('each example on home finds something', async ({ page }) => {
  await ready(page, '/')
  const examples = page.getByRole('list', { name: '이렇게 찾아 보세요' }).getByRole('link')
  for (const text of await examples.allInnerTexts()) {
    await examples.filter({ hasText: text }).click()
    await expect(page.getByText(/^[1-9]\d*개를 찾았어요\.$/)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})

/** How many a list says it shows: 12가지 14줄, 533개 중 8개, 모두 228개. */
const SHOWN = /(?:중|모두) ([\d,]+)개|^([\d,]+)가지/

test('a list that is offered shows as many as the search counted', async ({ page }) => {
  await ready(page, '/about')
  for (const words of ['물관≥5 활', '공속 반지', '크뎀 10 이상 추가장비', '200레벨 이하 보스'])
    await test.step(words, async () => {
      await page.getByRole('button', { name: '전체 검색' }).tap()
      await field(page).fill(words)
      await expect(palette(page).getByText('불러오고 있어요')).toHaveCount(0)
      const offer = options(page).filter({ hasText: '이 조건의' }).first()
      await expect(offer).toContainText(/[1-9][\d,]*개/)
      const [, count = ''] = / · ([\d,]+)개/.exec(await offer.innerText()) ?? []
      await offer.tap()
      await expect(palette(page)).toBeHidden()
      const line = page.getByRole('main').getByText(SHOWN).first()
      await expect(line).toBeVisible()
      await expect
        .poll(async () =>
          SHOWN.exec(await line.innerText())
            ?.slice(1)
            .find(Boolean),
        )
        .toBe(count)
      await page.goBack()
      await expect(page).toHaveURL(/\/about$/)
    })
})
