import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { kst, postEvent, postNotice } from '../notice/posts.ts'
import { freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { goWithin } from '../within-app.ts'

test.use({
  // What a page asks the server for fails without a connection, and the browser says so.
  expectedNoise: [
    [/net::ERR_|Failed to fetch|Failed to load resource|\[http\] network/],
    { scope: 'test' },
  ],
})

/** Pages still come, nothing of the server's data does. */
async function loseServer(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
}

async function findServer(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.unroute('**/api/**')
  await page.context().setOffline(false)
}

/** What the browser has copies of, as one text. */
async function keptPaths(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flatMap((some) => some.map(({ url }) => url)).join(' ')
  })
}

test('a list that could not be had, or of which a copy was shown, comes by itself when the connection is back', async ({
  page,
}) => {
  await loseServer(page)
  await page.goto('/boss')
  const lost = page.getByText('연결을 확인하고 다시 시도해 주세요.')
  await expect(lost).toBeVisible()
  await expect(page.getByRole('log', { name: '알림' })).toBeEmpty()
  await goWithin(page, '/crysta/list')
  await expect(lost).toBeVisible()
  await expect(page.getByRole('log', { name: '알림' })).toBeEmpty()
  await findServer(page)
  await expect(page.getByRole('list', { name: '크리스타' })).toBeVisible({ timeout: 3_000 })
  await goWithin(page, '/boss')
  await expect(page.getByRole('list', { name: '보스' })).toBeVisible({ timeout: 3_000 })

  await goWithin(page, '/registlet')
  // The whole list, not only the first rows, which come with the page.
  await expect(page.getByText(/^모두 \d+개/)).toBeVisible()
  await loseServer(page)
  await page.reload()
  await expect(page.getByText('오프라인 사본')).toBeVisible()
  await expect(page.getByRole('log', { name: '알림' })).toBeEmpty()
  await findServer(page)
  await expect(page.getByText('오프라인 사본')).toBeHidden({ timeout: 3_000 })
  await expect(page.getByRole('list', { name: '레지스트릿' })).toBeVisible()
})

test('events and notices that were read once are read without a connection', async ({
  page,
  people,
  browser,
}) => {
  const writer = await (await browser.newContext()).newPage()
  await people.enter(writer, 'EDITOR')
  const title = `사본 ${freshName('o')}`
  const event = await postEvent(writer, {
    title,
    body: '이벤트의 글이에요.',
    startAt: kst(-1, 10),
    endAt: kst(1, 10),
  })
  const coming = `내일 ${title}`
  await postEvent(writer, { title: coming, startAt: kst(1, 10), endAt: kst(2, 10) })
  const notice = await postNotice(writer, { title, body: '공지의 글이에요.' })
  await writer.context().close()

  const pages = [
    ['/event?when=soon', coming, '/api/event?sort='],
    [`/event/${event}`, '이벤트의 글이에요.', `/api/event/${event}`],
    ['/notion', title, '/api/notification?'],
    [`/notion/${notice}`, '공지의 글이에요.', `/api/notification/${notice}`],
  ] as const
  for (const [path, words, copy] of pages) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect.poll(() => keptPaths(page)).toContain(copy)
  }
  await loseServer(page)
  for (const [path, words] of pages) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect(page.getByText('오프라인 사본').first()).toBeVisible()
    await expect(page.getByRole('log', { name: '알림' })).toBeEmpty()
  }
  // The events of the moment come with their page.
  await page.goto('/event')
  await untilAlive(page)
  await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
})
