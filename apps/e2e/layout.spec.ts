import { expect, test } from './watch-console.ts'
import { untilAlive } from './alive.ts'
import { WITH_MOTION } from './with-motion.ts'

test.use(WITH_MOTION)

test('the drawer opens from the right with the specified groups, and hides what is for debugging', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('navigation', { name: '메뉴' }).getByRole('link')).toHaveText([
    '크리스타',
    '강화 트리',
    '스킬 포인트',
    '내 캐릭터',
    '옵션 부여',
    '자동 부여',
    '레지스트릿',
    '메인 퀘스트',
    '이벤트 일정',
    '시세',
    '차트',
  ])
  // The other public screens stand beside them.
  const others = drawer.getByRole('navigation', { name: '다른 화면' })
  for (const name of ['보스 정보', '장비 검색', '요리 주소', '직업 가이드', '공지', '도움말'])
    await expect(others.getByRole('link', { name, exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: '옵션 부여' }).click()
  await expect(page).toHaveURL(/\/statting$/)
  await expect(drawer).toBeHidden()
})

test('the mode switch has three ways, is kept, and reaches other tabs', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto('/')
  await untilAlive(page)
  const other = await context.newPage()
  await other.goto('/about')
  await page.getByRole('radio', { name: '어둡게' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: '어둡게' })).toBeChecked()
  await page.getByRole('radio', { name: '밝게' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('"?" shows every key, and G with a letter leads on, also with Korean letters', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/boss')
  await untilAlive(page)
  await page.keyboard.press('Shift+Slash')
  const sheet = page.getByRole('dialog', { name: '단축키' })
  await expect(sheet.getByRole('region', { name: '옵션 부여' })).toContainText('Alt + 1 … 8')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.evaluate(() => {
    for (const init of [
      { key: 'ㅎ', code: 'KeyG' },
      { key: 'ㅊ', code: 'KeyC' },
    ])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
  })
  await expect(page).toHaveURL(/\/crysta\/list$/)
})

for (const [from, to] of [
  ['/stat/manual?a=1#x', '/statting?a=1#x'],
  ['/stat/auto', '/statting/auto'],
  ['/leveling/quest', '/quest/main'],
] as const) {
  test(`${from} leads to ${to}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(from)
    await expect(page).toHaveURL(new RegExp(`${to.replace(/[?#]/g, '\\$&')}$`))
  })
}

test.describe('addresses that lead nowhere', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: [[/404 \(Not Found\)/], { scope: 'test' }] })

  for (const path of ['/no-such-page', '/crysta/no/such/page']) {
    test(`${path} shows the specified words and a way out`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(
        page.getByRole('heading', { name: '존재하지 않는 페이지 입니다.' }),
      ).toBeVisible()
      await page.getByRole('link', { name: /홈/ }).first().click()
      await expect(page).toHaveURL(/\/$/)
    })
  }
})

test('/403 shows the specified words', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/403')
  await expect(
    page.getByRole('heading', { name: '해당 페이지의 접근 권한이 존재하지 않습니다.' }),
  ).toBeVisible()
})

test.describe('without a network', () => {
  // The browser itself reports the line to the server that breaks.
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('the planner goes on when the server is gone', async ({ page, context }) => {
    await page.goto('/statting')
    await page.getByRole('button', { name: '옵션 고르기' }).first().click()
    await page.getByRole('option').first().click()
    await context.setOffline(true)
    await page.getByRole('spinbutton').fill('3')
    await page.getByRole('button', { name: /^확정/ }).filter({ visible: true }).click()
    await expect(page.getByRole('region', { name: '확정 기록' })).toContainText('STR +3')
  })
})

test('home leads back to what was begun', async ({ page }) => {
  await page.goto('/statting')
  await page.getByRole('button', { name: '옵션 고르기' }).first().click()
  await page.getByRole('option').first().click()
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: /^확정/ }).filter({ visible: true }).click()
  await page.goto('/')
  await page.getByRole('link', { name: /새 세팅/ }).click()
  await expect(page.getByRole('region', { name: '확정 기록' })).toContainText('STR +3')
})

test('a page at rest is at rest: nothing moves that nobody sees', async ({ page }) => {
  for (const path of ['/', '/statting', '/crysta/list']) {
    await page.goto(path)
    await untilAlive(page)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})
