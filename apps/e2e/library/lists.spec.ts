import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../watch-console.ts'
import { WITH_MOTION } from '../with-motion.ts'
import { goWithin } from '../within-app.ts'

test.use(WITH_MOTION)

test('the first crysta is near the top, and its kind one tap away', async ({ page }) => {
  await page.goto('/crysta/list')
  // What was drawn ahead of time gives way to the living page.
  await untilAlive(page)
  const first = page.getByRole('list', { name: '크리스타' }).getByRole('listitem').first()
  await expect(first).toBeVisible()
  // The first rows give way to the whole list: a row may go while it is measured.
  const top = async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  await expect.poll(top).toBeLessThanOrEqual(260)
  const kinds = page.getByRole('main').getByRole('group', { name: '종류' })
  const armor = kinds.getByRole('button', { name: '갑옷' })
  await armor.click()
  await expect(page).toHaveURL(/kind=armor/)
  await expect(armor).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toContainText('갑옷')
  // The last of them is reached sideways; the whole list is the first again.
  await kinds.getByRole('button', { name: '특수' }).click()
  await expect(page).toHaveURL(/kind=armor%2Cspecial/)
  await page.getByRole('button', { name: /^거르기/ }).click()
  const sheet = page.getByRole('dialog', { name: '거르기' })
  await expect(sheet.getByRole('button', { name: '특수', pressed: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await kinds.getByRole('button', { name: '전체' }).click()
  await expect(page).not.toHaveURL(/kind=/)

  await test.step('which crystas give a stat, the largest first', async () => {
    await goWithin(page, '/crysta/ability')
    await page.getByRole('button', { name: 'ATK%', exact: true }).click()
    await expect(page).toHaveURL(/opt=atk_pct/)
    const list = page.getByRole('list', { name: 'ATK% 순위' })
    // Of a long list only what is in sight is drawn.
    await expect(list.getByRole('listitem').nth(3)).toBeVisible()
    const amounts = (await list.getByRole('listitem').allInnerTexts()).map((text) =>
      Number.parseInt(text, 10),
    )
    expect(amounts).toEqual(amounts.toSorted((left, right) => right - left))
  })

  await test.step('what can be done with one stays at the lower edge of its details, in words', async () => {
    await goWithin(page, '/crysta/list?id=zega')
    const detail = page.getByRole('dialog')
    for (const [name, word] of [
      [/ 찜하기$/, '찜하기'],
      [/ 가지고 있음$/, '가지고 있음'],
      [/ 비교에 넣기$/, '비교에 넣기'],
    ] as const) {
      const button = detail.getByRole('button', { name })
      await expect(button).toHaveText(word)
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await detail.getByRole('button', { name: / 찜하기$/ }).click()
    await expect(detail.getByRole('button', { name: / 찜하기$/, pressed: true })).toBeVisible()
    // However far the details are scrolled.
    await detail.getByText('고칠 점 알리기').scrollIntoViewIfNeeded()
    await expect(detail.getByRole('button', { name: / 찜하기$/ })).toBeInViewport({ ratio: 1 })
  })
})

test('every list shows what one asks of it', async ({ page }) => {
  await test.step('a registlet: its effect at any level, and where what is missing drops', async () => {
    await page.goto('/registlet?q=최대 HP Up')
    await page.getByRole('button', { name: '최대 HP Up', exact: true }).click()
    const detail = page.getByRole('dialog')
    await expect(detail.getByText('최대 HP +1000')).toBeVisible()
    await detail.getByRole('slider', { name: '효과를 볼 레벨' }).fill('20')
    await expect(detail.getByText('최대 HP +200')).toBeVisible()
    await detail.getByRole('button', { name: '최대 HP Up 가지고 있음' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/아직 없는 것이 가장 많이 나오는 레벨은/)).toBeVisible()
  })
  await test.step('a boss: what it is at the difficulty of the list', async () => {
    await goWithin(page, '/boss?q=ㅂㄱㄱㄹ')
    const row = page.getByRole('list', { name: '보스' }).getByRole('listitem').first()
    await expect(row).toContainText('발굴 골렘')
    await expect(row).toContainText('3,150')
    await choose(page.getByRole('combobox', { name: '난이도' }), '난이도: 하드')
    await expect(row).toContainText('6,300')
    await expect(page).toHaveURL(/difficulty=hard/)
  })
  await test.step('an ability: what it gives at a tier', async () => {
    await goWithin(page, '/ability?q=STR 증가')
    await expect(page.getByText('STR +1', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'T5 주황' }).click()
    await expect(page.getByText('STR +5', { exact: true })).toBeVisible()
  })
  await test.step('equipment: words and stats together', async () => {
    await goWithin(page, '/equipment')
    await page.getByRole('textbox', { name: /^이름, 초성, 옵션/ }).fill('한손검 STR% 1 이상')
    const chips = page.getByRole('region', { name: '지금 거르는 조건' })
    await expect(chips).toContainText('STR% ≥ 1')
    await expect(chips).toContainText('한손검')
    const first = page.getByRole('list', { name: '장비' }).getByRole('listitem').first()
    await expect(first).toContainText('STR% +')
    await first.getByRole('button').first().click()
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: '얻는 곳', exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('a job: its guide', async () => {
    await goWithin(page, '/job')
    await page.getByRole('button', { name: '활', exact: true }).click()
    await page.getByRole('link', { name: /궁수/ }).click()
    await expect(page).toHaveURL('/job/archer')
    await expect(page.getByRole('heading', { level: 1, name: '궁수' })).toBeVisible()
  })
})

test('no screen of the library scrolls sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/crysta/list?q=atk&compare=bakuzan,vulture')
  await expectFit(page)
  for (const path of [
    '/crysta/tree?id=bakuzan',
    '/crysta/ability?opt=atk_pct',
    '/registlet',
    '/boss',
    '/ability',
    '/equipment',
    '/job',
    '/job/archer',
  ]) {
    await goWithin(page, path)
    await expectFit(page)
  }
})

async function expectFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('list').or(page.getByText('안내')).first(),
  ).toBeVisible()
  // Phones widen the window to what sticks out, so it is measured against the screen.
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(360)
}
