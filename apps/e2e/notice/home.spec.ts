import { freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { kst, openLive, postEvent, postNotice } from './posts.ts'

test('home tells of notices and running events, and nothing moves when they come', async ({
  page,
  people,
}) => {
  const editor = await people.voice('EDITOR')
  const name = freshName()
  await postNotice(editor, { title: `집에서 읽을 글 ${name}`, body: '본문' })
  // The one that ends first comes first.
  await postEvent(editor, { title: `곧 끝날 것 ${name}`, startAt: kst(-1, 0), endAt: kst(1, 0) })

  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { movedForTest: moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        moved.push((entry as PerformanceEntry & { value: number }).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openLive(page, '/')
  const news = page.getByRole('region', { name: '공지' })
  const running = page.getByRole('region', { name: '지금 진행 중' })
  await expect(news.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect(running.getByRole('listitem').first()).toContainText(/D-DAY|D-1/)
  const moved = await page.evaluate(
    () => (window as unknown as { movedForTest: number[] }).movedForTest,
  )
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)

  await postNotice(editor, { title: `나중에 온 글 ${name}`, body: '본문' })
  await expect(news.getByRole('link', { name: new RegExp(`나중에 온 글 ${name}`) })).toBeVisible()
})

test.describe('when the server does not answer', () => {
  test.use({ expectedNoise: [[/ERR_FAILED/], { scope: 'test' }] })

  test('home says so in the same place', async ({ page }) => {
    await page.route(/\/api\/(?:notification|event|live)/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('region', { name: '공지' })).toContainText('불러오지 못했어요', {
      timeout: 20_000,
    })
    await expect(page.getByRole('link', { name: /옵션 부여 시작하기/ })).toBeVisible()
  })
})
